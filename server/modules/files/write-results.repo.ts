import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'
import { rowAsJson, STAMPS } from './import-change.repo'
import type { ImportScope } from './import-scope'
import { RESULT_COLUMNS } from './result-values'

export const CHANGE_COLUMNS = ['result_id', 'meet_event_seqno', ...RESULT_COLUMNS]
export const LEG_COLUMNS = [
  ...['result_id', 'is_new', 'leg', 'club_id', 'person_id', 'swimmer_name', 'time_hundredths', 'reaction_hundredths'],
]
const VISITOR_KEY = ['external_event_id', 'round', 'swimmer_name', 'club_name', 'relay_letter']
const VISITOR_VALUES = ['time_hundredths', 'status', 'exhibition', 'place', 'gender', 'set_lib_id', 'facility_type']
export const VISITOR_COLUMNS = [
  ...['external_event_id', 'round', 'set_lib_id', 'swimmer_name', 'club_name', 'gender', 'facility_type'],
  ...['time_hundredths', 'status', 'exhibition', 'place', 'relay_letter'],
]

const refs = (columns: readonly string[], alias?: string) =>
  sql.join(columns.map((column) => sql.ref(alias ? `${alias}.${column}` : column)))

/** Tables for what cannot go into its table at once; they end with the transaction. */
export async function createStages(db: Kysely<Database>): Promise<void> {
  await sql`create temp table stage_change on commit drop as select ${refs(CHANGE_COLUMNS)} from result with no data`.execute(
    db,
  )
  await sql`create temp table stage_leg on commit drop as
    select result_id, true as is_new, ${refs(LEG_COLUMNS.filter((column) => !['result_id', 'is_new'].includes(column)))}
    from result_leg with no data`.execute(db)
  await sql`create temp table stage_visitor on commit drop as select ${refs(VISITOR_COLUMNS)} from visitor_result with no data`.execute(
    db,
  )
}

/** Writes the changed columns of results and keeps what they were. */
export async function applyChanges(db: Kysely<Database>, importId: number, userId: number | null): Promise<void> {
  await sql`
    insert into import_change (import_id, table_name, row_id, before, after)
    select ${importId}, 'result', s.result_id, ${rowAsJson('r', [...RESULT_COLUMNS, ...STAMPS])}, ${rowAsJson('s', RESULT_COLUMNS)}
    from stage_change s join result r using (result_id)`.execute(db)
  const assignments = RESULT_COLUMNS.map((column) => sql`${sql.ref(column)} = ${sql.ref(`s.${column}`)}`)
  await sql`
    update result r set ${sql.join(assignments)}, meet_event_seqno = coalesce(r.meet_event_seqno, s.meet_event_seqno),
      update_date = now(), updated_by = ${userId}, update_source = 'import'
    from stage_change s where r.result_id = s.result_id`.execute(db)
}

const LEG_VALUES = ['club_id', 'person_id', 'swimmer_name', 'time_hundredths', 'reaction_hundredths']

/** Adds and changes relay legs; those of relays that were here are kept in the journal, all legs of a relay as one list. */
export async function mergeLegs(db: Kysely<Database>, importId: number): Promise<void> {
  const list = sql`(select coalesce(jsonb_agg(${rowAsJson('l', ['leg', ...LEG_VALUES])} order by l.leg), '[]')
    from result_leg l where l.result_id = s.result_id)`
  const changed = sql`(select distinct result_id from stage_leg where not is_new) s`
  await sql`
    insert into import_change (import_id, table_name, row_id, before, after)
    select ${importId}, 'result_leg', s.result_id, ${list}, '[]' from ${changed}`.execute(db)
  await sql`
    insert into result_leg (result_id, leg, ${refs(LEG_VALUES)}) select result_id, leg, ${refs(LEG_VALUES)} from stage_leg
    on conflict (result_id, leg) do update
    set ${sql.join(LEG_VALUES.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}`.execute(db)
  await sql`
    update import_change c set after = ${list} from ${changed}
    where c.import_id = ${importId} and c.table_name = 'result_leg' and c.row_id = s.result_id`.execute(db)
}

/**
 * Adds the swims of other clubs that this importer has not seen yet, and updates the ones it has: a blank leaves what was
 * known. Returns how many are new.
 */
export async function mergeVisitors(
  db: Kysely<Database>,
  meetId: number,
  { importId, clubId, leagueSeqno }: ImportScope,
): Promise<number> {
  const mine = sql`v.meet_id = ${meetId} and v.club_id is not distinct from ${clubId}::int
    and v.league_seqno is not distinct from ${leagueSeqno}::int`
  // programs write the same name in capitals or not
  const sameKey = sql.join(
    VISITOR_KEY.map(
      (column) => sql`coalesce(lower(${sql.ref(`v.${column}`)}), '') = coalesce(lower(${sql.ref(`s.${column}`)}), '')`,
    ),
    sql` and `,
  )
  await sql`
    update visitor_result v
    set ${sql.join(VISITOR_VALUES.map((column) => sql`${sql.ref(column)} = coalesce(${sql.ref(`s.${column}`)}, ${sql.ref(`v.${column}`)})`))}
    from stage_visitor s where ${mine} and ${sameKey}`.execute(db)
  const { numAffectedRows } = await sql`
    insert into visitor_result (import_id, club_id, league_seqno, meet_id, ${refs(VISITOR_COLUMNS)})
    select ${importId}, ${clubId}::int, ${leagueSeqno}::int, ${meetId}, ${refs(VISITOR_COLUMNS, 's')} from stage_visitor s
    where not exists (select from visitor_result v where ${mine} and ${sameKey})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
