import { sql, type Kysely } from 'kysely'
import type { Page } from '../../connection'
import type { Database } from '../../db/database'
import { and } from './result-filter'
import { scopeCondition, type ResultScope } from './result-scope'

/** A swim with the names around it, as lists and the entity show it. */
export interface ResultRow {
  result_id: number
  club_id: number
  club_name: string
  team_id: number | null
  team_name: string | null
  person_id: number | null
  first_name: string | null
  last_name: string | null
  birth_date: string | null
  birth_year_only: boolean | null
  set_lib_id: number
  set_id: number | null
  meet_id: number | null
  meet_name: string | null
  meet_date: string | null
  meet_date_to: string | null
  age_rule: string | null
  age_date: string | null
  points_table: string | null
  meet_event_seqno: number | null
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
  pulse: number | null
  place: number | null
  places: unknown
  heat: number | null
  lane: number | null
  seed_hundredths: number | null
  seed_course: string | null
  timing: string
  reaction_hundredths: number | null
  dq_code: string | null
  dq_text: string | null
  meet_points: string | null
  splits: unknown
  converted_from: unknown
  relay_letter: string | null
  lead_off_of: number | null
  import_id: number | null
  file_name: string | null
  counts: boolean
  created_at: string
  update_date: string
  update_source: string
}

const columns = sql`r.result_id, r.club_id, c.club_name, r.team_id, t.team_name, r.person_id, p.first_name, p.last_name,
  p.birth_date, p.birth_year_only, r.set_lib_id, r.set_id, r.meet_id, m.meet_name, m.meet_date, m.meet_date_to,
  m.age_rule, m.age_date, m.points_table, r.meet_event_seqno, r.external_event_id, r.gender, r.facility_type,
  r.time_hundredths, r.status, r.exhibition, r.round, r.result_date, r.comments, r.is_official, r.pulse, r.place, r.places,
  r.heat, r.lane, r.seed_hundredths, r.seed_course, r.timing, r.reaction_hundredths, r.dq_code, r.dq_text, r.meet_points,
  r.splits, r.converted_from, r.relay_letter, r.lead_off_of, r.import_id, f.file_name, r.counts, r.created_at,
  r.update_date, r.update_source`

/** The swims of these ids, in their order; those that the viewer may not see are left out. One statement. */
export async function readResults(db: Kysely<Database>, ids: readonly number[]): Promise<ResultRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ResultRow>`
    select ${columns} from unnest(${[...ids]}::int[]) with ordinality i(result_id, n)
    join result r on r.result_id = i.result_id
    left join club c on c.club_id = r.club_id left join team t on t.team_id = r.team_id
    left join person p on p.person_id = r.person_id left join meet m on m.meet_id = r.meet_id
    left join file_import f on f.import_id = r.import_id
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
