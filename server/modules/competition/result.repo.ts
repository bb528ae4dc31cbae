import { sql, type Kysely } from 'kysely'
import type { Page } from '../../connection'
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

/** The swims of these ids, in their order; those that the viewer may not see are left out. One statement. */
export async function readResults(db: Kysely<Database>, ids: readonly number[]): Promise<ResultRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ResultRow>`
    select ${columns} from unnest(${[...ids]}::int[]) with ordinality i(result_id, n)
    join result r on r.result_id = i.result_id
    left join club c on c.club_id = r.club_id left join person p on p.person_id = r.person_id
    left join meet m on m.meet_id = r.meet_id
    order by i.n`.execute(db)
  return rows
}

export interface ResultFilter {
  resultId?: number | null
  athleteId?: number | null
  meetId?: number | null
}

/** Ids of the results of clubs, newest first. One statement, and another one when the page lies behind the end. */
export async function findResults(
  db: Kysely<Database>,
  scope: ResultScope,
  { resultId, athleteId, meetId }: ResultFilter,
  { offset, limit }: Page,
): Promise<{ ids: number[]; totalCount: number }> {
  const condition = and([
    scopeCondition(scope),
    resultId == null ? undefined : sql`r.result_id = ${resultId}`,
    athleteId == null ? undefined : sql`r.person_id = ${athleteId}`,
    meetId == null ? undefined : sql`r.meet_id = ${meetId}`,
    sql`r.lead_off_of is null`,
  ])
  const { rows } = await sql<{ result_id: number; total: number }>`
    select r.result_id, count(*) over () as total from result r where ${condition}
    order by r.result_date desc, r.result_id desc limit ${limit} offset ${offset}`.execute(db)
  const ids = rows.map(({ result_id }) => result_id)
  if (rows[0] || offset === 0) return { ids, totalCount: rows[0]?.total ?? 0 }
  const counted = await sql<{ total: number }>`select count(*) as total from result r where ${condition}`.execute(db)
  return { ids, totalCount: counted.rows[0]!.total }
}
