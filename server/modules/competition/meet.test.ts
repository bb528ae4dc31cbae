import { createClub, createClubUser, createEvent, createLeague, createMeet, createUser } from '../../test/factories'
import { startTestServer, type TestServer } from '../../test/server'

let server: TestServer
let club: number
let coach: number
let stranger: number
beforeAll(async () => {
  server = await startTestServer()
  club = (await createClub(server.db)).club_id
  coach = (await createClubUser(server.db, club, 'COACH')).user_id
  stranger = (await createUser(server.db)).user_id
})
afterAll(() => server.close())

const ids = (nodes: { meetId: number }[]) => nodes.map(({ meetId }) => meetId)

describe('allMeet', () => {
  test('[API-04] is sorted by meet id descending, whatever the dates and names say', async () => {
    const dates = ['2026-05-01', '2024-01-01', '2027-01-01', '2025-01-01']
    const made: number[] = []
    for (const meet_date of dates)
      made.push((await createMeet(server.db, { meet_date, meet_name: `Cup ${meet_date}` })).meet_id)
    const { allMeet } = await server.ask('{ allMeet { totalCount nodes { meetId } } }', {}, { as: stranger })
    expect(ids(allMeet.nodes)).toEqual([...made].reverse())
    const page = await server.ask(
      '{ allMeet(offset: 1, limit: 2) { totalCount nodes { meetId } } }',
      {},
      { as: stranger },
    )
    expect(page.allMeet).toEqual({ totalCount: 4, nodes: [{ meetId: made[2] }, { meetId: made[1] }] })
  })

  test('[LIB-11] filters by name, state, sport, type, league, facility and dates', async () => {
    const { seqno } = await createLeague(server.db)
    const facility = await server.db
      .insertInto('facility')
      .values({ name: 'Pool' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const given = {
      meet_name: 'Winter Gala',
      sport: 'WATERPOLO',
      meet_type: 'camp',
      league_seqno: seqno,
      facility_id: facility.id,
      meet_date: '2030-01-10',
      meet_date_to: '2030-01-12',
    }
    const { meet_id } = await createMeet(server.db, given)
    const found = async (args: string) =>
      ids((await server.ask(`{ allMeet(${args}) { nodes { meetId } } }`, {}, { as: stranger })).allMeet.nodes)
    for (const args of [
      'search: "wINTER g"',
      'sport: "WATERPOLO"',
      'meetType: "camp"',
      `leagueSeqno: ${seqno}`,
      `facilityId: ${facility.id}`,
      'fromDate: "2030-01-12"',
      'fromDate: "2030-01-01", toDate: "2030-01-10", state: "active"',
      `meetId: ${meet_id}`,
    ]) {
      expect({ args, found: await found(args) }).toEqual({ args, found: [meet_id] })
    }
    expect(await found('fromDate: "2030-01-13"')).toEqual([])
    expect(await found('fromDate: "2030-01-01", toDate: "2030-01-09"')).toEqual([])
    expect(await found('state: "inactive"')).toEqual([])
  })

  test('[MAP-18] place and country come from the facility', async () => {
    const facility = {
      name: 'Bath',
      address: 'Quay 1',
      city: 'Riga',
      country_id: 5,
      latitude: '56.94965',
      longitude: '24.10519',
    }
    const { id } = await server.db.insertInto('facility').values(facility).returning('id').executeTakeFirstOrThrow()
    const { meet_id } = await createMeet(server.db, { facility_id: id, tag: JSON.stringify(['a', 'b']) })
    const query = `{ allMeet(meetId: ${meet_id}) { nodes { latitude longitude meetAddress countryId tag } } }`
    expect((await server.ask(query)).allMeet.nodes).toEqual([
      { latitude: 56.94965, longitude: 24.10519, meetAddress: 'Quay 1, Riga', countryId: 5, tag: '["a","b"]' },
    ])
  })

  test('[PERM-02] an inactive meet, its sessions and events are seen by the club that made it only', async () => {
    const { meet_id } = await createMeet(server.db, { club_id: club, state: 'inactive' })
    const session = await server.db
      .insertInto('meet_session')
      .values({ meet_id, name: 'Morning', date: '2026-01-01', time: '09:05', number: 2 })
      .returning('seqno')
      .executeTakeFirstOrThrow()
    const { set_lib_id } = await createEvent(server.db, { stroke: 'BACK', distance: 200 })
    for (const position of [2, 1]) {
      await server.db
        .insertInto('meet_event')
        .values({
          meet_id,
          session_seqno: session.seqno,
          event_id: set_lib_id,
          position,
          external_event_id: `${position}A`,
        })
        .execute()
    }
    const query = `{ allMeet(meetId: ${meet_id}) { nodes { meetId } }
      allMeetSession(meetId: ${meet_id}) { nodes { number name date time } }
      allMeetEvent(meetId: ${meet_id}) { nodes { position externalEventId distance stroke eventDesc } } }`
    const event = { distance: 200, stroke: 'BACK', eventDesc: expect.stringContaining('200') }
    expect(await server.ask(query, {}, { as: coach })).toEqual({
      allMeet: { nodes: [{ meetId: meet_id }] },
      allMeetSession: { nodes: [{ number: 2, name: 'Morning', date: '2026-01-01', time: '09:05' }] },
      allMeetEvent: {
        nodes: [
          { ...event, position: 1, externalEventId: '1A' },
          { ...event, position: 2, externalEventId: '2A' },
        ],
      },
    })
    const nothing = { allMeet: { nodes: [] }, allMeetSession: { nodes: [] }, allMeetEvent: { nodes: [] } }
    expect(await server.ask(query, {}, { as: stranger })).toEqual(nothing)
  })
})

test('[API-01] allCompetitionEvents has the events of the library in their order, allSetsLib training sets beside them', async () => {
  await server.db
    .insertInto('set_lib')
    .values({ set_desc: '10 x 100 easy', distance: 100, no_of_rep: 10, club_id: club })
    .execute()
  const query = `{ allCompetitionEvents(limit: 500) { nodes { setId stroke distance noOfLegs } }
    allSetsLib(search: "easy") { nodes { distanceSum isEvent } } }`
  const { allCompetitionEvents: events, allSetsLib } = await server.ask(query, {}, { as: coach })
  expect(events.nodes.slice(0, 2)).toMatchObject([
    { stroke: 'FREE', distance: 25 },
    { stroke: 'FREE', distance: 50 },
  ])
  expect(events.nodes.at(-1)).toMatchObject({ noOfLegs: 4 })
  expect(allSetsLib.nodes).toEqual([{ distanceSum: 1000, isEvent: false }])
  expect((await server.ask(query, {}, { as: stranger })).allSetsLib.nodes).toEqual([])
})

test('[API-01] allRankLib and allStandards honour their arguments', async () => {
  const query = `query ($c: String) { allRankLib(rankClassification: $c) { totalCount nodes { rankClassification } } }`
  const all = (await server.ask(query, {}, { as: stranger })).allRankLib
  const [first] = all.nodes
  expect(all.totalCount).toBeGreaterThan(2)
  expect((await server.ask(query, { c: first.rankClassification }, { as: stranger })).allRankLib.nodes).toContainEqual(
    first,
  )
  expect((await server.ask(query, { c: 'none' }, { as: stranger })).allRankLib.totalCount).toBe(0)
  const standards = `query ($gender: String, $facilityType: String, $rankId: Int) {
    allStandards(gender: $gender, facilityType: $facilityType, rankId: $rankId) {
      totalCount nodes { gender facilityType rankId standardTime timeHundredths } } }`
  const whole = (await server.ask(standards, {}, { as: stranger })).allStandards
  const wanted = { gender: 'F', facilityType: 'SCY', rankId: whole.nodes[0].rankId }
  const { totalCount, nodes } = (await server.ask(standards, wanted, { as: stranger })).allStandards
  expect(totalCount).toBeGreaterThan(0)
  expect(totalCount).toBeLessThan(whole.totalCount)
  for (const row of nodes) expect(row).toMatchObject(wanted)
  expect(nodes[0].standardTime).toMatch(/^(\d+:)?\d+\.\d\d$/)
})
