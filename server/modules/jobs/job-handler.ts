import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Database } from '../../db/database'
import type { ClaimedJob } from './lease.repo'

/** What a job runs with. The owner role reads and writes past row-level security: a handler checks clubs itself. */
export interface JobContext {
  job: ClaimedJob
  /** name under which the lease is held, for `holdLease` */
  worker: string
  /** ends when the job was cancelled, taken over by another worker, or the worker stops */
  signal: AbortSignal
  db: Kysely<Database>
  /** for COPY and transactions of one's own connection */
  pool: pg.Pool
  settings: JobSettings
  /** tells how far the job is; written on another connection, a few times a second at most */
  progress(value: object): void
}

export interface JobSettings {
  /** folder of uploaded files */
  uploadsDir: string
}

export interface JobHandler {
  /** Returns what the job's row keeps as its result. An AppError or JobFailure fails the job, anything else is tried again. */
  run(context: JobContext): Promise<unknown>
  /** After the last attempt, also when the worker died in it: brings what the job worked on into a state that says so. */
  failed?(db: Kysely<Database>, job: ClaimedJob, message: string): Promise<void>
}

export type JobHandlers = Record<string, JobHandler>

/** Ends a job for good, with words for the person who waits for it. */
export class JobFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'JobFailure'
  }
}
