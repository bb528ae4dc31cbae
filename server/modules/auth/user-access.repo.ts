import type { Kysely } from 'kysely'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import { fetchPage } from '../../db/page'

const accessQuery = (db: Kysely<Database>) =>
  db
    .selectFrom('user_access as a')
    .leftJoin('club as c', 'c.club_id', 'a.club_id')
    .leftJoin('league as l', 'l.seqno', 'a.league_seqno')
    .select([
      'a.seq_no',
      'a.user_id',
      'a.club_id',
      'a.league_seqno',
      'a.access_level',
      'a.is_default',
      'a.update_date',
      'a.update_source',
      'c.club_name',
      'c.members_see_members',
      'l.name as league_name',
    ])
    .orderBy('a.seq_no')

export type UserAccessRow = Awaited<ReturnType<ReturnType<typeof accessQuery>['executeTakeFirstOrThrow']>>

/** Access entries of several users, in the order they were given. */
export async function listAccessOfUsers(
  db: Kysely<Database>,
  userIds: readonly number[],
): Promise<Map<number, UserAccessRow[]>> {
  const rows = await accessQuery(db)
    .where('a.user_id', 'in', [...userIds])
    .execute()
  const byUser = new Map<number, UserAccessRow[]>(userIds.map((userId) => [userId, []]))
  for (const row of rows) byUser.get(row.user_id)?.push(row)
  return byUser
}

export interface AccessFilter {
  userId?: number | null
  clubId?: number | null
  leagueSeqno?: number | null
}

export async function listAccess(
  db: Kysely<Database>,
  { userId, clubId, leagueSeqno }: AccessFilter,
  page: Page,
): Promise<Connection<UserAccessRow>> {
  let query = accessQuery(db)
  if (userId != null) query = query.where('a.user_id', '=', userId)
  if (clubId != null) query = query.where('a.club_id', '=', clubId)
  if (leagueSeqno != null) query = query.where('a.league_seqno', '=', leagueSeqno)
  return fetchPage(query, page)
}
