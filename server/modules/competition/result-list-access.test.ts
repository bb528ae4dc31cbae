import { createClubUser, createLeagueStaff, createPerson, linkPerson } from '../../test/factories'
import { resultListCheck, type ResultListCheck } from '../../test/result-list-check'
import { startTestServer, type TestServer } from '../../test/server'
import type { Swim } from '../../test/swim-world'

let server: TestServer
let checks: ResultListCheck
beforeAll(async () => {
  server = await startTestServer()
  checks = await resultListCheck(server, 20_260_301)
})
afterAll(() => server.close())
jest.setTimeout(60_000)

describe('whose rows', () => {
  test('[PERM-02] [LEAGUE-03] [LEAGUE-07] staff of a league see its member clubs and nothing else', async () => {
    const [league, other] = checks.world.leagues as [
      { seqno: number; clubs: number[] },
      { seqno: number; clubs: number[] },
    ]
    const { user_id } = await createLeagueStaff(server.db, league.seqno)
    const seen = (swim: Swim) => league.clubs.includes(swim.club_id)
    expect(await checks.check({ facilityType: 'LCM' }, user_id, seen)).toBeGreaterThan(50)
    expect(await checks.check({ facilityType: 'LCM', bestOnly: true, ageFrom: 12 }, user_id, seen)).toBeGreaterThan(10)
    const foreign = await server.graphql(
      checks.document,
      { facilityType: 'LCM', leagueSeqno: other.seqno },
      { as: user_id },
    )
    expect(foreign.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  })

  test('[PERM-02] a coach sees the own club only, whatever the arguments say', async () => {
    const [own, other] = checks.world.clubs as [number, number]
    const { user_id } = await createClubUser(server.db, own, 'COACH')
    const seen = (swim: Swim) => swim.club_id === own
    await checks.check({ facilityType: 'LCM' }, user_id, seen)
    await checks.check({ facilityType: 'LCM', leagueSeqno: checks.world.leagues[0]!.seqno }, user_id, seen)
    const stranger = checks.world.people.find(({ club_id }) => club_id === other)!
    expect(await checks.check({ facilityType: 'LCM', athleteId: stranger.person_id }, user_id, seen)).toBe(0)
    const refused = await server.graphql(checks.document, { facilityType: 'LCM', clubId: other }, { as: user_id })
    expect(refused).toMatchObject({ data: { resultsList: null }, errors: [{ extensions: { code: 'FORBIDDEN' } }] })
  })

  test('[PERM-02] a member sees all of a club that allows it, else the own people, and no comments of others', async () => {
    const [open, closed] = [checks.world.clubs[0]!, checks.world.clubs[2]!]
    const member = (await createClubUser(server.db, open, 'MEMBER')).user_id
    await checks.check({ facilityType: 'LCM' }, member, (swim) => swim.club_id === open)
    const parent = (await createClubUser(server.db, closed, 'MEMBER')).user_id
    const child = checks.world.people.find(({ club_id }) => club_id === closed)!
    await linkPerson(server.db, parent, child)
    await linkPerson(server.db, parent, await createPerson(server.db, closed))
    const ofChild = (swim: Swim) => swim.person_id === child.person_id
    expect(await checks.check({ facilityType: 'LCM' }, parent, ofChild)).toBeGreaterThan(0)
    await checks.check({ facilityType: 'LCM', clubId: closed, bestOnly: true }, parent, ofChild)
    await server.db.updateTable('result').set({ comments: 'tired', pulse: 180 }).execute()
    const comments = async (as: number, clubId: number) => {
      const query = `{ resultsList(clubId: ${clubId}, facilityType: "LCM") { nodes { comments pulse } } }`
      const { resultsList } = await server.ask(query, {}, { as })
      return new Set(
        resultsList.nodes.map((row: { comments: string; pulse: number }) => `${row.comments} ${row.pulse}`),
      )
    }
    expect(await comments(member, open)).toEqual(new Set(['null null']))
    expect(await comments(parent, closed)).toEqual(new Set(['tired 180']))
  })

  test('[PERM-01] the anonymous are told to sign in', async () => {
    const { errors } = await server.graphql(checks.document, { facilityType: 'LCM', clubId: checks.world.clubs[0] })
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })
})
