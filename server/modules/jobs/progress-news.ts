import type { Services } from '../../context'
import { PROGRESS_CHANNEL } from './job.repo'
import { listen, type Listening } from './listen'

export interface ProgressNews {
  /** Resolves at the next news of the job, at the latest after `withinMs`. */
  next(jobId: number | null, withinMs: number): Promise<void>
  close(): void
}

interface Hub {
  listening: Listening
  waiting: Set<(jobId: string) => void>
  followers: number
}

const hubs = new WeakMap<Services['database'], Hub>()

/** Progress of jobs as workers tell it: one connection for all who follow, while there is anybody. */
export function progressNews({ database, log }: Pick<Services, 'database' | 'log'>): ProgressNews {
  let hub = hubs.get(database)
  if (!hub) {
    const waiting: Hub['waiting'] = new Set()
    const tell = (_channel: string, jobId: string) => [...waiting].forEach((hear) => hear(jobId))
    hub = { waiting, followers: 0, listening: listen(database.webPool, [PROGRESS_CHANNEL], tell, log) }
    hubs.set(database, hub)
  }
  const { waiting, listening } = hub
  const own = hub
  own.followers++
  let closed = false
  let wake: (() => void) | undefined
  return {
    next: (jobId, withinMs) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer)
          waiting.delete(hear)
          resolve()
        }
        const hear = (told: string) => (told === '' || told === String(jobId)) && done()
        const timer = setTimeout(done, withinMs)
        wake = done
        if (closed) done()
        else waiting.add(hear)
      }),
    close() {
      if (closed) return
      closed = true
      wake?.()
      if (--own.followers > 0) return
      hubs.delete(database)
      void listening.stop()
    },
  }
}
