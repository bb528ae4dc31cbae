import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import { and, referenceDate } from './result-filter'
import { scopeCondition, type ResultScope } from './result-scope'

/** A swim with the names around it: what lists show of it. The rest is in ResultDetail, for who asks. */
export interface ResultRow {
  result_id: number
  club_id: number
  club_name: string
  team_id: number | null
  person_id: number | null
  first_name: string | null
  last_name: string | null
  birth_date: string | null
  /** the day on which the rule of the meet takes the age; 31 December for who is known by year only */
  age_on: string
  set_lib_id: number
  meet_id: number | null
  meet_name: string | null
  points_table: string | null
  external_event_id: string | null
  gender: string
  facility_type: string
  time_hundredths: number | null
  status: string
  exhibition: boolean
  round: string
  result_date: string
  comments: string | null
  is_official: number
  place: number | null
  meet_points: string | null
  converted_from: unknown
  relay_letter: string | null
  lead_off_of: number | null
  import_id: number | null
  counts: boolean
  update_date: string
  update_source: string
}

const columns = sql`r.result_id, r.club_id, c.club_name, r.team_id, r.person_id, p.first_name, p.last_name, p.birth_date,
  ${referenceDate} as age_on, r.set_lib_id, r.meet_id, m.meet_name, m.points_table, r.external_event_id, r.gender,
  r.facility_type, r.time_hundredths, r.status, r.exhibition, r.round, r.result_date, r.comments, r.is_official, r.place,
  r.meet_points, r.converted_from, r.relay_letter, r.lead_off_of, r.import_id, r.counts, r.update_date, r.update_source`

const around = sql`join result r on r.result_id = i.result_id
  left join club c on c.club_id = r.club_id left join person p on p.person_id = r.person_id
  left join meet m on m.meet_id = r.meet_id`

/** The swims whose result_id the query gives, in no order. One statement. */
export async function readResults(db: Kysely<Database>, ids: RawBuilder<unknown>): Promise<ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    with i as materialized (${ids}) select ${columns} from i ${around}`.execute(db)
  return rows
}

/**
 * One page of the swims of a query, and how many it has in all. One statement, and another one when the page lies behind
 * the end.
 * @param swims query of result_id and what the order needs, as `s`
 * @param order of `s`, without ties; `joins` brings what it needs beside `s`
 */
export async function readResultPage(
  db: Kysely<Database>,
  swims: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { offset, limit }: Page,
  joins: RawBuilder<unknown> = sql``,
): Promise<Connection<ResultRow>> {
  const { rows } = await sql<ResultRow & { total: number }>`
    select ${columns}, i.total from (
      select s.result_id, count(*) over () as total, row_number() over (order by ${order}) as position
      from (${swims}) s ${joins} order by position limit ${limit} offset ${offset}) i ${around}
    order by i.position`.execute(db)
  if (rows[0] || offset === 0) return { nodes: rows, totalCount: rows[0]?.total ?? 0 }
  const counted = await sql<{ total: number }>`select count(*) as total from (${swims}) s`.execute(db)
  return { nodes: [], totalCount: counted.rows[0]!.total }
}

export interface ResultFilter {
  resultId?: number | null
  athleteId?: number | null
  meetId?: number | null
}

/** The results of clubs, newest first. */
export async function listClubResults(
  db: Kysely<Database>,
  scope: ResultScope,
  { resultId, athleteId, meetId }: ResultFilter,
  page: Page,
): Promise<Connection<ResultRow>> {
  const condition = and([
    scopeCondition(scope),
    resultId == null ? undefined : sql`r.result_id = ${resultId}`,
    athleteId == null ? undefined : sql`r.person_id = ${athleteId}`,
    meetId == null ? undefined : sql`r.meet_id = ${meetId}`,
    sql`r.lead_off_of is null`,
  ])
  const swims = sql`select r.result_id, r.result_date from result r where ${condition}`
  return readResultPage(db, swims, sql`s.result_date desc, s.result_id desc`, page)
}
