import { seededRandom } from '../../test/seeded-random'
import { resultListCheck, type Args, type ResultListCheck } from '../../test/result-list-check'
import { startTestServer, type TestServer } from '../../test/server'

let server: TestServer
let checks: ResultListCheck
beforeAll(async () => {
  server = await startTestServer()
  checks = await resultListCheck(server, 20_260_301)
})
afterAll(() => server.close())
jest.setTimeout(60_000)

/** One value of every argument that leaves some rows and drops others. */
const single = (): Record<string, Args> => ({
  gender: { gender: 'F' },
  tagSl: { tagSl: 'relay' },
  leagueSeqno: { leagueSeqno: checks.world.leagues[0]!.seqno },
  clubId: { clubId: checks.world.clubs[1] },
  teamId: { teamId: checks.world.teams[2] },
  athleteId: { athleteId: checks.world.people[3]!.person_id },
  ageFrom: { ageFrom: 13 },
  ageTo: { ageTo: 12 },
  stroke: { stroke: 'BREAST' },
  distance: { distance: 100 },
  noOfLegs: { noOfLegs: 1 },
  fromDate: { fromDate: '2024-02-29' },
  toDate: { toDate: '2024-02-29' },
  bestOnly: { bestOnly: true },
  onlyNew: { onlyNew: true },
  inAthleteStatus: { inAthleteStatus: ['ACTIVE', 'ALUMNI'] },
  search: { search: 'first1' },
  includeLeadOffs: { includeLeadOffs: true },
})

describe('[API-08] resultsList honours every argument', () => {
  test('[API-08] [CLUB-13] [SWIM-05] each alone, with facilityType', async () => {
    const plain = await checks.check({ facilityType: 'LCM' })
    for (const [name, args] of Object.entries(single())) {
      const rows = await checks.check({ facilityType: 'LCM', ...args })
      expect({ name, rows, changes: rows > 0 && rows !== plain }).toEqual({ name, rows, changes: true })
    }
  })

  test('[API-08] [SWIM-05] every course apart, odd pools too', async () => {
    for (const facilityType of ['LCM', 'SCM', 'SCY', 'SCM33']) {
      expect(await checks.check({ facilityType })).toBeGreaterThan(10)
      expect(await checks.check({ facilityType, bestOnly: true })).toBeGreaterThan(10)
    }
    expect(await checks.check({ facilityType: 'SCM20' })).toBe(0)
  })

  test('[API-08] all together, in 80 random combinations', async () => {
    const random = seededRandom(8)
    let found = 0
    for (let round = 0; round < 80; round++) {
      const args: Args = Object.assign({}, ...Object.values(single()).filter(() => random.chance(0.2)))
      if (args.ageFrom && args.ageTo) args.ageTo = args.ageFrom + random.below(3)
      found += await checks.check({ ...args, facilityType: random.pick(['LCM', 'SCM']) })
    }
    expect(found).toBeGreaterThan(500)
  })

  test('[API-08] [SWIM-04] every age from 9 to 18, alone and with bestOnly', async () => {
    for (let age = 9; age <= 18; age++) {
      await checks.check({ facilityType: 'LCM', ageFrom: age, ageTo: age })
      await checks.check({ facilityType: 'LCM', ageFrom: age, ageTo: age, bestOnly: true })
    }
  })

  test('[CLUB-13] other orders, both ways, what has no value last', async () => {
    const { world, list } = checks
    const people = new Map(world.people.map(({ person_id, last_name }) => [person_id, last_name]))
    const keys: Record<string, (row: Record<string, unknown>) => unknown> = {
      resultDate: (row: Record<string, unknown>) => row.resultDate as string,
      lastName: (row: Record<string, unknown>) => people.get(row.athleteId as number),
      resultTime: (row: Record<string, unknown>) => (row.points === null ? undefined : (row.timeHundredths as number)),
    }
    const args: Args = { facilityType: 'LCM', noOfLegs: 1 }
    const { totalCount } = await list(args)
    for (const [orderBy, key] of Object.entries(keys)) {
      for (const sign of ['', '-']) {
        const { nodes } = await list({ ...args, orderBy: `${sign}${orderBy}` })
        const values = nodes.map(key)
        const known = values.filter((value) => value !== undefined)
        expect(nodes).toHaveLength(totalCount)
        expect(values.slice(0, known.length)).toEqual(known)
        const sorted = [...(known as string[])].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
        expect(known).toEqual(sign ? sorted.reverse() : sorted)
      }
    }
    const refused = await server.graphql(checks.document, { ...args, orderBy: 'salary' }, { as: checks.administrator })
    expect(refused.errors?.[0]?.extensions?.fields).toHaveProperty('orderBy')
  })

  test('pages follow one another without a gap, and say the whole count behind the end', async () => {
    const whole = await checks.list({ facilityType: 'LCM' })
    const pages = []
    for (let offset = 0; offset < whole.totalCount + 40; offset += 40) {
      const page = await checks.list({ facilityType: 'LCM', offset, limit: 40 })
      expect(page.totalCount).toBe(whole.totalCount)
      pages.push(...page.nodes)
    }
    expect(pages).toEqual(whole.nodes)
  })

  test('[API-15] without facilityType the call is refused and names it', async () => {
    const { errors } = await server.graphql(
      checks.document,
      { clubId: checks.world.clubs[0] },
      { as: checks.administrator },
    )
    expect(errors).toMatchObject([
      { message: expect.stringContaining('facilityType'), extensions: { code: 'BAD_INPUT' } },
    ])
    expect(errors![0]!.extensions!.fields).toHaveProperty('facilityType')
  })
})
