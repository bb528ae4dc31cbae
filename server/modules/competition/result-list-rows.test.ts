import { addDays } from 'contracts/calendar-date'
import { countsForBest } from 'contracts/result-status'
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

describe('the rows of resultsList', () => {
  test('[SWIM-07] [CLUB-13] rank and time to next rank by gender, age, course, day and classification', async () => {
    for (const [args, classification] of [
      [{ leagueSeqno: checks.world.leagues[0]!.seqno }, 'Zeta'],
      [{ clubId: checks.world.clubs[0] }, 'Zeta'],
      [{ clubId: checks.world.clubs[3] }, 'Alpha'],
      [{ clubId: checks.world.clubs[0], rankClassification: 'Alpha' }, 'Alpha'],
    ] as const) {
      for (const facilityType of ['LCM', 'SCM']) {
        const { nodes } = await checks.list({ ...args, facilityType })
        const swims = checks.expected({ ...args, facilityType })
        const want = swims.map((swim) => checks.oracle.rankOf(swim, classification))
        expect(nodes.map((row) => ({ athRank: row.athRank, gap: row.timeToNextRankHundredths }))).toEqual(want)
        expect(new Set(nodes.map((row) => row.rankClassification))).toEqual(new Set([classification]))
      }
    }
    const ranked = checks
      .expected({ facilityType: 'LCM' })
      .filter((swim) => checks.oracle.rankOf(swim, 'Alpha').athRank !== null)
    expect(ranked.length).toBeGreaterThan(20)
  })

  test('a swim is new within isNewDays and when it is the best of the athlete', async () => {
    for (const isNewDays of [undefined, 2, 10, 60]) {
      const { nodes } = await checks.list({ facilityType: 'LCM', isNewDays })
      const want = checks
        .expected({ facilityType: 'LCM' })
        .map(
          (swim) =>
            checks.oracle.isBestOfAthlete(swim) && swim.result_date >= addDays(checks.world.today, -(isNewDays ?? 30)),
        )
      expect(nodes.map(({ isNew }) => isNew)).toEqual(want)
    }
  })

  test('[SWIM-02] [SWIM-05] what does not count stands at the end of its event without place, rank and points', async () => {
    const { nodes } = await checks.list({ facilityType: 'LCM' })
    const swims = checks.expected({ facilityType: 'LCM' })
    swims.forEach((swim, index) => {
      const row = nodes[index]!
      const facts = { status: swim.status as never, hundredths: swim.time_hundredths, round: swim.round as never }
      const counts = countsForBest({ ...facts, exhibition: swim.exhibition, converted: swim.converted_from !== null })
      if (!counts) expect(row).toMatchObject({ place: null, athRank: null, points: null, isNew: false })
      const takesPlace = counts && !swim.exhibition && swim.round !== 'TIME_TRIAL'
      expect(row.place).toBe(takesPlace ? swim.place : null)
    })
    expect(swims.filter(({ converted_from }) => converted_from !== null).length).toBeGreaterThan(0)
  })

  test('[SWIM-05] points by the table of the day, else the newest earlier one, or the one that the meet names', async () => {
    const tables = await server.db.selectFrom('base_time').selectAll().orderBy('valid_from', 'desc').execute()
    const pointsOf = (swim: Swim) => {
      const { stroke, distance, legs } = checks.oracle.eventOf(swim)
      const { points_table: named } = checks.world.meets.find(({ meet_id }) => meet_id === swim.meet_id) ?? {
        points_table: null,
      }
      const base = tables.find(
        (row) =>
          row.course === swim.facility_type &&
          row.gender === swim.gender &&
          row.stroke === stroke &&
          row.distance === distance &&
          row.legs === legs &&
          (named ? row.table_name === named : row.valid_from <= swim.result_date),
      )
      if (!base || !checks.oracle.counts(swim)) return null
      return Number((1000n * BigInt(base.hundredths) ** 3n) / BigInt(swim.time_hundredths!) ** 3n)
    }
    for (const facilityType of ['LCM', 'SCM']) {
      const want = checks.expected({ facilityType }).map(pointsOf)
      expect((await checks.list({ facilityType })).nodes.map(({ points }) => points)).toEqual(want)
      expect(want.filter((points) => points !== null).length).toBeGreaterThan(40)
    }
  })

  test('[SWIM-05] yards have no points', async () => {
    const { nodes } = await checks.list({ facilityType: 'SCY' })
    expect(new Set(nodes.map(({ points }) => points))).toEqual(new Set([null]))
  })

  test('[PERF-02] the number of statements does not grow with the rows', async () => {
    const count = (limit: number) =>
      server.countStatements(() => checks.list({ facilityType: 'LCM', limit, isNewDays: 36_000 }))
    await count(1)
    const one = await count(1)
    expect(await count(500)).toBe(one)
    // BEGIN, the settings and COMMIT, and the reading of the token's user may come on top
    expect(one).toBeLessThanOrEqual(8)
  })
})
