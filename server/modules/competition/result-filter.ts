import { sql, type RawBuilder } from 'kysely'
import type { LibraryEvent } from './reference'

/** Filters of lists of swims; absent and null mean no filter. Ages and dates are inclusive. */
export interface SwimFilter {
  gender?: string | null
  stroke?: string | null
  tagSl?: string | null
  /** of one leg */
  distance?: number | null
  noOfLegs?: number | null
  teamId?: number | null
  athleteId?: number | null
  ageFrom?: number | null
  ageTo?: number | null
  fromDate?: string | null
  toDate?: string | null
  facilityType?: string | null
  inAthleteStatus?: readonly string[] | null
  /** part of the athlete's first, last or whole name, in any case */
  search?: string | null
}

export type Condition = RawBuilder<unknown>

export const and = (conditions: readonly (Condition | undefined)[]): Condition => {
  const given = conditions.filter((condition) => condition !== undefined)
  return given.length > 0 ? sql.join(given, sql` and `) : sql`true`
}

/** Events that the filter leaves, in their order. */
export function filterEvents(events: readonly LibraryEvent[], filter: SwimFilter): LibraryEvent[] {
  const { stroke, tagSl, distance, noOfLegs } = filter
  return events.filter(
    (event) =>
      (stroke == null || event.stroke === stroke) &&
      (tagSl == null || event.tags.includes(tagSl)) &&
      (distance == null || event.distance === distance) &&
      (noOfLegs == null || event.legs === noOfLegs),
  )
}

/** Conditions on columns of the swim itself, alias `r`. */
export function swimConditions(filter: SwimFilter): Condition[] {
  const { gender, teamId, athleteId, fromDate, toDate, facilityType } = filter
  return [
    facilityType != null && sql`r.facility_type = ${facilityType}`,
    gender != null && sql`r.gender = ${gender}`,
    teamId != null && sql`r.team_id = ${teamId}`,
    athleteId != null && sql`r.person_id = ${athleteId}`,
    fromDate != null && sql`r.result_date >= ${fromDate}::date`,
    toDate != null && sql`r.result_date <= ${toDate}::date`,
  ].filter((condition) => condition !== false)
}

/** Does the filter ask anything about the swimmer, not only about the swim? */
export const filtersSwimmer = (filter: SwimFilter) =>
  hasAges(filter) || Boolean(filter.inAthleteStatus) || Boolean(filter.search)

const hasAges = ({ ageFrom, ageTo }: SwimFilter) => ageFrom != null || ageTo != null

/** What the conditions on the swimmer need beside `r`: the person as `p`, and the meet as `m` where its rule is not the day of the swim. */
export function swimmerJoins(filter: SwimFilter): Condition {
  if (hasAges(filter)) {
    return sql`join person p on p.person_id = r.person_id
      left join meet m on m.meet_id = r.meet_id and m.age_rule <> 'DAY_OF_SWIM'`
  }
  return filter.inAthleteStatus || filter.search ? sql`join person p on p.person_id = r.person_id` : sql``
}

/** Conditions on `p`, to be used with swimmerJoins. */
export function swimmerConditions(filter: SwimFilter): (Condition | undefined)[] {
  if (!filtersSwimmer(filter)) return []
  const status = filter.inAthleteStatus && sql`p.status = any(${[...filter.inAthleteStatus]}::text[])`
  return [
    ...(status ? [status] : []),
    ...(filter.search ? [nameContains(filter.search)] : []),
    ...ageConditions(filter),
  ]
}

/** The person's name, either way round, contains the text. */
export const nameContains = (text: string): Condition => {
  const pattern = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`
  return sql`(p.first_name || ' ' || p.last_name || ' ' || p.first_name) ilike ${pattern}`
}

/**
 * Age at the swim under the meet's rule (contracts/age.ts says the same in code). Dates are compared, no age is computed:
 * a birthday on 29 February falls on 1 March in other years, which `day - n years` gives and `birth + n years` does not.
 * Without a birth date nothing holds.
 */
export function ageConditions({ ageFrom, ageTo }: SwimFilter): Condition[] {
  return [
    ageFrom != null && sql`p.birth_date <= ${referenceDate} - make_interval(years => ${ageFrom}::int)`,
    ageTo != null && sql`p.birth_date > ${referenceDate} - make_interval(years => ${ageTo}::int + 1)`,
  ].filter((condition) => condition !== false)
}

const endOfSwimYear = sql`make_date(extract(year from r.result_date)::int, 12, 31)`
/** The day on which the rule of the meet `m` takes the age of the swimmer `p` of the swim `r`. */
export const referenceDate = sql`(case when p.birth_year_only then ${endOfSwimYear}
  when m.age_rule is null or m.age_rule = 'DAY_OF_SWIM' then r.result_date
  when m.age_rule = 'FIRST_MEET_DAY' then m.meet_date
  when m.age_rule = 'LAST_MEET_DAY' then coalesce(m.meet_date_to, m.meet_date)
  when m.age_rule = 'FIXED_DATE' then coalesce(m.age_date, r.result_date)
  else ${endOfSwimYear} end)`

/**
 * Condition that a relay's swimmers are all in the age range: as many as the event has legs must be known and in it.
 * Uses `r`, and `e.legs` of the event; undefined without an age filter.
 */
export function relayAgeCondition(filter: SwimFilter): Condition | undefined {
  if (!hasAges(filter)) return undefined
  return sql`e.legs = (select count(*) from result_leg l join person p on p.person_id = l.person_id
    left join meet m on m.meet_id = r.meet_id and m.age_rule <> 'DAY_OF_SWIM'
    where l.result_id = r.result_id and l.leg <= e.legs and ${and(ageConditions(filter))})`
}
