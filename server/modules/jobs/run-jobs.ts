import { openDatabase, type DatabasePlace } from '../../db/database'
import { describeFailure } from '../../errors'
import type { Log } from '../../log'
import { sweepUploads } from '../files/uploads-folder'
import { jobHandlers } from './job-handlers'
import type { JobSettings } from './job-handler'
import { startWorker } from './worker'

/** What a worker needs to know, of values that pass between threads. */
export interface JobsConfig {
  place: DatabasePlace
  settings: JobSettings
}

export interface RunningJobs {
  stop(): Promise<void>
}

/** A transaction and a progress for each of two jobs, the queue, the sweep, and the connection that listens. */
const CONNECTIONS = 8
const SWEEP_MS = 600_000

/** Works on the queue with connections of its own, in whatever thread or process it is called; sweeps expired uploads. */
export function runJobs({ place, settings }: JobsConfig, log: Log): RunningJobs {
  const database = openDatabase({ place, log, ownerConnections: CONNECTIONS })
  const worker = startWorker({ db: database.owner, pool: database.ownerPool, handlers: jobHandlers, settings, log })
  const sweep = () =>
    void sweepUploads(database.owner, settings.uploadsDir).catch((error: unknown) =>
      log('files: expired uploads are not removed', describeFailure(error)),
    )
  const timer = setInterval(sweep, SWEEP_MS)
  sweep()
  return {
    async stop() {
      clearInterval(timer)
      await worker.stop()
      await database.close()
    },
  }
}
