import {
  createClubUser,
  createLeague,
  createLeagueStaff,
  createAdministrator,
  createPerson,
  createResult,
} from '../../test/factories'
import { seededRandom } from '../../test/seeded-random'
import { startTestServer, type TestServer } from '../../test/server'
import { swimOracle, type Oracle } from '../../test/swim-oracle'
import { buildSwimWorld, type Swim, type SwimWorld } from '../../test/swim-world'

let server: TestServer
let world: SwimWorld
let oracle: Oracle
let administrator: number
beforeAll(async () => {
  server = await startTestServer()
  world = await buildSwimWorld(server.db, 77)
  oracle = swimOracle(world)
  administrator = (await createAdministrator(server.db)).user_id
})
afterAll(() => server.close())
jest.setTimeout(60_000)

interface Args {
  leagueSeqno?: number
  clubId?: number
  teamId?: number
  ageFrom?: number
  ageTo?: number
  facilityType?: string
  stroke?: string
  includeUnofficial?: boolean
  offset?: number
  limit?: number
}

const document = `query ($leagueSeqno: Int, $clubId: Int, $teamId: Int, $ageFrom: Int, $ageTo: Int, $facilityType: String,
  $stroke: String, $includeUnofficial: Boolean, $offset: Int, $limit: Int) {
  recordsList(leagueSeqno: $leagueSeqno, clubId: $clubId, teamId: $teamId, ageFrom: $ageFrom, ageTo: $ageTo,
    facilityType: $facilityType, stroke: $stroke, includeUnofficial: $includeUnofficial, offset: $offset, limit: $limit) {
    totalCount
    nodes {
      setLibSetId distance stroke noOfLegs facilityType
      maleFirstName maleLastName maleTime maleTimeHundredths maleDate maleClubName
      femaleFirstName femaleTime femaleTimeHundredths femaleDate femaleClubName
      mixedFirstName mixedTime mixedTimeHundredths mixedDate mixedClubName
      holders { resultId gender state meetName fileName }
    }
  }
}`

const list = async (args: Args, as = administrator) =>
  (await server.ask(document, { limit: 500, ...args }, { as })).recordsList

const byDate = (a: Swim, b: Swim) =>
  a.result_date < b.result_date ? -1 : a.result_date > b.result_date ? 1 : a.result_id - b.result_id

/** Ids of the holders by course, event and gender, by walking over all rows. */
function expected(args: Args): Record<string, number[]> {
  const eligible = world.swims.filter(
    (swim) =>
      oracle.counts(swim) &&
      oracle.inFilter(swim, args) &&
      (args.includeUnofficial || swim.is_official === 1) &&
      !swim.exhibition &&
      swim.round !== 'TIME_TRIAL',
  )
  const groups: Record<string, Swim[]> = {}
  for (const swim of eligible) (groups[`${swim.facility_type} ${swim.set_lib_id} ${swim.gender}`] ??= []).push(swim)
  return Object.fromEntries(
    Object.entries(groups).map(([key, swims]) => {
      const fastest = Math.min(...swims.map(({ time_hundredths }) => time_hundredths!))
      return [
        key,
        swims
          .filter((swim) => swim.time_hundredths === fastest)
          .sort(byDate)
          .map(({ result_id }) => result_id),
      ]
    }),
  )
}

async function check(args: Args, as?: number): Promise<number> {
  const { nodes } = await list(args, as)
  const got: Record<string, number[]> = {}
  for (const row of nodes) {
    for (const { resultId, gender } of row.holders) {
      ;(got[`${row.facilityType} ${row.setLibSetId} ${gender}`] ??= []).push(resultId)
    }
  }
  const want = expected(args)
  expect({ args, got }).toEqual({ args, got: want })
  return Object.keys(want).length
}

