import { createClub, createClubUser, createLeague, createPerson, createTeam, createUser } from '../../test/factories'
import { startTestServer, type TestServer } from '../../test/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const listClubs = `query ($clubId: Int, $clubName: String, $leagueSeqno: Int, $search: String, $offset: Int, $limit: Int) {
  allClub(clubId: $clubId, clubName: $clubName, leagueSeqno: $leagueSeqno, search: $search, offset: $offset, limit: $limit) {
    totalCount
    nodes { clubId clubName latitude longitude athletesCount groupsCount
      teams { totalCount nodes { teamId sportType fees { nodes { feeType amount } } } }
      leagueClubRels { nodes { leagueSeqno } } } } }`
const names = ({ allClub }: { allClub: { nodes: { clubName: string }[] } }) =>
  allClub.nodes.map(({ clubName }) => clubName)

test('[API-08] a club comes with its teams, fees, leagues and counts', async () => {
  const league = await createLeague(server.db)
  const { club_id: clubId } = await createClub(server.db, {
    leagueSeqno: league.seqno,
    latitude: 47.12345,
    longitude: -8.5,
  })
  const team = await createTeam(server.db, clubId)
  await createTeam(server.db, clubId, { visibility: 0 })
  const fee = { team_id: team.team_id, club_id: clubId, fee_type: 'Monthly', amount: 40 }
  await server.db.insertInto('team_fee').values(fee).execute()
  const athlete = await createPerson(server.db, clubId)
  await server.db.insertInto('club_person_rel').values({ club_id: clubId, person_id: athlete.person_id }).execute()
  const parent = await createPerson(server.db, clubId)
  const asParent = { club_id: clubId, person_id: parent.person_id, role: 'PARENT' }
  await server.db.insertInto('club_person_rel').values(asParent).execute()
  const member = await createClubUser(server.db, clubId, 'MEMBER')

  const seen = async (as: number | null) => (await server.ask(listClubs, { clubId }, { as })).allClub.nodes[0]
  expect(await seen(member.user_id)).toMatchObject({
    ...{ clubId, latitude: 47.12345, longitude: -8.5, athletesCount: 1, groupsCount: 2 },
    leagueClubRels: { nodes: [{ leagueSeqno: league.seqno }] },
    teams: { totalCount: 2 },
  })
  expect(await seen(null)).toMatchObject({
    ...{ athletesCount: null, groupsCount: null },
    teams: {
      totalCount: 1,
      nodes: [{ teamId: team.team_id, sportType: 'SWIMMING', fees: { nodes: [{ feeType: 'Monthly', amount: 40 }] } }],
    },
  })
})

test('[API-08] clubName is the whole name, search a part of it, whatever the case and the letters', async () => {
  await createClub(server.db, { club_name: 'Oak_100% Swim' })
  await createClub(server.db, { club_name: 'Oakx100y Swim' })
  expect(names(await server.ask(listClubs, { clubName: 'oak_100% swim' }))).toEqual(['Oak_100% Swim'])
  expect(names(await server.ask(listClubs, { clubName: 'oak' }))).toEqual([])
  expect(names(await server.ask(listClubs, { search: 'OAK_100%' }))).toEqual(['Oak_100% Swim'])
  expect(names(await server.ask(listClubs, { search: 'oak' }))).toEqual(['Oak_100% Swim', 'Oakx100y Swim'])
})

test('[PERM-02] a club that is not visible is seen by its own people and its league only', async () => {
  const league = await createLeague(server.db)
  const { club_id: clubId } = await createClub(server.db, { visibility: 0, leagueSeqno: league.seqno })
  const member = await createClubUser(server.db, clubId, 'MEMBER')
  const count = async (query: string, as: number | null) =>
    Object.values(await server.ask(query, {}, { as }))[0] as object
  for (const [as, totalCount] of [
    [member.user_id, 1],
    [(await createUser(server.db)).user_id, 0],
    [null, 0],
  ] as const) {
    expect(await count(`{ allClub(clubId: ${clubId}) { totalCount } }`, as)).toEqual({ totalCount })
    expect(await count(`{ allLeagueClubRel(clubId: ${clubId}) { totalCount } }`, as)).toEqual({ totalCount })
  }
})

test('[API-08] pages: what is counted is all, also on a page that is empty', async () => {
  for (let i = 0; i < 5; i++) await createClub(server.db, { club_name: `Paged ${i}` })
  const page = async (offset: number, limit: number) =>
    (await server.ask(listClubs, { search: 'Paged', offset, limit })).allClub
  expect((await page(1, 2)).nodes.map(({ clubName }: { clubName: string }) => clubName)).toEqual(['Paged 1', 'Paged 2'])
  for (const [offset, limit] of [
    [1, 2],
    [5, 2],
    [0, 0],
  ] as const)
    expect((await page(offset, limit)).totalCount).toBe(5)
})

test.each([{ limit: 501 }, { limit: -1 }, { offset: -1 }])('[API-08] %j is no page', async (page) => {
  const { errors } = await server.graphql(listClubs, page)
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { [Object.keys(page)[0]!]: expect.any(String) },
  })
})

test('[PERF-02] the number of statements does not grow with the clubs, their teams and their leagues', async () => {
  const member = await createClubUser(server.db, (await createClub(server.db)).club_id, 'MEMBER')
  const count = () => server.countStatements(() => server.ask(listClubs, { limit: 500 }, { as: member.user_id }))
  await count() // loads the viewer
  const few = await count()
  const leagues = [await createLeague(server.db), await createLeague(server.db)]
  for (let i = 0; i < 40; i++) {
    const { club_id } = await createClub(server.db, { leagueSeqno: leagues[i % 2]!.seqno })
    await createTeam(server.db, club_id)
    await createTeam(server.db, club_id)
  }
  await count() // a change of a league has everybody loaded afresh
  expect(await count()).toBe(few)
  expect(few).toBe(6)
})
