import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { UNKNOWN_ERROR } from 'contracts/messages'
import type { Database } from '../../db/database'
import { AppError, describeFailure } from '../../errors'
import type { Log } from '../../log'
import { JobFailure, type JobHandlers, type JobSettings } from './job-handler'
import { JOB_CHANNEL } from './job.repo'
import {
  claimJobs,
  extendLeases,
  failJob,
  finishJob,
  releaseJobs,
  retryJob,
  sweepExhausted,
  type ClaimedJob,
} from './lease.repo'
import { listen, type Listening } from './listen'
import { progressWriter } from './progress-writer'

export interface WorkerOptions {
  db: Kysely<Database>
  pool: pg.Pool
  handlers: JobHandlers
  settings: JobSettings
  log: Log
  /** jobs at the same time; default 2, so that a long one does not keep short ones waiting */
  concurrency?: number
  pollMs?: number
  leaseSeconds?: number
  heartbeatMs?: number
}

export interface JobWorker {
  /** name that the worker's leases carry */
  name: string
  /** takes no more jobs, gives running ones `graceMs` to end, hands the rest back */
  stop(graceMs?: number): Promise<void>
}

const WORKER_DIED = 'The work was cut off several times and was given up. Nothing of it was written.'

/** Runs jobs until stopped: woken by NOTIFY, with a poll as the safety net. */
export function startWorker(options: WorkerOptions): JobWorker {
  const {
    db,
    pool,
    handlers,
    settings,
    log,
    concurrency = 2,
    pollMs = 1_000,
    leaseSeconds = 15,
    heartbeatMs = 5_000,
  } = options
  const name = `${process.pid}-${randomUUID()}`
  const kinds = Object.keys(handlers)
  const running = new Map<number, { abort: AbortController; done: Promise<void> }>()
  let stopped = false
  let filling: Promise<void> | undefined
  let again = false

  function wake(): void {
    if (stopped) return
    if (filling) {
      again = true
      return
    }
    filling = fill()
      .catch((error: unknown) => log('jobs: the queue cannot be read', describeFailure(error)))
      .finally(() => {
        filling = undefined
        if (again) {
          again = false
          wake()
        }
      })
  }

  async function fill(): Promise<void> {
    for (const job of await sweepExhausted(db, WORKER_DIED)) await handlers[job.kind]?.failed?.(db, job, WORKER_DIED)
    while (!stopped && running.size < concurrency) {
      const limit = concurrency - running.size
      const claimed = await claimJobs(db, name, { kinds, limit, leaseSeconds })
      for (const job of claimed) start(job)
      if (claimed.length < limit) return
    }
  }

  function start(job: ClaimedJob): void {
    const abort = new AbortController()
    const done = run(job, abort.signal)
      .catch((error: unknown) => log('jobs: the state of a job cannot be written', describeFailure(error)))
      .finally(() => {
        running.delete(job.jobId)
        wake()
      })
    running.set(job.jobId, { abort, done })
  }

  async function run(job: ClaimedJob, signal: AbortSignal): Promise<void> {
    const handler = handlers[job.kind]
    if (!handler) return
    const progress = progressWriter(db, name, job.jobId)
    try {
      const result = await handler.run({ job, worker: name, signal, db, pool, settings, progress: progress.write })
      await progress.flush()
      await finishJob(db, name, job.jobId, result)
    } catch (error) {
      await progress.flush().catch(() => undefined)
      if (signal.aborted) return
      await ended(job, error)
    }
  }

  async function ended(job: ClaimedJob, error: unknown): Promise<void> {
    const final = error instanceof JobFailure || error instanceof AppError
    if (!final) log('jobs: an attempt failed', { kind: job.kind, jobId: job.jobId, ...describeFailure(error) })
    if (!final && job.attempt < job.maxAttempts) {
      return retryJob(db, name, job.jobId, { error: UNKNOWN_ERROR, delaySeconds: 2 ** job.attempt - 1 })
    }
    const message = final ? error.message : UNKNOWN_ERROR
    if (await failJob(db, name, job.jobId, message)) await handlers[job.kind]?.failed?.(db, job, message)
  }

  async function heartbeat(): Promise<void> {
    if (running.size === 0) return
    const mine = new Set(await extendLeases(db, name, [...running.keys()], leaseSeconds))
    for (const [jobId, { abort }] of running) if (!mine.has(jobId)) abort.abort()
  }

  const listening: Listening = listen(pool, [JOB_CHANNEL], wakeOrCancel, log)
  function wakeOrCancel(_channel: string, payload: string): void {
    if (payload === 'cancelled') void heartbeat().catch(() => undefined)
    else wake()
  }
  const poll = setInterval(wake, pollMs)
  const beat = setInterval(() => void heartbeat().catch(() => undefined), heartbeatMs)
  wake()

  return {
    name,
    async stop(graceMs = 3_000) {
      stopped = true
      clearInterval(poll)
      await listening.stop()
      await filling
      const all = Promise.all([...running.values()].map(({ done }) => done))
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, graceMs).unref())])
      for (const { abort } of running.values()) abort.abort()
      clearInterval(beat)
      await releaseJobs(db, name)
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, graceMs).unref())])
    },
  }
}