describe('recordsList honours every argument', () => {
  const single = (): Record<string, Args> => ({
    leagueSeqno: { leagueSeqno: world.leagues[0]!.seqno },
    clubId: { clubId: world.clubs[1] },
    teamId: { teamId: world.teams[2] },
    ageFrom: { ageFrom: 13 },
    ageTo: { ageTo: 12 },
    facilityType: { facilityType: 'SCM' },
    includeUnofficial: { includeUnofficial: true },
    stroke: { stroke: 'BREAST' },
  })

  test('[API-08] [CLUB-16] [LEAGUE-02] each alone, and none', async () => {
    const plain = JSON.stringify(expected({}))
    expect(await check({})).toBeGreaterThan(15)
    for (const args of Object.values(single())) {
      expect(await check(args)).toBeGreaterThan(0)
      expect(JSON.stringify(expected(args))).not.toBe(plain)
    }
  })

  test('[API-08] [SWIM-05] all together, in 80 random combinations', async () => {
    const random = seededRandom(5)
    let found = 0
    for (let round = 0; round < 80; round++) {
      const args: Args = Object.assign({}, ...Object.values(single()).filter(() => random.chance(0.35)))
      if (args.ageFrom && args.ageTo) args.ageTo = args.ageFrom + random.below(3)
      found += await check(args)
    }
    expect(found).toBeGreaterThan(200)
  })

  test('[SWIM-04] [CLUB-16] every age band from 9 to 18; a relay needs each of its swimmers in it', async () => {
    let relays = 0
    for (let age = 9; age <= 18; age++) {
      await check({ ageFrom: age, ageTo: age })
      await check({ ageFrom: age, clubId: world.clubs[0] })
      relays += Object.keys(expected({ ageFrom: age })).filter((key) =>
        key.includes(` ${world.events[3]!.set_lib_id} `),
      ).length
    }
    expect(relays).toBeGreaterThan(0)
  })
})

describe('the rows of recordsList', () => {
  const swimOf = (id: number) => world.swims.find(({ result_id }) => result_id === id)!

  test('[CLUB-16] [SWIM-06] each half has first name, time, date and club of its holders, ties joined earliest first', async () => {
    const { nodes } = await list({})
    const clubs = new Map(
      (await server.db.selectFrom('club').selectAll().execute()).map((c) => [c.club_id, c.club_name]),
    )
    let ties = 0
    for (const row of nodes) {
      if (row.noOfLegs > 1) continue
      for (const [half, gender] of [
        ['male', 'M'],
        ['female', 'F'],
      ] as const) {
        const holders = row.holders.filter((holder: { gender: string }) => holder.gender === gender)
        const swims = holders.map(({ resultId }: { resultId: number }) => swimOf(resultId)) as Swim[]
        ties += Number(swims.length > 1)
        const first = swims[0]
        expect(row[`${half}FirstName`]).toBe(
          first ? swims.map((swim) => oracle.personOf(swim)!.first_name).join(' / ') : null,
        )
        expect(row[`${half}TimeHundredths`]).toBe(first ? first.time_hundredths : null)
        expect(row[`${half}Date`]).toBe(first ? first.result_date : null)
        expect(row[`${half}ClubName`]).toBe(
          first ? [...new Set(swims.map(({ club_id }) => clubs.get(club_id)))].join(' / ') : null,
        )
      }
      expect(row.mixedFirstName).toBeNull()
    }
    expect(ties).toBeGreaterThan(0)
  })

  test('[SWIM-06] [SWIM-08] mixed relays have their own half and name their swimmers', async () => {
    const { nodes } = await list({ facilityType: 'LCM' })
    const relay = nodes.find(({ noOfLegs }: { noOfLegs: number }) => noOfLegs === 4)
    const [first] = relay.holders.filter(({ gender }: { gender: string }) => gender === 'X')
    const names = world.legs
      .filter(({ result_id }) => result_id === first.resultId)
      .sort((a, b) => a.leg - b.leg)
      .map(
        ({ person_id, swimmer_name }) =>
          world.people.find((p) => p.person_id === person_id)?.first_name ?? swimmer_name,
      )
    expect(relay.mixedFirstName.split(' / ')[0]).toBe(names.join(', '))
    expect(relay.mixedTimeHundredths).toBe(swimOf(first.resultId).time_hundredths)
  })

  test('[SWIM-05] rows stand by course, then in the order of events, and pages follow one another', async () => {
    const { nodes, totalCount } = await list({})
    const order = ['LCM', 'SCM', 'SCY', 'SCM33']
    const place = (row: { facilityType: string; setLibSetId: number }) =>
      order.indexOf(row.facilityType) * 100 + world.events.findIndex(({ set_lib_id }) => set_lib_id === row.setLibSetId)
    expect(nodes.map(place)).toEqual(nodes.map(place).sort((a: number, b: number) => a - b))
    expect(totalCount).toBe(nodes.length)
    const pages = [await list({ limit: 5 }), await list({ offset: 5 })]
    expect(pages.flatMap((page) => page.nodes)).toEqual(nodes)
  })

  test('[SWIM-06] an unofficial swim shows its state', async () => {
    const { nodes } = await list({ includeUnofficial: true })
    for (const { resultId, state } of nodes.flatMap(({ holders }: { holders: [] }) => holders)) {
      expect(state).toBe(swimOf(resultId).is_official === 1 ? 'official' : 'unofficial')
    }
  })

  test('[PERF-02] the number of statements does not grow with the rows', async () => {
    const count = (limit: number) => server.countStatements(() => list({ limit }))
    // the first four rows end with a relay, whose swimmers are read too
    await count(4)
    const few = await count(4)
    expect(await count(500)).toBe(few)
    expect(few).toBeLessThanOrEqual(8)
  })
})

