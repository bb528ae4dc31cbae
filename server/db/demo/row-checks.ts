import { sql, type Transaction } from 'kysely'
import type { Database } from '../database'

/**
 * Takes foreign keys and audit triggers off tables that are about to get many rows, as a restore does: checking each row
 * by itself takes longer than writing it. Locks the tables until the transaction ends.
 * @returns puts both back; the keys are then checked for all rows at once, and a wrong row ends the transaction
 */
export async function liftRowChecks(
  trx: Transaction<Database>,
  tables: readonly (keyof Database)[],
): Promise<() => Promise<void>> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c where c.contype = 'f' and c.conrelid = any (${[...tables]}::regclass[])`.execute(trx)
  const each = async (statements: string[]) => sql.raw(statements.join(';')).execute(trx)
  await each([
    ...tables.map((table) => `alter table ${table} disable trigger user`),
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
  ])
  return async () => {
    await each([
      ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
      ...tables.map((table) => `alter table ${table} enable trigger user`),
    ])
  }
}
