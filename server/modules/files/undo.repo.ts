import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database'
import { rowAsJson, STAMPS } from './import-change.repo'

export type RestorableTable = 'result' | 'meet' | 'person'

const keys: Record<RestorableTable, string> = { result: 'result_id', meet: 'meet_id', person: 'person_id' }

/** Gives rows the values that they had before the import, where they still are as the import left them. */
export async function restoreRows(
  db: Kysely<Database>,
  importId: number,
  table: RestorableTable,
): Promise<{ restored: number; kept: number[] }> {
  const { rows } = await sql<{ row_id: number; columns: string[] }>`
    select row_id, array(select jsonb_object_keys(after) order by 1) as columns from import_change
    where import_id = ${importId} and table_name = ${table}`.execute(db)
  const byColumns = new Map<string, { columns: string[]; ids: number[] }>()
  for (const { row_id, columns } of rows) {
    const group = byColumns.get(columns.join()) ?? { columns, ids: [] }
    group.ids.push(row_id)
    byColumns.set(columns.join(), group)
  }
  const restored: number[] = []
  for (const { columns, ids } of byColumns.values())
    restored.push(...(await restoreGroup(db, importId, table, columns, ids)))
  const done = new Set(restored)
  return { restored: restored.length, kept: rows.map(({ row_id }) => row_id).filter((id) => !done.has(id)) }
}

async function restoreGroup(
  db: Kysely<Database>,
  importId: number,
  table: RestorableTable,
  columns: readonly string[],
  ids: readonly number[],
): Promise<number[]> {
  const assignments = [...columns, ...STAMPS].map((column) => sql`${sql.ref(column)} = ${sql.ref(`b.${column}`)}`)
  const key = sql.ref(`t.${keys[table]}`)
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} t set ${sql.join(assignments)}
    from import_change c, jsonb_populate_record(null::${sql.table(table)}, c.before) b
    where c.import_id = ${importId} and c.table_name = ${table} and c.row_id = any(${ids}::int[]) and ${key} = c.row_id
      and ${rowAsJson('t', columns)} = c.after
    returning ${key} as id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The legs of relays as they were, where they still are as the import left them. */
export async function restoreLegs(db: Kysely<Database>, importId: number): Promise<number> {
  const columns = ['leg', 'club_id', 'person_id', 'swimmer_name', 'time_hundredths', 'reaction_hundredths']
  const { rows } = await sql<{ row_id: number }>`
    select c.row_id from import_change c
    where c.import_id = ${importId} and c.table_name = 'result_leg' and c.after =
      (select jsonb_agg(${rowAsJson('l', columns)} order by l.leg) from result_leg l where l.result_id = c.row_id)`.execute(
    db,
  )
  const ids = rows.map(({ row_id }) => row_id)
  await sql`delete from result_leg where result_id = any(${ids}::int[])`.execute(db)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`
    insert into result_leg (result_id, ${names}) select c.row_id, ${names}
    from import_change c, jsonb_populate_recordset(null::result_leg, c.before) b
    where c.import_id = ${importId} and c.table_name = 'result_leg' and c.row_id = any(${ids}::int[])`.execute(db)
  return ids.length
}

/** Takes back the member ids that the import gave to people who were here. */
export async function removeMemberIds(db: Kysely<Database>, importId: number): Promise<void> {
  await sql`
    delete from person_identifier i using import_change c
    where c.import_id = ${importId} and c.table_name = 'person_identifier' and i.person_id = c.row_id
      and i.scheme = c.after ->> 'scheme' and i.value = c.after ->> 'value'`.execute(db)
}

const unchanged = (alias: string) => sql`${sql.ref(`${alias}.update_date`)} = ${sql.ref(`${alias}.created_at`)}`

/** Results are found by their meet: there is no index of imports. */
const ofItsMeet = (alias: string, importId: number) =>
  sql`${sql.ref(`${alias}.meet_id`)} = (select meet_id from file_import where import_id = ${importId})`

/** Removes the results that the import added and nobody changed since; a relay stays while its lead-off does. */
export async function removeResults(db: Kysely<Database>, importId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from result r where r.import_id = ${importId} and ${ofItsMeet('r', importId)} and ${unchanged('r')}
      and not exists (select from result l where l.lead_off_of = r.result_id
        and (l.import_id is distinct from ${importId} or not ${unchanged('l')}))`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export async function removeVisitors(db: Kysely<Database>, importId: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('visitor_result').where('import_id', '=', importId).executeTakeFirst()
  return Number(numDeletedRows)
}

export type RemovableTable = 'person' | 'meet' | 'meet_session' | 'meet_event'

/** Tables whose rows are parts of the row, not users of it. */
const parts: Record<RemovableTable, readonly string[]> = {
  person: ['person_identifier'],
  meet: ['file_import'],
  meet_session: [],
  meet_event: [],
}

/**
 * Removes rows that the import added, that nobody changed since and that nothing refers to, by any foreign key that the
 * database knows. Returns how many went.
 */
export async function removeUnused(db: Kysely<Database>, importId: number, table: RemovableTable): Promise<number> {
  const { rows } = await sql<{ referrer: string; referring: string; referred: string }>`
    select c.conrelid::regclass::text as referrer, f.attname as referring, t.attname as referred
    from pg_constraint c join pg_attribute f on f.attrelid = c.conrelid and f.attnum = c.conkey[1]
      join pg_attribute t on t.attrelid = c.confrelid and t.attnum = c.confkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass`.execute(db)
  const free: RawBuilder<unknown>[] = rows
    .filter(({ referrer }) => !parts[table].includes(referrer))
    .map(
      ({ referrer, referring, referred }) =>
        sql`not exists (select from ${sql.table(referrer)} u where ${sql.ref(`u.${referring}`)} = ${sql.ref(`t.${referred}`)})`,
    )
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} t where t.import_id = ${importId} and ${unchanged('t')}
      and ${sql.join(free, sql` and `)}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export interface KeptRow {
  what: 'result' | 'person' | 'meet'
  label: string
  isChanged: boolean
}

/** What of the import is still there: the first hundred rows, for the report. */
export async function listKept(db: Kysely<Database>, importId: number): Promise<KeptRow[]> {
  const { rows } = await sql<{ what: KeptRow['what']; label: string; is_changed: boolean }>`
    select 'meet' as what, meet_name as label, not ${unchanged('meet')} as is_changed from meet where import_id = ${importId}
    union all
    select 'person', first_name || ' ' || last_name, not ${unchanged('person')} from person where import_id = ${importId}
    union all
    select 'result', coalesce(p.first_name || ' ' || p.last_name, 'Relay ' || r.relay_letter) || ', ' || l.set_desc,
      not ${unchanged('r')}
    from result r join set_lib l using (set_lib_id) left join person p using (person_id)
    where r.import_id = ${importId} and ${ofItsMeet('r', importId)}
    limit 100`.execute(db)
  return rows.map(({ what, label, is_changed }) => ({ what, label, isChanged: is_changed }))
}

/** Names of results that were changed by the import and by somebody after it. */
export async function labelResults(db: Kysely<Database>, resultIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`
    select coalesce(p.first_name || ' ' || p.last_name, 'Relay ' || r.relay_letter) || ', ' || l.set_desc as label
    from result r join set_lib l using (set_lib_id) left join person p using (person_id)
    where r.result_id = any(${resultIds}::int[]) order by 1 limit 100`.execute(db)
  return rows.map(({ label }) => label)
}
