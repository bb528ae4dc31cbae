import { sql } from 'kysely'
import { SIGNATURE_EXPIRED } from 'contracts/messages'
import {
  createAdministrator,
  createClub,
  createGuardian,
  createLeague,
  createPerson,
  createUser,
  grantAccess,
  linkPerson,
} from '../../test/factories'
import { startTestServer, type TestServer } from '../../test/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const mine = `{ getCurrentUser { userId role leagueClubs people
  userAccess { totalCount nodes { userId clubId leagueSeqno clubName accessLevel isDefault } } } }`
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('[AUTH-11] getCurrentUser, as query and as mutation, says who one is and what one may', async () => {
  const league = await createLeague(server.db)
  const [first, second] = [await createClub(server.db, { leagueSeqno: league.seqno }), await createClub(server.db)]
  const { user_id: userId } = await createUser(server.db)
  await grantAccess(server.db, userId, { clubId: second.club_id, level: 'COACH' })
  await grantAccess(server.db, userId, { leagueSeqno: league.seqno, level: 'STAFF' })
  const parent = await createPerson(server.db, second.club_id)
  const [child, distant] = [
    await createPerson(server.db, second.club_id),
    await createPerson(server.db, second.club_id),
  ]
  await linkPerson(server.db, userId, parent)
  await createGuardian(server.db, parent, child)
  await createGuardian(server.db, parent, distant, { may_act: false })
  const expected = {
    userId,
    role: 'User',
    leagueClubs: [first.club_id],
    people: expect.arrayContaining([parent.person_id, child.person_id]),
    userAccess: {
      totalCount: 2,
      nodes: [
        {
          ...{ userId, clubId: second.club_id, leagueSeqno: null, clubName: second.club_name },
          accessLevel: 'COACH',
          isDefault: 0,
        },
        { ...{ userId, clubId: null, leagueSeqno: league.seqno, clubName: null }, accessLevel: 'STAFF', isDefault: 0 },
      ],
    },
  }
  const asked = (await server.ask(mine, {}, { as: userId })).getCurrentUser
  expect(asked).toEqual(expected)
  expect(asked.people).toHaveLength(2)
  expect((await server.ask(`mutation ${mine}`, {}, { as: userId })).getCurrentUser).toEqual(expected)
})

test('[PERM-02] access that is taken away ends within a second, without a new token', async () => {
  const club = await createClub(server.db, { visibility: 0 })
  const { user_id: userId } = await createUser(server.db)
  const access = await grantAccess(server.db, userId, { clubId: club.club_id, level: 'STAFF' })
  const token = await server.token(userId)
  const ask = async () =>
    (await server.ask('query ($id: Int) { allClub(clubId: $id) { totalCount } }', { id: club.club_id }, { as: token }))
      .allClub.totalCount
  expect(await ask()).toBe(1)
  await server.db.deleteFrom('user_access').where('seq_no', '=', access.seq_no).execute()
  await pause(500)
  expect(await ask()).toBe(0)
})

test.each([
  ['disabled', { disabled_at: '2026-01-01T00:00:00Z' }],
  ['given a new token version', { token_version: 2 }],
])('[AUTH-08] an account that is %s is out within a second', async (_what, change) => {
  const { user_id: userId } = await createUser(server.db)
  const token = await server.token(userId)
  await server.ask('{ getCurrentUser { userId } }', {}, { as: token })
  await server.db.updateTable('app_user').set(change).where('user_id', '=', userId).execute()
  await pause(500)
  const { errors } = await server.graphql('{ getCurrentUser { userId } }', {}, { as: token })
  expect(errors?.[0]?.message).toBe(SIGNATURE_EXPIRED)
})

test('[PERF-02] a viewer is loaded once, not with every call', async () => {
  const { user_id: userId } = await createUser(server.db)
  const token = await server.token(userId)
  const counts: number[] = []
  for (let i = 0; i < 3; i++) {
    counts.push(await server.countStatements(() => server.ask('{ allLeague { totalCount } }', {}, { as: token })))
  }
  expect(counts).toEqual([2, 1, 1])
})

test('[API-13] an outside identity is shown to its owner and to administrators only', async () => {
  const { user_id } = await createUser(server.db)
  const identity = { user_id, provider: 'google', subject: 'canarySubject' }
  await server.db.insertInto('user_identity').values(identity).execute()
  const administrator = await createAdministrator(server.db)
  const other = await createUser(server.db)
  const query = 'query ($id: Int) { getCurrentUserDetails(userId: $id) { googleId facebookId } }'
  const expected = { googleId: 'canarySubject', facebookId: null }
  for (const as of [user_id, administrator.user_id]) {
    expect((await server.ask(query, { id: user_id }, { as })).getCurrentUserDetails).toEqual(expected)
  }
  const refused = await server.graphql(query, { id: user_id }, { as: other.user_id })
  expect(JSON.stringify(refused)).not.toContain('canarySubject')
  const { rows } = await sql`select * from app.external_ids(${[user_id]}::integer[])`.execute(server.database.web)
  expect(rows).toEqual([])
})
