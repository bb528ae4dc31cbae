import { sql, type Kysely } from 'kysely'
import { staffLeagues, type ClubAccess, type LeagueAccess, type Viewer } from 'contracts/viewer'
import type { Database } from '../../db/database'

export interface KnownViewer {
  viewer: Viewer
  tokenVersion: number
}

interface ViewerRow {
  user_id: number
  user_name: string
  role: 'User' | 'Administrator'
  token_version: number
  email_confirmed_at: string | null
  clubs: ClubAccess[]
  leagues: LeagueAccess[]
  league_clubs: { leagueSeqno: number; clubId: number }[]
  people: number[]
}

/** All that decides what a user may do, in one statement; undefined for an unknown or disabled user. Role 'session'. */
export async function loadViewer(db: Kysely<Database>, userId: number): Promise<KnownViewer | undefined> {
  const { rows } = await sql<ViewerRow>`
    select u.user_id, u.user_name, u.role, u.token_version, u.email_confirmed_at,
      coalesce((select jsonb_agg(jsonb_build_object('clubId', a.club_id, 'accessLevel', a.access_level,
          'isDefault', a.is_default = 1, 'membersSeeMembers', c.members_see_members = 1) order by a.seq_no)
        from user_access a join club c using (club_id) where a.user_id = u.user_id), '[]') as clubs,
      coalesce((select jsonb_agg(jsonb_build_object('leagueSeqno', a.league_seqno, 'accessLevel', a.access_level,
          'isDefault', a.is_default = 1) order by a.seq_no)
        from user_access a where a.user_id = u.user_id and a.league_seqno is not null), '[]') as leagues,
      coalesce((select jsonb_agg(jsonb_build_object('leagueSeqno', r.league_seqno, 'clubId', r.club_id))
        from user_access a join league_club_rel r using (league_seqno) where a.user_id = u.user_id), '[]') as league_clubs,
      array(select p.person_id from user_person p where p.user_id = u.user_id
        union select g.child_id from user_person p join guardian_relation g on g.guardian_id = p.person_id
        where p.user_id = u.user_id and g.may_act) as people
    from app_user u where u.user_id = ${userId} and u.disabled_at is null`.execute(db)
  return rows[0] && fromRow(rows[0])
}

function fromRow(row: ViewerRow): KnownViewer {
  const viewer: Viewer = {
    userId: row.user_id,
    role: row.role,
    userName: row.user_name,
    emailConfirmed: row.email_confirmed_at !== null,
    clubs: row.clubs,
    leagues: row.leagues,
    leagueClubs: [],
    people: row.people,
  }
  const staffed = new Set(staffLeagues(viewer))
  const leagueClubs = row.league_clubs.filter(({ leagueSeqno }) => staffed.has(leagueSeqno))
  return {
    viewer: { ...viewer, leagueClubs: [...new Set(leagueClubs.map(({ clubId }) => clubId))] },
    tokenVersion: row.token_version,
  }
}
