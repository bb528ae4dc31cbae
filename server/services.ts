import type { Config } from './config'
import type { Services } from './context'
import type { OpenDatabase } from './db/database'
import type { Log } from './log'
import { listen } from './modules/jobs/listen'
import { Tokens } from './modules/auth/tokens'
import { ViewerCache } from './modules/auth/viewer-cache'

export interface RunningServices extends Services {
  stop(): Promise<void>
}

/** What lives as long as the process, over an open database. */
export function startServices(config: Config, database: OpenDatabase, log: Log): RunningServices {
  const viewers = new ViewerCache(database.web)
  const listening = listen(database.webPool, ['viewer'], (_channel, user) => viewers.hear(user), log)
  return {
    config,
    database,
    log,
    tokens: new Tokens(config.secret, config.session),
    viewers,
    stop: () => listening.stop(),
  }
}
