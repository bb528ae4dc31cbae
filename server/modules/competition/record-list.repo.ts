import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'
import {
  and,
  filterEvents,
  relayAgeCondition,
  swimConditions,
  swimmerConditions,
  swimmerJoins,
  type Condition,
  type SwimFilter,
} from './result-filter'
import { scopeCondition, type LeagueRules, type ResultScope } from './result-scope'

export interface RecordFilter extends Pick<SwimFilter, 'teamId' | 'ageFrom' | 'ageTo' | 'facilityType' | 'stroke'> {
  /** swims that are not official may hold a record too */
  includeUnofficial: boolean
}

/** A swim that holds a record, alone or with others of the same time. */
export interface HeldRecord {
  result_id: number
  set_lib_id: number
  facility_type: string
  gender: string
}

const genders = ['M', 'F', 'X']

/** Courses that were swum in, over all clubs; for lists that name none. One statement. */
export async function swumCourses(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ courses: string[] }>`select swum_courses() as courses`.execute(db)
  return rows[0]!.courses
}

/**
 * Holders of every record of the scope: per event, course and gender the fastest swims, in no order. One statement.
 *
 * Without a filter on the swimmer each record is two probes of an index in the order of times. With one, a probe would
 * walk far down the times (a ten-year-old's record lies behind all the grown-ups), so the swims are filtered first and
 * ranked then.
 */
export async function findRecordHolders(
  db: Kysely<Database>,
  scope: ResultScope,
  filter: RecordFilter,
  courses: readonly string[],
): Promise<HeldRecord[]> {
  const events = filterEvents(scope.reference.events, filter)
  const ids = (relay: boolean) => events.filter(({ legs }) => legs > 1 === relay).map(({ setLibId }) => setLibId)
  const conditions = [
    sql`r.counts`,
    scopeCondition(scope),
    ...swimConditions({ teamId: filter.teamId }),
    ...eligible(scope.rules, filter),
  ]
  const isFiltered = filter.ageFrom != null || filter.ageTo != null
  const holders = isFiltered
    ? sql`select * from (${rankedIndividuals(ids(false), courses, filter, [...conditions, ...swimmerConditions(scope, filter)])}) i
        union all select * from (${rankedRelays(ids(true), courses, filter, conditions)}) t`
    : probes(
        events.map(({ setLibId }) => setLibId),
        courses,
        conditions,
      )
  const { rows } = await sql<HeldRecord>`${holders}`.execute(db)
  return rows
}

/** What the league's rules and the switch let hold a record. */
function eligible({ records, leadOffs }: LeagueRules, { includeUnofficial }: RecordFilter): Condition[] {
  return [
    !includeUnofficial && sql`r.is_official = 1`,
    !records.exhibition && sql`not r.exhibition`,
    !records.timeTrials && sql`r.round <> 'TIME_TRIAL'`,
    !leadOffs.counts && sql`r.lead_off_of is null`,
  ].filter((condition) => condition !== false)
}

function probes(events: readonly number[], courses: readonly string[], conditions: readonly (Condition | undefined)[]) {
  const swims = sql`from result r where r.set_lib_id = e.set_lib_id and r.facility_type = f.facility_type
    and r.gender = g.gender and ${and(conditions)}`
  return sql`
    select h.result_id, e.set_lib_id, f.facility_type, g.gender
    from unnest(${[...events]}::int[]) e(set_lib_id) cross join unnest(${[...courses]}::text[]) f(facility_type)
    cross join unnest(${genders}::text[]) g(gender)
    cross join lateral (select r.time_hundredths ${swims} order by r.time_hundredths limit 1) best
    cross join lateral (select r.result_id ${swims} and r.time_hundredths = best.time_hundredths) h`
}

const fastest = (swims: Condition) => sql`
  select result_id, set_lib_id, facility_type, gender from (
    select s.*, rank() over (partition by set_lib_id, facility_type, gender order by time_hundredths) as place
    from (${swims}) s) ranked where place = 1`

const swimColumns = sql`r.result_id, r.set_lib_id, r.facility_type, r.gender, r.time_hundredths`
const ofEvents = (events: readonly number[], courses: readonly string[]) => sql`
  r.set_lib_id = any(${[...events]}::int[]) and r.facility_type = any(${[...courses]}::text[])
  and r.gender = any(${genders}::text[])`

const rankedIndividuals = (
  events: readonly number[],
  courses: readonly string[],
  filter: RecordFilter,
  conditions: readonly (Condition | undefined)[],
) =>
  fastest(sql`select ${swimColumns} from result r ${swimmerJoins(filter)}
  where ${ofEvents(events, courses)} and ${and(conditions)}`)

const rankedRelays = (
  events: readonly number[],
  courses: readonly string[],
  filter: RecordFilter,
  conditions: readonly (Condition | undefined)[],
) =>
  fastest(sql`select ${swimColumns} from result r join set_lib e on e.set_lib_id = r.set_lib_id
  where ${ofEvents(events, courses)} and ${and([...conditions, relayAgeCondition(filter)])}`)
