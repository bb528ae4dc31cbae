import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'

export interface AttemptLimit {
  /** hash of what is limited */
  key: string
  limit: number
}

/**
 * Writes the attempt down and says whether it may go on. Attempts under the same keys wait for one another, so that a
 * hundred at once count as a hundred. A refused one is not counted: waiting helps, whoever else tries.
 * @returns the time of the attempt, or undefined when a limit is reached
 */
export async function countAttempt(
  db: Kysely<Database>,
  limits: readonly AttemptLimit[],
  windowSeconds: number,
): Promise<string | undefined> {
  const keys = limits.map(({ key }) => key).sort()
  for (const key of keys) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
  await sql`delete from sign_in_attempt where attempt_key = any(${keys}::text[])
    and attempted_at < now() - make_interval(secs => ${windowSeconds})`.execute(db)
  const counts = await db
    .selectFrom('sign_in_attempt')
    .where('attempt_key', 'in', keys)
    .groupBy('attempt_key')
    .select(({ fn }) => ['attempt_key', fn.countAll<number>().as('count')])
    .execute()
  const isFull = ({ key, limit }: AttemptLimit) =>
    counts.some(({ attempt_key, count }) => attempt_key === key && count >= limit)
  if (limits.some(isFull)) return undefined
  const written = await db
    .insertInto('sign_in_attempt')
    .values(keys.map((attempt_key) => ({ attempt_key })))
    .returning('attempted_at')
    .executeTakeFirstOrThrow()
  return written.attempted_at
}

/** A sign-in that went well: the account starts afresh, the address loses this one attempt. */
export async function forgiveAttempts(
  db: Kysely<Database>,
  account: readonly string[],
  address: string,
  attemptedAt: string,
): Promise<void> {
  await sql`delete from sign_in_attempt where attempt_key = any(${account}::text[])
    or (attempt_key = ${address} and attempted_at = ${attemptedAt}::timestamptz)`.execute(db)
}
