import type { Kysely } from 'kysely'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import { fetchPage } from '../../db/page'

// The join leaves out what the viewer does not see: a relation must not tell of a club that is not visible.
const relationQuery = (db: Kysely<Database>) =>
  db
    .selectFrom('league_club_rel as r')
    .innerJoin('club as c', 'c.club_id', 'r.club_id')
    .innerJoin('league as l', 'l.seqno', 'r.league_seqno')
    .select([
      'r.seqno',
      'r.league_seqno',
      'r.club_id',
      'r.update_date',
      'r.update_source',
      'c.club_name',
      'c.club_code',
      'l.name as league_name',
    ])
    .orderBy('c.club_name')
    .orderBy('r.seqno')

export type LeagueClubRelRow = Awaited<ReturnType<ReturnType<typeof relationQuery>['executeTakeFirstOrThrow']>>

export interface LeagueClubRelFilter {
  leagueSeqno?: number | null
  clubId?: number | null
}

/** Which clubs are in which leagues, by club. */
export async function listRelations(
  db: Kysely<Database>,
  { leagueSeqno, clubId }: LeagueClubRelFilter,
  page: Page,
): Promise<Connection<LeagueClubRelRow>> {
  let query = relationQuery(db)
  if (leagueSeqno != null) query = query.where('r.league_seqno', '=', leagueSeqno)
  if (clubId != null) query = query.where('r.club_id', '=', clubId)
  return fetchPage(query, page)
}

export async function listRelationsOfClubs(
  db: Kysely<Database>,
  clubIds: readonly number[],
): Promise<Map<number, LeagueClubRelRow[]>> {
  return grouped(
    await relationQuery(db)
      .where('r.club_id', 'in', [...clubIds])
      .execute(),
    (row) => row.club_id,
  )
}

export async function listRelationsOfLeagues(
  db: Kysely<Database>,
  seqnos: readonly number[],
): Promise<Map<number, LeagueClubRelRow[]>> {
  return grouped(
    await relationQuery(db)
      .where('r.league_seqno', 'in', [...seqnos])
      .execute(),
    (r) => r.league_seqno,
  )
}

function grouped(rows: LeagueClubRelRow[], key: (row: LeagueClubRelRow) => number): Map<number, LeagueClubRelRow[]> {
  const groups = new Map<number, LeagueClubRelRow[]>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return groups
}