describe('whose records', () => {
  test('[PERM-02] [LEAGUE-07] staff of a league get its member clubs; another league and a coach are refused', async () => {
    const [league, other] = world.leagues as unknown as [{ seqno: number }, { seqno: number }]
    const staff = (await createLeagueStaff(server.db, league.seqno)).user_id
    expect(await check({ leagueSeqno: league.seqno }, staff)).toBeGreaterThan(10)
    const coach = (await createClubUser(server.db, world.clubs[0]!, 'COACH')).user_id
    await check({ clubId: world.clubs[0] }, coach)
    const refusals = [
      await server.graphql(document, { leagueSeqno: other.seqno }, { as: staff }),
      await server.graphql(document, { clubId: world.clubs[3] }, { as: staff }),
      // of a part of the league, the best would pass for the league's record
      await server.graphql(document, { leagueSeqno: league.seqno }, { as: coach }),
      await server.graphql(document, { clubId: world.clubs[1] }, { as: coach }),
    ].map(({ errors }) => errors?.[0]?.extensions?.code)
    expect(refusals).toEqual(Array(4).fill('FORBIDDEN'))
  })

  test('[SWIM-06] the settings of the league let time trials and exhibition swims hold records', async () => {
    const { seqno } = await createLeague(server.db)
    const club = world.clubs[3]!
    await server.db.insertInto('league_club_rel').values({ league_seqno: seqno, club_id: club }).execute()
    const swimmer = await createPerson(server.db, club, { gender: 'M' })
    const event = world.events[0]!.set_lib_id
    const swum = async (given: object) =>
      (await createResult(server.db, swimmer, event, { facility_type: 'SCM25X', result_date: '2025-01-01', ...given }))
        .result_id
    const plain = await swum({ time_hundredths: 3000 })
    const trial = await swum({ time_hundredths: 2900, round: 'TIME_TRIAL' })
    const exhibition = await swum({ time_hundredths: 2800, exhibition: true })
    const relay = await createResult(server.db, swimmer, world.events[3]!.set_lib_id, {
      person_id: null,
      relay_letter: 'A',
      facility_type: 'SCM25X',
      time_hundredths: 12_000,
    })
    const leadOff = await swum({ time_hundredths: 2950, lead_off_of: relay.result_id })
    const holder = async (params: object) => {
      await server.db
        .updateTable('league')
        .set({ params: JSON.stringify(params) })
        .where('seqno', '=', seqno)
        .execute()
      const { nodes } = await list({ leagueSeqno: seqno, facilityType: 'SCM25X' })
      return nodes[0].holders[0].resultId
    }
    expect(await holder({})).toBe(leadOff)
    expect(await holder({ leadOffCounts: false })).toBe(plain)
    expect(await holder({ recordTimeTrials: true })).toBe(trial)
    expect(await holder({ recordTimeTrials: true, recordExhibition: true })).toBe(exhibition)
  })
})
