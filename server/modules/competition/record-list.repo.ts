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
import type { LibraryEvent } from './reference'
import { readResults, type ResultRow } from './result.repo'
import { scopeCondition, type LeagueRules, type ResultScope } from './result-scope'

export interface RecordFilter extends Pick<SwimFilter, 'teamId' | 'ageFrom' | 'ageTo' | 'facilityType' | 'stroke'> {
  /** swims that are not official may hold a record too */
  includeUnofficial: boolean
}

/** X stands for mixed relays: swimmers are M or F. */
const swimmerGenders = ['M', 'F']
const relayGenders = ['M', 'F', 'X']

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
): Promise<ResultRow[]> {
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
    ? sql`select * from (${rankedIndividuals(ids(false), courses, filter, [...conditions, ...swimmerConditions(filter)])}) i
        union all select * from (${rankedRelays(ids(true), courses, filter, conditions)}) t`
    : probes(events, courses, conditions)
  return readResults(db, holders)
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

const gendersOf = ({ legs }: LibraryEvent) => (legs > 1 ? relayGenders : swimmerGenders)

function probes(
  events: readonly LibraryEvent[],
  courses: readonly string[],
  conditions: readonly (Condition | undefined)[],
) {
  const pairs = events.flatMap((event) => gendersOf(event).map((gender) => ({ id: event.setLibId, gender })))
  // materialized, or the planner may look for the holders first and probe once for each swim
  return sql`
    with best as materialized (
      select e.set_lib_id, e.gender, f.facility_type, b.time_hundredths
      from unnest(${pairs.map(({ id }) => id)}::int[], ${pairs.map(({ gender }) => gender)}::text[]) e(set_lib_id, gender)
      cross join unnest(${[...courses]}::text[]) f(facility_type)
      cross join lateral (select r.time_hundredths from result r where r.set_lib_id = e.set_lib_id
        and r.facility_type = f.facility_type and r.gender = e.gender and ${and(conditions)}
        order by r.time_hundredths limit 1) b)
    select h.result_id from best cross join lateral (
      select r.result_id from result r where r.set_lib_id = best.set_lib_id and r.facility_type = best.facility_type
        and r.gender = best.gender and r.time_hundredths = best.time_hundredths and ${and(conditions)}) h`
}

const fastest = (swims: Condition) => sql`
  select result_id from (
    select s.*, rank() over (partition by set_lib_id, facility_type, gender order by time_hundredths) as place
    from (${swims}) s) ranked where place = 1`

const swimColumns = sql`r.result_id, r.set_lib_id, r.facility_type, r.gender, r.time_hundredths`
const ofEvents = (events: readonly number[], courses: readonly string[], of: readonly string[]) => sql`
  r.set_lib_id = any(${[...events]}::int[]) and r.facility_type = any(${[...courses]}::text[])
  and r.gender = any(${[...of]}::text[])`

const rankedIndividuals = (
  events: readonly number[],
  courses: readonly string[],
  filter: RecordFilter,
  conditions: readonly (Condition | undefined)[],
) =>
  fastest(sql`select ${swimColumns} from result r ${swimmerJoins(filter)}
  where ${ofEvents(events, courses, swimmerGenders)} and ${and(conditions)}`)

const rankedRelays = (
  events: readonly number[],
  courses: readonly string[],
  filter: RecordFilter,
  conditions: readonly (Condition | undefined)[],
) =>
  fastest(sql`select ${swimColumns} from result r join set_lib e on e.set_lib_id = r.set_lib_id
  where ${ofEvents(events, courses, relayGenders)} and ${and([...conditions, relayAgeCondition(filter)])}`)
