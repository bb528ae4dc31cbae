import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'
import { JOB_CHANNEL, PROGRESS_CHANNEL } from './job.repo'

export interface ClaimedJob {
  jobId: number
  kind: string
  payload: Record<string, unknown>
  clubId: number | null
  leagueSeqno: number | null
  userId: number | null
  /** 1 for the first run */
  attempt: number
  maxAttempts: number
}

interface ClaimedRow {
  job_id: number
  kind: string
  payload: Record<string, unknown>
  club_id: number | null
  league_seqno: number | null
  user_id: number | null
  attempts: number
  max_attempts: number
}

const claimedJob = (row: ClaimedRow): ClaimedJob => ({
  jobId: row.job_id,
  kind: row.kind,
  payload: row.payload,
  clubId: row.club_id,
  leagueSeqno: row.league_seqno,
  userId: row.user_id,
  attempt: row.attempts,
  maxAttempts: row.max_attempts,
})

/**
 * Takes up to `limit` jobs that are due, or whose worker let the lease run out. Several workers never get the same one.
 * @param leaseSeconds for how long the job is this worker's without a heartbeat
 */
export async function claimJobs(
  db: Kysely<Database>,
  worker: string,
  { kinds, limit, leaseSeconds }: { kinds: readonly string[]; limit: number; leaseSeconds: number },
): Promise<ClaimedJob[]> {
  const { rows } = await sql<ClaimedRow>`
    update job set state = 'running', attempts = attempts + 1, worker = ${worker},
      lease_until = now() + make_interval(secs => ${leaseSeconds})
    where job_id in (
      select job_id from job
      where kind = any(${kinds}::text[]) and ((state = 'queued' and run_at <= now())
        or (state = 'running' and lease_until < now() and attempts < max_attempts))
      order by run_at, job_id limit ${limit} for update skip locked)
    returning job_id, kind, payload, club_id, league_seqno, user_id, attempts, max_attempts`.execute(db)
  return rows.map(claimedJob)
}

/** Prolongs the leases of jobs. Returns the ids that are still this worker's: the others were cancelled or taken over. */
export async function extendLeases(
  db: Kysely<Database>,
  worker: string,
  jobIds: readonly number[],
  leaseSeconds: number,
): Promise<number[]> {
  const { rows } = await sql<{ job_id: number }>`
    update job set lease_until = now() + make_interval(secs => ${leaseSeconds})
    where job_id = any(${jobIds}::int[]) and state = 'running' and worker = ${worker} returning job_id`.execute(db)
  return rows.map((row) => row.job_id)
}

/**
 * To be called in a job's own transaction just before it commits: from then on nobody takes the job over, so that two
 * workers never write the same work. Throws when the lease is no longer this worker's.
 */
export async function holdLease(db: Kysely<Database>, worker: string, jobId: number): Promise<void> {
  const { rows } = await sql`
    select from job where job_id = ${jobId} and state = 'running' and worker = ${worker} for update`.execute(db)
  if (rows.length === 0) throw new Error("The job is no longer this worker's: its work is dropped")
}

/** Writes how far a job is and tells who listens. Nothing happens when the job is no longer this worker's. */
export async function writeProgress(
  db: Kysely<Database>,
  worker: string,
  jobId: number,
  progress: object,
): Promise<void> {
  await sql`
    with written as (update job set progress = ${JSON.stringify(progress)}::jsonb
      where job_id = ${jobId} and state = 'running' and worker = ${worker} returning job_id)
    select pg_notify(${PROGRESS_CHANNEL}, job_id::text) from written`.execute(db)
}

/** Ends a job well. Returns false when it was no longer this worker's. */
export async function finishJob(
  db: Kysely<Database>,
  worker: string,
  jobId: number,
  result: unknown,
): Promise<boolean> {
  const { rows } = await sql`
    update job set state = 'done', result = ${JSON.stringify(result ?? null)}::jsonb, finished_at = now(), lease_until = null
    where job_id = ${jobId} and state = 'running' and worker = ${worker}
    returning pg_notify(${PROGRESS_CHANNEL}, job_id::text)`.execute(db)
  return rows.length > 0
}

/** Ends a job as failed, with the words for the person who waits for it. Returns false when it was no longer this worker's. */
export async function failJob(db: Kysely<Database>, worker: string, jobId: number, error: string): Promise<boolean> {
  const { rows } = await sql`
    update job set state = 'failed', error = ${error}, finished_at = now(), lease_until = null
    where job_id = ${jobId} and state = 'running' and worker = ${worker}
    returning pg_notify(${PROGRESS_CHANNEL}, job_id::text)`.execute(db)
  return rows.length > 0
}

/** Puts a job back for another attempt after `delaySeconds`. */
export async function retryJob(
  db: Kysely<Database>,
  worker: string,
  jobId: number,
  { error, delaySeconds }: { error: string; delaySeconds: number },
): Promise<void> {
  await sql`
    update job set state = 'queued', worker = null, lease_until = null, error = ${error},
      run_at = now() + make_interval(secs => ${delaySeconds})
    where job_id = ${jobId} and state = 'running' and worker = ${worker}`.execute(db)
}

/** Hands back what a stopping worker has not finished: it counts as no attempt, and another worker takes it at once. */
export async function releaseJobs(db: Kysely<Database>, worker: string): Promise<void> {
  await sql`
    with released as (update job set state = 'queued', worker = null, lease_until = null, attempts = attempts - 1
      where state = 'running' and worker = ${worker} returning kind)
    select pg_notify(${JOB_CHANNEL}, kind) from released`.execute(db)
}

/** Fails the jobs whose worker died in their last attempt, and returns them so that their kind can clean up. */
export async function sweepExhausted(db: Kysely<Database>, error: string): Promise<ClaimedJob[]> {
  const { rows } = await sql<ClaimedRow>`
    update job set state = 'failed', error = ${error}, finished_at = now(), lease_until = null
    where job_id in (select job_id from job where state = 'running' and lease_until < now() and attempts >= max_attempts
      for update skip locked)
    returning job_id, kind, payload, club_id, league_seqno, user_id, attempts, max_attempts`.execute(db)
  return rows.map(claimedJob)
}
