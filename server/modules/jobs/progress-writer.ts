import type { Kysely } from 'kysely'
import type { Database } from '../../db/database'
import { writeProgress } from './lease.repo'

const INTERVAL_MS = 200

export interface ProgressWriter {
  write(value: object): void
  /** writes what is left and waits for it */
  flush(): Promise<void>
}

/**
 * Writes the newest progress of a job, at most five times a second and one after the other. It takes a connection of its
 * own from the pool, so that progress is seen while the job's transaction is open. A failure to write is no failure of the job.
 */
export function progressWriter(db: Kysely<Database>, worker: string, jobId: number): ProgressWriter {
  let pending: object | undefined
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let last = 0

  function send(): void {
    timer = undefined
    const value = pending
    if (value === undefined) return
    pending = undefined
    last = Date.now()
    writing = writing.then(() => writeProgress(db, worker, jobId, value)).catch(() => undefined)
  }

  return {
    write(value) {
      pending = value
      timer ??= setTimeout(send, Math.max(0, last + INTERVAL_MS - Date.now()))
    },
    async flush() {
      clearTimeout(timer)
      send()
      await writing
    },
  }
}
