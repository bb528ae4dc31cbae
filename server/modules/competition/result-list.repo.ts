import { sql, type Kysely } from 'kysely'
import { badInput } from '../../checked-input'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import {
  and,
  filterEvents,
  filtersSwimmer,
  relayAgeCondition,
  swimConditions,
  swimmerConditions,
  swimmerJoins,
  type Condition,
  type SwimFilter,
} from './result-filter'
import { scopeCondition, type ResultScope } from './result-scope'
import type { LibraryEvent } from './reference'
import { readResultPage, type ResultRow } from './result.repo'

export interface ResultListFilter extends SwimFilter {
  /** one swim per athlete (or relay team), event and course: the fastest, of equal ones the earliest */
  bestOnly: boolean
  /** relay lead-offs are swims of their own in lists of bests and of one athlete */
  leadOffs: boolean
  /** only bests of an athlete swum on this day or later, YYYY-MM-DD */
  newSince?: string | null
  /** a column of the list, '-' before it turns the order round; default by event, then by time */
  orderBy?: string | null
}

/** Orders other than by event; the swim is `x` and its athlete `n` there. */
const orders: Record<string, Condition> = {
  firstName: sql`n.first_name collate "und-x-icu"`,
  lastName: sql`n.last_name collate "und-x-icu"`,
  resultDate: sql`x.result_date`,
  resultTime: sql`case when x.counts then x.time_hundredths end`,
  place: sql`x.place`,
  meetName: sql`(select m.meet_name from meet m where m.meet_id = x.meet_id)`,
}

function orderOf(orderBy: string | null | undefined): { joins: Condition; first: Condition } {
  const name = orderBy?.replace(/^-/, '')
  if (!name || name === 'event') return { joins: sql``, first: sql`` }
  const by = orders[name]
  if (!by) throw badInput({ orderBy: 'There is no such order' })
  return {
    joins: sql`join result x on x.result_id = s.result_id left join person n on n.person_id = x.person_id`,
    first: sql`${by} ${orderBy!.startsWith('-') ? sql`desc` : sql`asc`} nulls last,`,
  }
}

/**
 * The swims of one page, in the order of events, then by time; swims that do not count stand at the end of their event.
 * One statement, and another one when the page lies behind the end.
 * @throws BAD_INPUT for an order that the list does not have
 */
export async function findSwims(
  db: Kysely<Database>,
  scope: ResultScope,
  filter: ResultListFilter,
  page: Page,
): Promise<Connection<ResultRow>> {
  const events = filterEvents(scope.reference.events, filter)
  const swims = filter.bestOnly ? bests(scope, filter, events) : all(scope, filter, events)
  const { joins, first } = orderOf(filter.orderBy)
  const byEvent = sql`array_position(${idsOf(events)}, s.set_lib_id)`
  const order = sql`${first} ${byEvent}, ${filter.bestOnly ? sql`` : sql`not s.counts,`} s.time_hundredths,
    s.result_date, s.result_id`
  return readResultPage(db, swims, order, page, joins)
}

const idsOf = (events: readonly LibraryEvent[]) => sql`${events.map(({ setLibId }) => setLibId)}::int[]`

function shared(scope: ResultScope, filter: ResultListFilter): (Condition | undefined)[] {
  return [
    scopeCondition(scope),
    ...swimConditions(filter),
    filter.leadOffs ? undefined : sql`r.lead_off_of is null`,
    filter.newSince == null ? undefined : isBestSince(filter.newSince),
  ]
}

/**
 * Best swims. Individual swims and relays are two branches, so that the first is answered from the covering index alone,
 * which does not hold the relay's letter.
 */
function bests(scope: ResultScope, filter: ResultListFilter, events: readonly LibraryEvent[]): Condition {
  const conditions = [sql`r.counts`, ...shared(scope, filter)]
  const individual = sql`
    select distinct on (r.person_id, r.set_lib_id) r.result_id, r.set_lib_id, r.time_hundredths, r.result_date
    from result r ${swimmerJoins(filter)}
    where r.set_lib_id = any(${idsOf(events.filter(({ legs }) => legs === 1))}) and r.person_id is not null
      and ${and([...conditions, ...swimmerConditions(filter)])}
    order by r.person_id, r.set_lib_id, r.time_hundredths, r.result_date, r.result_id`
  const relayEvents = relaysOf(filter, events)
  if (relayEvents.length === 0) return individual
  return sql`select * from (${individual}) i union all select * from (
    select distinct on (r.club_id, r.relay_letter, r.gender, r.set_lib_id)
      r.result_id, r.set_lib_id, r.time_hundredths, r.result_date
    from result r join set_lib e on e.set_lib_id = r.set_lib_id
    where r.set_lib_id = any(${idsOf(relayEvents)}) and r.person_id is null
      and ${and([...conditions, relayAgeCondition(filter)])}
    order by r.club_id, r.relay_letter, r.gender, r.set_lib_id, r.time_hundredths, r.result_date, r.result_id) t`
}

/** Every swim with its status. */
function all(scope: ResultScope, filter: ResultListFilter, events: readonly LibraryEvent[]): Condition {
  const columns = sql`r.result_id, r.set_lib_id, r.time_hundredths, r.result_date, r.counts`
  const conditions = shared(scope, filter)
  const needsSwimmer = filtersSwimmer(filter)
  const individualEvents = needsSwimmer ? events.filter(({ legs }) => legs === 1) : events
  const swims = sql`select ${columns} from result r ${swimmerJoins(filter)}
    where r.set_lib_id = any(${idsOf(individualEvents)}) and ${and([...conditions, ...swimmerConditions(filter)])}`
  const relayEvents = needsSwimmer ? relaysOf(filter, events) : []
  if (relayEvents.length === 0) return swims
  return sql`${swims} union all select ${columns} from result r join set_lib e on e.set_lib_id = r.set_lib_id
    where r.set_lib_id = any(${idsOf(relayEvents)}) and r.person_id is null
      and ${and([...conditions, relayAgeCondition(filter)])}`
}

/** Relays belong to no one athlete and have no athlete's name and status. */
const relaysOf = ({ athleteId, inAthleteStatus, search }: SwimFilter, events: readonly LibraryEvent[]) =>
  athleteId != null || inAthleteStatus || search ? [] : events.filter(({ legs }) => legs > 1)

/** The athlete's fastest swim of the event and course, of equal ones the first, swum on the day or later. */
const isBestSince = (
  day: string,
): Condition => sql`r.counts and r.result_date >= ${day}::date and r.person_id is not null
  and not exists (select from result b where b.person_id = r.person_id and b.set_lib_id = r.set_lib_id
    and b.facility_type = r.facility_type and b.counts
    and (b.time_hundredths, b.result_date, b.result_id) < (r.time_hundredths, r.result_date, r.result_id))`

/** Which of these swims are the athlete's best of event and course, all swims of the athlete considered. One statement. */
export async function bestsAmong(db: Kysely<Database>, resultIds: readonly number[]): Promise<Set<number>> {
  if (resultIds.length === 0) return new Set()
  const { rows } = await sql<{ result_id: number }>`
    select r.result_id from result r where r.result_id = any(${[...resultIds]}::int[]) and r.counts
      and not exists (select from result b where b.person_id = r.person_id and b.set_lib_id = r.set_lib_id
        and b.facility_type = r.facility_type and b.counts
        and (b.time_hundredths, b.result_date, b.result_id) < (r.time_hundredths, r.result_date, r.result_id))`.execute(
    db,
  )
  return new Set(rows.map(({ result_id }) => result_id))
}
