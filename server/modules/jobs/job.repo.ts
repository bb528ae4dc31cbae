import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../db/database'
import type { Job } from '../../db/database-types'

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]

/** Channel on which a new or handed back job wakes the workers, and the one on which a job's progress is told. */
export const JOB_CHANNEL = 'job'
export const PROGRESS_CHANNEL = 'job_progress'

export interface NewJob {
  kind: string
  payload?: object
  clubId?: number | null
  leagueSeqno?: number | null
  userId?: number | null
  /** while a job with this key is queued or running, no second one is made */
  dedupeKey?: string
  /** default 3 */
  maxAttempts?: number
}

export interface JobRow {
  jobId: number
  kind: string
  state: JobState
  attempts: number
  progress: object
  result: unknown
  error: string | null
  clubId: number | null
  leagueSeqno: number | null
  userId: number | null
}

/**
 * Puts a job into the queue, in the caller's transaction: it exists when that commits, and workers hear of it then.
 * @returns the id of the new job, or of the one that already waits or runs under the same dedupe key
 */
export async function enqueueJob(db: Kysely<Database>, job: NewJob): Promise<number> {
  const { rows } = await sql<{ job_id: number }>`
    insert into job (kind, payload, club_id, league_seqno, user_id, dedupe_key, max_attempts)
    values (${job.kind}, ${JSON.stringify(job.payload ?? {})}::jsonb, ${job.clubId ?? null}, ${job.leagueSeqno ?? null},
      ${job.userId ?? null}, ${job.dedupeKey ?? null}, ${job.maxAttempts ?? 3})
    on conflict (dedupe_key) where dedupe_key is not null and state in ('queued', 'running') do nothing
    returning job_id`.execute(db)
  const jobId = rows[0]?.job_id ?? (await findByDedupeKey(db, job.dedupeKey ?? ''))
  await sql`select pg_notify(${JOB_CHANNEL}, ${job.kind})`.execute(db)
  return jobId
}

async function findByDedupeKey(db: Kysely<Database>, key: string): Promise<number> {
  const row = await db
    .selectFrom('job')
    .select('job_id')
    .where('dedupe_key', '=', key)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()
  if (!row) throw new Error('The job of this key ended while another was asked for: try again')
  return row.job_id
}

/** Jobs by their ids; those that the caller may not see are missing. */
export async function findJobs(db: Kysely<Database>, jobIds: readonly number[]): Promise<Map<number, JobRow>> {
  const rows = await db.selectFrom('job').selectAll().where('job_id', 'in', jobIds).execute()
  return new Map(rows.map((row) => [row.job_id, jobRow(row)]))
}

const jobRow = (row: Selectable<Job>): JobRow => ({
  jobId: row.job_id,
  kind: row.kind,
  state: row.state as JobState,
  attempts: row.attempts,
  progress: row.progress as object,
  result: row.result,
  error: row.error,
  clubId: row.club_id,
  leagueSeqno: row.league_seqno,
  userId: row.user_id,
})

/**
 * Cancels a job that waits or runs; a worker that runs it stops at its next heartbeat and can write nothing to it.
 * @returns false when the job had already ended
 */
export async function cancelJob(db: Kysely<Database>, jobId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ state: 'cancelled', finished_at: sql`now()`, lease_until: null, worker: null })
    .where('job_id', '=', jobId)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await sql`select pg_notify(${JOB_CHANNEL}, 'cancelled')`.execute(db)
  return numUpdatedRows > 0n
}
