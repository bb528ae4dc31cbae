import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'

/** Rows that new rows will refer to. */
export interface ParentRows {
  table: 'club' | 'set_lib' | 'meet' | 'meet_event' | 'person' | 'file_import'
  key: string
  ids: Iterable<number>
}

/**
 * Copies rows whose references are all among `parents`, checking those once for all rows instead of once a row: each parent
 * is locked as a foreign key's check would lock it, and must be there. Where the owner role may not switch the checks of
 * single rows off (a PostgreSQL of one's own without the grant of CONVENTIONS.md), they run as well.
 */
export async function withCheckedParents<T>(
  db: Kysely<Database>,
  parents: readonly ParentRows[],
  copy: () => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ may: boolean }>`
    select has_parameter_privilege('session_replication_role', 'set') as may`.execute(db)
  if (!rows[0]?.may) return copy()
  for (const one of parents) await lockParents(db, one)
  await sql`set local session_replication_role = replica`.execute(db)
  const result = await copy()
  await sql`set local session_replication_role = origin`.execute(db)
  return result
}

async function lockParents(db: Kysely<Database>, { table, key, ids }: ParentRows): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const { rows } = await sql<{ count: number }>`
    with locked as (select 1 from ${sql.table(table)} where ${sql.ref(key)} = any(${wanted}::int[]) for key share)
    select count(*) from locked`.execute(db)
  if (Number(rows[0]?.count) !== wanted.length) throw new Error(`A row of ${table} that an import refers to is gone`)
}
