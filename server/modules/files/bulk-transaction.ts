import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '../../db/database'

/** A transaction of the worker on one connection: `db` for statements, `client` for COPY. */
export interface BulkTransaction {
  db: Kysely<Database>
  client: pg.PoolClient
}

/**
 * Runs `work` in one transaction of the owner role, which no row-level policy binds: check every club id. Its rows are
 * not written to the audit log one by one; call `auditAgain` before the row that stands for all of them.
 */
export async function inBulkTransaction<T>(
  pool: pg.Pool,
  userId: number | null,
  work: (transaction: BulkTransaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  // a failed statement leaves the connection in doubt only when the rollback fails too
  let broken = false
  try {
    await client.query('begin')
    const db = onClient(client)
    await sql`select set_config('app.bulk', 'on', true), set_config('app.role', 'worker', true),
      set_config('app.user_id', ${userId?.toString() ?? ''}, true), set_config('app.origin', 'import', true)`.execute(
      db,
    )
    const result = await work({ db, client })
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => (broken = true))
    throw error
  } finally {
    client.release(broken)
  }
}

/** From here on the rows of this transaction are written to the audit log. */
export async function auditAgain(db: Kysely<Database>): Promise<void> {
  await sql`select set_config('app.bulk', 'off', true)`.execute(db)
}

function onClient(client: pg.PoolClient): Kysely<Database> {
  const lent = { query: client.query.bind(client), release: () => undefined }
  const pool = { connect: async () => lent, end: async () => undefined }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as never }) })
}
