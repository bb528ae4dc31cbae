import { setTimeout as wait } from 'node:timers/promises'
import { startEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from './embedded'

export interface KeptDatabase {
  /** the server of this moment; its socket folder may change with a restart */
  current(): EmbeddedDatabase
  /** called with each new server after the first */
  onRestart(listener: (server: EmbeddedDatabase) => void): void
  /** ends the server when owned, and looks after it no more */
  stop(): Promise<void>
}

const longestPause = 30_000
/** a server that ran this long starts the back-off anew */
const soundRun = 60_000

/**
 * Starts or attaches to the embedded server and keeps it up: when it ends without being asked (disk full, its owner
 * died) this process starts it again or attaches to whoever was faster, after pauses of 0.1 s doubling to 30 s.
 */
export async function keepEmbedded(options: EmbeddedOptions): Promise<KeptDatabase> {
  let server = await startEmbedded(options)
  const stopping = new AbortController()
  const listeners: ((server: EmbeddedDatabase) => void)[] = []

  const restart = async (pause: number): Promise<number> => {
    // jitter, so that several processes do not all run for the lock at once
    await wait(pause * (0.5 + Math.random()), undefined, { signal: stopping.signal, ref: false })
    try {
      server = await startEmbedded(options)
    } catch (error) {
      options.log('database: start failed, trying again', { reason: (error as Error).message })
      return Math.min(pause * 2, longestPause)
    }
    if (stopping.signal.aborted) await server.stop()
    else for (const listener of listeners) listener(server)
    return 0
  }

  const watch = async () => {
    let pause = 100
    while (!stopping.signal.aborted) {
      const since = Date.now()
      const code = await server.exited
      if (stopping.signal.aborted) return
      options.log('database: the server ended', { code })
      pause = Date.now() - since > soundRun ? 100 : Math.min(pause * 2, longestPause)
      for (let next = pause; next > 0;) {
        pause = next
        next = await restart(pause)
      }
    }
  }
  const watching = watch().catch((error: Error) => {
    if (error.name !== 'AbortError') throw error
  })

  return {
    current: () => server,
    onRestart: (listener) => void listeners.push(listener),
    async stop() {
      stopping.abort()
      await server.stop()
      await watching
    },
  }
}
