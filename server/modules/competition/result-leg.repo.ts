import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'

export interface ResultLegRow {
  result_id: number
  club_id: number
  leg: number
  person_id: number | null
  /** null for a swimmer who is no person here, or whom the viewer may not see */
  first_name: string | null
  last_name: string | null
  swimmer_name: string | null
  time_hundredths: number | null
  reaction_hundredths: number | null
}

/** Who swam in these relays, by leg. One statement. */
export async function legsOfResults(
  db: Kysely<Database>,
  resultIds: readonly number[],
): Promise<Map<number, ResultLegRow[]>> {
  if (resultIds.length === 0) return new Map()
  const { rows } = await sql<ResultLegRow>`
    select l.result_id, l.club_id, l.leg, l.person_id, p.first_name, p.last_name, l.swimmer_name, l.time_hundredths,
      l.reaction_hundredths
    from result_leg l left join person p on p.person_id = l.person_id
    where l.result_id = any(${[...resultIds]}::int[]) order by l.result_id, l.leg`.execute(db)
  const byResult = new Map<number, ResultLegRow[]>()
  for (const row of rows) {
    const legs = byResult.get(row.result_id)
    if (legs) legs.push(row)
    else byResult.set(row.result_id, [row])
  }
  return byResult
}
