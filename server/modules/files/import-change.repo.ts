import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database'

interface JournaledRow {
  importId: number
  table: 'meet' | 'person'
  /** column that names the row */
  key: 'meet_id' | 'person_id'
  rowId: number
  columns: readonly string[]
}

/** Kept with a row of before, so that an undone change leaves no trace: who changed a row since is told by them. */
export const STAMPS = ['update_date', 'updated_by', 'update_source'] as const

/** `jsonb_build_object` of columns of a table's alias: how the journal keeps a row. */
export function rowAsJson(alias: string, columns: readonly string[]): RawBuilder<object> {
  const parts = columns.map((column) => sql`${sql.lit(column)}, ${sql.ref(`${alias}.${column}`)}`)
  return sql<object>`jsonb_build_object(${sql.join(parts)})`
}

/** Writes down what `change` makes of one row, so that the import can be undone. */
export async function journal(db: Kysely<Database>, row: JournaledRow, change: () => Promise<unknown>): Promise<void> {
  const { importId, table, key, rowId, columns } = row
  await sql`
    insert into import_change (import_id, table_name, row_id, before, after)
    select ${importId}, ${table}, ${rowId}, ${rowAsJson('t', [...columns, ...STAMPS])}, '{}' from ${sql.table(table)} t where ${sql.ref(`t.${key}`)} = ${rowId}
    on conflict do nothing`.execute(db)
  await change()
  await sql`
    update import_change c set after = ${rowAsJson('t', columns)} from ${sql.table(table)} t
    where ${sql.ref(`t.${key}`)} = ${rowId} and c.import_id = ${importId} and c.table_name = ${table} and c.row_id = ${rowId}`.execute(
    db,
  )
}
