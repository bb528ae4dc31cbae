import { sql, type Kysely } from 'kysely'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import { fetchPage } from '../../db/page'
import { contains } from '../../db/search'

const meets = (db: Kysely<Database>) =>
  db
    .selectFrom('meet as m')
    .leftJoin('facility as f', 'f.id', 'm.facility_id')
    .selectAll('m')
    .select(['f.latitude', 'f.longitude', 'f.country_id', 'f.name as facility_name'])
    .select(
      sql<string | null>`coalesce(nullif(concat_ws(', ', f.address, f.city), ''), m.place_name)`.as('meet_address'),
    )

/** A meet, with what its facility says of the place. */
export type MeetRow = Awaited<ReturnType<ReturnType<typeof meets>['executeTakeFirstOrThrow']>>

export interface MeetFilter {
  meetId?: number | null
  leagueSeqno?: number | null
  clubId?: number | null
  facilityId?: number | null
  state?: string | null
  sport?: string | null
  meetType?: string | null
  /** meets that end on this day or later, YYYY-MM-DD */
  fromDate?: string | null
  /** meets that begin on this day or earlier */
  toDate?: string | null
  /** part of the name */
  search?: string | null
}

/** Meets that the viewer sees, by id, the newest first (specification section 7). */
export async function listMeets(db: Kysely<Database>, filter: MeetFilter, page: Page): Promise<Connection<MeetRow>> {
  const { meetId, leagueSeqno, clubId, facilityId, state, sport, meetType, fromDate, toDate, search } = filter
  let query = meets(db).orderBy('m.meet_id', 'desc')
  if (meetId != null) query = query.where('m.meet_id', '=', meetId)
  if (leagueSeqno != null) query = query.where('m.league_seqno', '=', leagueSeqno)
  if (clubId != null) query = query.where('m.club_id', '=', clubId)
  if (facilityId != null) query = query.where('m.facility_id', '=', facilityId)
  if (state != null) query = query.where('m.state', '=', state)
  if (sport != null) query = query.where('m.sport', '=', sport)
  if (meetType != null) query = query.where('m.meet_type', '=', meetType)
  if (fromDate != null) query = query.where(sql<boolean>`coalesce(m.meet_date_to, m.meet_date) >= ${fromDate}::date`)
  if (toDate != null) query = query.where('m.meet_date', '<=', toDate)
  if (search?.trim()) query = query.where(({ ref }) => contains(ref('m.meet_name'), search))
  return fetchPage(query, page)
}
