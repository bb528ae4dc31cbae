import { sql, type Kysely, type RawBuilder, type Selectable, type Updateable, type Insertable } from 'kysely'
import { clubsWith, type Viewer } from 'contracts/viewer'
import { AppError } from '../../errors'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import { columnName } from '../../db/column-names'
import { fetchPage } from '../../db/page'
import { contains } from '../../db/search'

/** A person of a club, with the name of the team. */
export type AthleteRow = Selectable<Database['person']> & { team_name: string | null; club_name: string | null }

export interface AthleteFilter {
  athleteId?: number | null
  clubId?: number | null
  teamId?: number | null
  /** whole address, any case */
  email?: string | null
  status?: string | null
  /** of the team */
  competitiveFlag?: number | null
  /** part of the name, either way round */
  search?: string | null
  /** a column of the list, '-' before it turns the order round */
  orderBy?: string | null
}

/** Names sort as people expect them, not by code point. */
const byName = (column: string) => sql`${sql.ref(column)} collate "und-x-icu"`
const orders: Record<string, RawBuilder<unknown>> = {
  lastName: byName('p.last_name'),
  firstName: byName('p.first_name'),
  teamName: byName('t.team_name'),
  // the younger first, as age is the other way round than the birth date
  age: sql`p.birth_date`,
  gender: sql`p.gender`,
}
const privateOrders: Record<string, RawBuilder<unknown>> = {
  birthDate: sql`p.birth_date`,
  status: sql`p.status`,
  email: sql`lower(p.email)`,
  startMembership: sql`p.start_membership`,
  endMembership: sql`p.end_membership`,
  registrationState: sql`p.registration_state`,
  tryoutDatetime: sql`p.tryout_datetime`,
  updateDate: sql`p.update_date`,
}

const people = (db: Kysely<Database>) =>
  db
    .selectFrom('person as p')
    .leftJoin('team as t', 't.team_id', 'p.team_id')
    .leftJoin('club as c', 'c.club_id', 'p.club_id')

const athletes = (db: Kysely<Database>) => people(db).selectAll('p').select(['t.team_name', 'c.club_name'])

/** What the permission table and the age ask of every row. */
const always = ['p.person_id', 'p.club_id', 'p.birth_date', 'p.birth_year_only'] as const
const elsewhere: Record<string, string | undefined> = {
  teamName: 't.team_name',
  clubName: 'c.club_name',
  createDate: 'p.created_at',
  athleteId: undefined,
  age: undefined,
  identifiers: undefined,
}

/** The columns that these fields show. */
function columnsOf(fields: ReadonlySet<string>) {
  const columns = [...fields]
    .filter((field) => !field.startsWith('__'))
    .map((field) => (field in elsewhere ? elsewhere[field] : `p.${columnName(field)}`))
  return [...new Set([...always, ...columns.filter((column) => column !== undefined)])] as 'p.person_id'[]
}

/**
 * Athletes of the clubs that the viewer sees, by last name unless said. A filter or an order by what only coaches and the
 * people themselves may read finds only rows of which the viewer may read it.
 * @param fields of Athlete that are asked for; the rows lack the columns of the others
 * @throws BAD_INPUT for an order that the list does not have
 */
export async function listAthletes(
  db: Kysely<Database>,
  viewer: Viewer,
  filter: AthleteFilter,
  page: Page,
  fields?: ReadonlySet<string>,
): Promise<Connection<AthleteRow>> {
  const { athleteId, clubId, teamId, email, status, competitiveFlag, search } = filter
  const order = orderOf(filter.orderBy)
  const rows = fields ? (people(db).select(columnsOf(fields)) as unknown as ReturnType<typeof athletes>) : athletes(db)
  let query = rows.where('p.is_athlete', '=', true)
  if (athleteId != null) query = query.where('p.person_id', '=', athleteId)
  if (clubId != null) query = query.where('p.club_id', '=', clubId)
  if (teamId != null) query = query.where('p.team_id', '=', teamId)
  if (email) query = query.where(sql`lower(p.email)`, '=', email.trim().toLowerCase())
  if (status) query = query.where('p.status', '=', status)
  if (competitiveFlag != null) query = query.where('t.competitive_flag', '=', competitiveFlag)
  if (search?.trim()) {
    const names = sql<string>`(p.first_name || ' ' || p.last_name || ' ' || p.first_name || ' ' || coalesce(p.preferred_name, ''))`
    query = query.where(contains(names, search))
  }
  query = query.where(seen(viewer, Boolean(email || status) || order.isPrivate))
  return fetchPage(
    query.orderBy(order.by).orderBy(byName('p.last_name')).orderBy(byName('p.first_name')).orderBy('p.person_id'),
    page,
  )
}

