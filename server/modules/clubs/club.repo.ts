import { sql, type Kysely, type Selectable } from 'kysely'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import { fetchPage } from '../../db/page'
import { contains, equalsIgnoringCase } from '../../db/search'

export type ClubRow = Selectable<Database['club']>

export interface ClubFilter {
  clubId?: number | null
  /** whole name, any case */
  clubName?: string | null
  leagueSeqno?: number | null
  /** part of the name or code */
  search?: string | null
}

/** Clubs by name: the visible ones and those that the viewer has access to. */
export async function listClubs(db: Kysely<Database>, filter: ClubFilter, page: Page): Promise<Connection<ClubRow>> {
  const { clubId, clubName, leagueSeqno, search } = filter
  let query = db.selectFrom('club').selectAll('club').orderBy('club_name').orderBy('club_id')
  if (clubId != null) query = query.where('club_id', '=', clubId)
  if (clubName) query = query.where(({ ref }) => equalsIgnoringCase(ref('club_name'), clubName))
  if (leagueSeqno != null) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('league_club_rel as r')
          .select('r.seqno')
          .whereRef('r.club_id', '=', 'club.club_id')
          .where('r.league_seqno', '=', leagueSeqno),
      ),
    )
  }
  if (search?.trim()) {
    query = query.where(({ ref, or }) => or([contains(ref('club_name'), search), contains(ref('club_code'), search)]))
  }
  return fetchPage(query, page)
}

/** How many athletes each of the viewer's clubs has; a club without any, or of others, is not in the map. */
export async function countAthletes(db: Kysely<Database>, clubIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ club_id: number; athletes: number }>`
    select club_id, athletes from app.athlete_counts(${[...clubIds]}::integer[])`.execute(db)
  return new Map(rows.map(({ club_id, athletes }) => [club_id, athletes]))
}

export async function countTeams(db: Kysely<Database>, clubIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('team')
    .where('club_id', 'in', [...clubIds])
    .groupBy('club_id')
    .select(['club_id', sql<number>`count(*)::int`.as('teams')])
    .execute()
  return new Map(rows.map(({ club_id, teams }) => [club_id, teams]))
}
