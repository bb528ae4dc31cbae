import type { Insertable, Kysely, Selectable } from 'kysely'
import type { AccessLevel } from 'contracts/viewer'
import type { Database } from '../db/database'
import { hashPassword } from '../modules/auth/password'

// Rows for tests, written as the owner. What is left out gets a value that is valid and its own.
type Db = Kysely<Database>
type Row<Table extends keyof Database> = Promise<Selectable<Database[Table]>>
type Given<Table extends keyof Database> = Partial<Insertable<Database[Table]>>

let count = 0
const next = () => (count += 1)

export async function createUser(
  db: Db,
  { password, ...given }: Given<'app_user'> & { password?: string } = {},
): Row<'app_user'> {
  const n = next()
  const user = await db
    .insertInto('app_user')
    .values({
      user_name: `User ${n}`,
      user_email: `user${n}@club.example`,
      email_confirmed_at: '2026-01-01T00:00:00Z',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (password !== undefined) {
    const stored = { user_id: user.user_id, password_hash: await hashPassword(password), password_class: 'long' }
    await db.insertInto('user_credential').values(stored).execute()
  }
  return user
}

export const createAdministrator = (db: Db): Row<'app_user'> => createUser(db, { role: 'Administrator' })

/** Gives a user access to a club, or with a leagueSeqno to a league. */
export async function grantAccess(
  db: Db,
  userId: number,
  { clubId, leagueSeqno, level }: { clubId?: number; leagueSeqno?: number; level: AccessLevel },
): Row<'user_access'> {
  return db
    .insertInto('user_access')
    .values({ user_id: userId, club_id: clubId, league_seqno: leagueSeqno, access_level: level })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A user with one access entry, as it is needed most. */
export async function createClubUser(db: Db, clubId: number, level: AccessLevel): Row<'app_user'> {
  const user = await createUser(db)
  await grantAccess(db, user.user_id, { clubId, level })
  return user
}

export async function createLeagueStaff(db: Db, leagueSeqno: number): Row<'app_user'> {
  const user = await createUser(db)
  await grantAccess(db, user.user_id, { leagueSeqno, level: 'STAFF' })
  return user
}

export async function createLeague(db: Db, given: Given<'league'> = {}): Row<'league'> {
  const name = `League ${next()}`
  return db
    .insertInto('league')
    .values({
      name,
      description: name,
      logo: 'swimming',
      sport: 'SWIMMING',
      website: 'https://league.example',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function createClub(
  db: Db,
  { leagueSeqno, ...given }: Given<'club'> & { leagueSeqno?: number } = {},
): Row<'club'> {
  const n = next()
  const club = await db
    .insertInto('club')
    .values({ club_code: `C${n}`, club_name: `Club ${n}`, create_date: '2020-01-01', ...given })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (leagueSeqno !== undefined) {
    await db.insertInto('league_club_rel').values({ league_seqno: leagueSeqno, club_id: club.club_id }).execute()
  }
  return club
}

export async function createTeam(db: Db, clubId: number, given: Given<'team'> = {}): Row<'team'> {
  return db
    .insertInto('team')
    .values({ team_name: `Team ${next()}`, club_id: clubId, sport_type: 'SWIMMING', ...given })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function createPerson(db: Db, clubId: number, given: Given<'person'> = {}): Row<'person'> {
  const n = next()
  return db
    .insertInto('person')
    .values({
      club_id: clubId,
      first_name: `First${n}`,
      last_name: `Last${n}`,
      gender: 'F',
      birth_date: '2010-05-17',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Says that a user is a person of a club (as a confirmed e-mail would). */
export async function linkPerson(db: Db, userId: number, { person_id, club_id }: Selectable<Database['person']>) {
  await db.insertInto('user_person').values({ user_id: userId, person_id, club_id }).execute()
}

export async function createGuardian(
  db: Db,
  guardian: Selectable<Database['person']>,
  child: Selectable<Database['person']>,
  given: Given<'guardian_relation'> = {},
): Row<'guardian_relation'> {
  return db
    .insertInto('guardian_relation')
    .values({ club_id: child.club_id, guardian_id: guardian.person_id, child_id: child.person_id, ...given })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An event of the library, one per stroke, distance and legs; the reference data has the usual ones. */
export async function createEvent(
  db: Db,
  { stroke = 'FREE', distance = 100, legs = 1 }: { stroke?: string; distance?: number; legs?: number } = {},
): Row<'set_lib'> {
  const found = await db
    .selectFrom('set_lib')
    .selectAll()
    .where('is_event', '=', true)
    .where('stroke', '=', stroke)
    .where('distance', '=', distance)
    .where('legs', '=', legs)
    .executeTakeFirst()
  if (found) return found
  return db
    .insertInto('set_lib')
    .values({ set_desc: `${distance} ${stroke}`, stroke, distance, legs, is_event: true })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function createMeet(db: Db, given: Given<'meet'> = {}): Row<'meet'> {
  return db
    .insertInto('meet')
    .values({ meet_name: `Meet ${next()}`, meet_date: '2026-03-14', course: 'LCM', ...given })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A swim of a person; 1:00.00 in a 50 m pool unless said. */
export async function createResult(
  db: Db,
  person: Selectable<Database['person']>,
  setLibId: number,
  given: Given<'result'> = {},
): Row<'result'> {
  return db
    .insertInto('result')
    .values({
      club_id: person.club_id,
      person_id: person.person_id,
      set_lib_id: setLibId,
      gender: person.gender ?? 'F',
      facility_type: 'LCM',
      time_hundredths: 6_000,
      result_date: '2026-03-14',
      is_official: 1,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