function orderOf(text: string | null | undefined) {
  const name = (text || 'lastName').replace(/^-/, '')
  const by = orders[name] ?? privateOrders[name]
  if (!by) throw new AppError('BAD_INPUT', 'There is no such order', { orderBy: 'There is no such order' })
  const isDescending = Boolean(text?.startsWith('-')) !== (name === 'age')
  return { by: sql`${by} ${isDescending ? sql`desc` : sql`asc`} nulls last`, isPrivate: !(name in orders) }
}

/** Row-level security shows members all of their club; whether the club lets them see one another is asked here. */
function seen(viewer: Viewer, whole: boolean): RawBuilder<boolean> {
  if (viewer.role === 'Administrator') return sql`true`
  const open = viewer.clubs.filter(({ membersSeeMembers }) => membersSeeMembers).map(({ clubId }) => clubId)
  const coached = clubsWith(viewer, 'COACH')
  const clubs = whole ? coached : [...new Set([...coached, ...open, ...viewer.leagueClubs])]
  return sql`(p.club_id = any(${clubs}::int[]) or p.person_id = any(${[...viewer.people]}::int[]))`
}

/** One person, or undefined where there is none or the viewer may not see it. */
export async function findAthlete(db: Kysely<Database>, personId: number): Promise<AthleteRow | undefined> {
  return athletes(db).where('p.person_id', '=', personId).executeTakeFirst()
}

/** The person, locked until the transaction ends. */
export async function lockPerson(
  db: Kysely<Database>,
  personId: number,
): Promise<Selectable<Database['person']> | undefined> {
  return db.selectFrom('person').selectAll().where('person_id', '=', personId).forUpdate().executeTakeFirst()
}

export async function insertPerson(db: Kysely<Database>, row: Insertable<Database['person']>): Promise<number> {
  const { person_id } = await db.insertInto('person').values(row).returning('person_id').executeTakeFirstOrThrow()
  return person_id
}

export async function updatePerson(
  db: Kysely<Database>,
  personId: number,
  change: Updateable<Database['person']>,
): Promise<void> {
  await db.updateTable('person').set(change).where('person_id', '=', personId).execute()
}

/** The gender of swims repeats that of their swimmer. */
export async function updateGenderOfSwims(db: Kysely<Database>, personId: number, gender: string): Promise<void> {
  await db
    .updateTable('result')
    .set({ gender })
    .where('person_id', '=', personId)
    .where('gender', '<>', gender)
    .execute()
}

export async function deletePerson(db: Kysely<Database>, personId: number): Promise<void> {
  await db.deleteFrom('person').where('person_id', '=', personId).execute()
}

/** Swims and relay legs of a person, which stand in the way of deleting it. */
export async function countSwims(db: Kysely<Database>, personId: number): Promise<number> {
  const { rows } = await sql<{ swims: number }>`
    select (select count(*) from result where person_id = ${personId})
      + (select count(*) from result_leg where person_id = ${personId}) as swims`.execute(db)
  return rows[0]!.swims
}

export async function teamIsOfClub(db: Kysely<Database>, teamId: number, clubId: number): Promise<boolean> {
  const team = await db
    .selectFrom('team')
    .select('team_id')
    .where('team_id', '=', teamId)
    .where('club_id', '=', clubId)
    .executeTakeFirst()
  return team !== undefined
}

export type IdentifierRow = Selectable<Database['person_identifier']>

/** Ids that federations gave to these people. */
export async function identifiersOfPeople(
  db: Kysely<Database>,
  personIds: readonly number[],
): Promise<Map<number, IdentifierRow[]>> {
  const rows = await db
    .selectFrom('person_identifier')
    .selectAll()
    .where('person_id', 'in', [...personIds])
    .orderBy('scheme')
    .orderBy('value')
    .execute()
  const byPerson = new Map<number, IdentifierRow[]>()
  for (const row of rows) byPerson.set(row.person_id, [...(byPerson.get(row.person_id) ?? []), row])
  return byPerson
}
