import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'

/** What a swim has beside its ResultRow; read only where a field of it is asked for. */
export interface ResultDetail {
  result_id: number
  team_name: string | null
  set_id: number | null
  meet_event_seqno: number | null
  pulse: number | null
  places: unknown
  heat: number | null
  lane: number | null
  seed_hundredths: number | null
  seed_course: string | null
  timing: string
  reaction_hundredths: number | null
  dq_code: string | null
  dq_text: string | null
  /** [[distance from the start, hundredths from the start], …] */
  splits: unknown
  /** the file that brought the swim */
  file_name: string | null
  created_at: string
}

/** Details by result id. One statement. */
export async function detailsOfResults(
  db: Kysely<Database>,
  resultIds: readonly number[],
): Promise<Map<number, ResultDetail>> {
  const { rows } = await sql<ResultDetail>`
    select r.result_id, t.team_name, r.set_id, r.meet_event_seqno, r.pulse, r.places, r.heat, r.lane, r.seed_hundredths,
      r.seed_course, r.timing, r.reaction_hundredths, r.dq_code, r.dq_text, r.splits, f.file_name, r.created_at
    from result r left join team t on t.team_id = r.team_id left join file_import f on f.import_id = r.import_id
    where r.result_id = any(${[...resultIds]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.result_id, row]))
}
