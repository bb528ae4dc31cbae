import type { Kysely } from 'kysely'
import type { AccessLevel } from 'contracts/viewer'
import type { Database } from '../db/database'
import {
  createAdministrator,
  createClub,
  createClubUser,
  createEvent,
  createGuardian,
  createLeague,
  createLeagueStaff,
  createMeet,
  createPerson,
  createResult,
  createTeam,
  createUser,
  linkPerson,
} from './factories'

export type Side = 'own' | 'foreign'

/** Words that stand in the texts of a side: what its members may read, and what only coaches and the people themselves may. */
export const canaries = {
  own: { club: 'canaryOwnClub', private: 'canaryOwnPrivate' },
  foreign: { club: 'canaryForeignClub', private: 'canaryForeignPrivate' },
} as const

export const actors = [
  'anonymous',
  'user',
  'member',
  'coach',
  'staff',
  'owner',
  'leagueStaff',
  'administrator',
] as const
export type Actor = (typeof actors)[number]

/** Ids that arguments of the name take, for one side. */
export type SideIds = Record<string, number | string>

export interface MatrixWorld {
  users: Record<Exclude<Actor, 'anonymous'>, number>
  ids: Record<Side, SideIds>
}

/** Two leagues with a hidden club each, everything that a club has in both, and one user of each kind on the own side. */
export async function buildWorld(db: Kysely<Database>): Promise<MatrixWorld> {
  const own = await buildSide(db, 'own')
  const foreign = await buildSide(db, 'foreign')
  const { clubId, leagueSeqno } = own as { clubId: number; leagueSeqno: number }
  const ofClub = async (level: AccessLevel) => (await createClubUser(db, clubId, level)).user_id
  const member = await ofClub('MEMBER')
  const person = await createPerson(db, clubId)
  await linkPerson(db, member, person)
  const users = {
    user: (await createUser(db)).user_id,
    member,
    coach: await ofClub('COACH'),
    staff: await ofClub('STAFF'),
    owner: await ofClub('OWNER'),
    leagueStaff: (await createLeagueStaff(db, leagueSeqno)).user_id,
    administrator: (await createAdministrator(db)).user_id,
  }
  return { users, ids: { own, foreign } }
}

async function buildSide(db: Kysely<Database>, side: Side): Promise<SideIds> {
  const words = canaries[side]
  const league = await createLeague(db)
  const { club_id: clubId } = await createClub(db, {
    leagueSeqno: league.seqno,
    visibility: 0,
    club_name: words.club,
    club_desc: words.club,
    email: `${words.club}@club.example`,
  })
  const team = await createTeam(db, clubId, { visibility: 0, team_name: words.club, team_description: words.club })
  const fee = { team_id: team.team_id, club_id: clubId, fee_type: words.club, amount: 1 }
  await db.insertInto('team_fee').values(fee).execute()
  const texts = {
    email: `${words.private}@family.example`,
    phone: words.private,
    home_address: words.private,
    postal_code: words.private,
    occupation: words.private,
    source_of_information: words.private,
    additional_info: words.private,
    other_info: words.private,
  }
  const child = await createPerson(db, clubId, { ...texts, last_name: words.club })
  const parent = await createPerson(db, clubId, { ...texts, last_name: words.club })
  await createGuardian(db, parent, child)
  const account = await createClubUser(db, clubId, 'MEMBER')
  await db
    .updateTable('app_user')
    .set({ user_name: words.club, user_email: `${words.private}@account.example`, state: words.private })
    .where('user_id', '=', account.user_id)
    .execute()
  const event = await createEvent(db)
  const meet = await createMeet(db, {
    club_id: clubId,
    league_seqno: league.seqno,
    state: 'inactive',
    meet_name: words.club,
  })
  const result = await createResult(db, child, event.set_lib_id, { meet_id: meet.meet_id, comments: words.club })
  const imported = { club_id: clubId, file_name: words.club, meet_name: words.club, sha256: words.club, state: 'done' }
  const { import_id: importId } = await db
    .insertInto('file_import')
    .values(imported)
    .returning('import_id')
    .executeTakeFirstOrThrow()
  return {
    importId,
    clubId,
    leagueSeqno: league.seqno,
    teamId: team.team_id,
    groupId: team.team_id,
    personId: child.person_id,
    athleteId: child.person_id,
    leadId: child.person_id,
    userId: account.user_id,
    meetId: meet.meet_id,
    resultId: result.result_id,
    setLibSetId: event.set_lib_id,
    orgId: clubId,
  }
}
