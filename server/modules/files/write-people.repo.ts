import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'
import type { BulkTransaction } from './bulk-transaction'
import { copyRows } from './copy-rows'
import { journal } from './import-change.repo'
import { cutName, isMemberId, type PlannedPerson } from './plan-people'
import { withCheckedParents } from './parent-rows.repo'
import type { PreparedImport } from './prepared-import'

const PERSON_COLUMNS = [
  ...['person_id', 'club_id', 'first_name', 'last_name', 'preferred_name', 'middle_initial', 'gender'],
  ...['birth_date', 'birth_year_only', 'country', 'import_id', 'created_by', 'updated_by', 'update_source'],
]

/** Adds new people, fills the blanks of known ones, and gives every plan the id of its person. Returns how many are new. */
export async function writePeople({ db, client }: BulkTransaction, prepared: PreparedImport): Promise<number> {
  const plans = [...prepared.people.values()]
  const added = plans.filter(({ verdict, sameAs }) => verdict === 'new' && sameAs === null)
  const ids = await reserveIds(db, 'person', 'person_id', added.length)
  added.forEach((plan, index) => (plan.personId = ids[index]!))
  for (const plan of plans) {
    if (plan.verdict === 'new' && plan.sameAs !== null) plan.personId = prepared.people.get(plan.sameAs)!.personId
  }
  const clubs = added.flatMap(({ clubId }) => clubId ?? [])
  const rows = added.map((plan) => personRow(plan, prepared))
  await withCheckedParents(db, [{ table: 'club', key: 'club_id', ids: clubs }], () =>
    copyRows(client, 'person', PERSON_COLUMNS, rows),
  )
  await addMemberIds(db, plans)
  for (const plan of plans) if (plan.verdict === 'changed') await fillPerson(db, plan, prepared)
  return added.length
}

function personRow({ athlete, clubId, personId }: PlannedPerson, { scope }: PreparedImport) {
  const { firstName, lastName, preferredName, middleInitial, gender, birthDate, birthYearOnly, nation } = athlete
  return [
    ...[personId, clubId, cutName(firstName), cutName(lastName), preferredName && cutName(preferredName)],
    ...[middleInitial, gender, birthDate, birthYearOnly, nation, scope.importId, scope.userId, scope.userId, 'import'],
  ]
}

/** An id that somebody of the club has already is nobody else's. */
async function addMemberIds(db: Kysely<Database>, plans: readonly PlannedPerson[]): Promise<void> {
  const given = plans.filter(({ verdict, athlete }) => verdict === 'new' && isMemberId(athlete.memberId))
  if (given.length === 0) return
  await sql`
    insert into person_identifier (club_id, scheme, value, person_id)
    select * from unnest(${given.map(({ clubId }) => clubId)}::int[], ${given.map(() => MEMBER_SCHEME)}::text[],
      ${given.map(({ athlete }) => athlete.memberId!.trim())}::text[], ${given.map(({ personId }) => personId)}::int[])
    on conflict do nothing`.execute(db)
}

const MEMBER_SCHEME = 'member'

async function fillPerson(
  db: Kysely<Database>,
  { fills, personId, clubId }: PlannedPerson,
  { scope }: PreparedImport,
): Promise<void> {
  const { memberId, ...columns } = fills
  const { importId, userId } = scope
  const row = {
    importId,
    table: 'person' as const,
    key: 'person_id' as const,
    rowId: personId!,
    columns: Object.keys(columns),
  }
  if (row.columns.length > 0) {
    await journal(db, row, () =>
      db
        .updateTable('person')
        .set({ ...columns, update_date: sql`now()`, updated_by: userId, update_source: 'import' })
        .where('person_id', '=', personId!)
        .where('club_id', '=', clubId!)
        .execute(),
    )
  }
  if (memberId === undefined) return
  await sql`
    with added as (insert into person_identifier (club_id, scheme, value, person_id)
      values (${clubId}, ${MEMBER_SCHEME}, ${memberId.trim()}, ${personId}) on conflict do nothing returning person_id, scheme, value)
    insert into import_change (import_id, table_name, row_id, before, after)
    select ${importId}, 'person_identifier', person_id, '{}', jsonb_build_object('scheme', scheme, 'value', value) from added
    on conflict do nothing`.execute(db)
}

/** Takes ids from the sequence of an identity column, for rows that others will refer to before they are there. */
export async function reserveIds(
  db: Kysely<Database>,
  table: string,
  column: string,
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, ${column}))::int as id from generate_series(1, ${count}::int)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
