import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { createClub, createLeague, createPerson } from '../../test/factories'
import { sample, startImports, type ImportWorld } from '../../test/import-world'

jest.setTimeout(60_000)

let world: ImportWorld
let clubId: number
beforeAll(async () => {
  world = await startImports()
})
beforeEach(async () => {
  clubId = (await createClub(world.db, { club_code: 'RIVR', club_name: 'Riverbend Rays' })).club_id
  await sql`delete from visitor_result`.execute(world.db)
  await sql`delete from result`.execute(world.db)
  await sql`delete from meet`.execute(world.db)
})
afterAll(() => world.close())

/** How many rows of everything that an import writes there are. */
async function rowCounts(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from meet) as meets, (select count(*) from meet_session) as sessions,
      (select count(*) from meet_event) as events, (select count(*) from person where club_id = ${clubId}) as people,
      (select count(*) from result where lead_off_of is null) as results, (select count(*) from result_leg) as legs,
      (select count(*) from result where lead_off_of is not null) as lead_offs,
      (select count(*) from visitor_result) as visitors`.execute(world.db)
  return rows[0]!
}

async function result(event: string, lastName: string) {
  return world.db
    .selectFrom('result')
    .innerJoin('person', 'person.person_id', 'result.person_id')
    .selectAll('result')
    .where('external_event_id', '=', event)
    .where('last_name', '=', lastName)
    .where('person.club_id', '=', clubId)
    .executeTakeFirstOrThrow()
}

const edited = async (name: string, ...changes: [string, string][]): Promise<Buffer> => {
  let text = (await readFile(sample(name))).toString('latin1')
  for (const [from, to] of changes) {
    if (!text.includes(from) || from.length !== to.length) throw new Error(`cannot replace ${from}`)
    text = text.replace(from, to)
  }
  return Buffer.from(text, 'latin1')
}

describe('the same meet again', () => {
  test.each([
    ['the same file', 'dual-meet-25y.hy3'],
    ['its zip', 'dual-meet-25y.zip'],
    ['the same meet as CL2, which says less', 'dual-meet-25y.cl2'],
  ])('[IMPORT-04] %s adds nothing and changes nothing', async (_name, file) => {
    await world.bring(sample('dual-meet-25y.hy3'), { clubId })
    const before = await rowCounts()
    const { rows: results } = await sql`select * from result order by result_id`.execute(world.db)
    const read = await world.read(sample(file), { clubId })
    expect(read.counts.preview).toMatchObject({ meet: { known: 1 }, person: { known: 34 } })
    expect(await world.lines(read.importId, { verdict: 'new' })).toEqual([])
    expect(await world.lines(read.importId, { verdict: 'changed' })).toEqual([])
    expect(await world.lines(read.importId, { verdict: 'doubtful' })).toEqual([])
    await world.accept(read.importId)
    expect(await rowCounts()).toEqual(before)
    expect((await sql`select * from result order by result_id`.execute(world.db)).rows).toEqual(results)
  })

  test('[IMPORT-04] the HY3 after the CL2 brings what the CL2 lacks, and no row twice', async () => {
    await world.bring(sample('dual-meet-25y.cl2'), { clubId })
    const before = await rowCounts()
    expect(await result('5', 'Wavering')).toMatchObject({ status: 'DQ', time_hundredths: null, dq_text: null })
    const read = await world.read(sample('dual-meet-25y.hy3'), { clubId })
    expect(read.counts.preview?.result?.new).toBeUndefined()
    await world.accept(read.importId)
    expect(await rowCounts()).toEqual(before)
    expect(await result('5', 'Wavering')).toMatchObject({
      status: 'DQ',
      time_hundredths: 3554,
      dq_text: 'Scissors kick',
    })
  })

  test('[IMPORT-04] a corrected file changes the swim that it corrects, and says what was there', async () => {
    await world.bring(sample('dual-meet-25y.hy3'), { clubId })
    const before = await rowCounts()
    const swim = await result('6', 'Glaston')
    const read = await world.read(await edited('dual-meet-25y.hy3', ['E2F   21.91Y', 'E2F   22.91Y']), { clubId })
    expect(read.counts.preview?.result).toMatchObject({ changed: 1, known: 11 })
    expect(await world.lines(read.importId, { verdict: 'changed' })).toMatchObject([
      { subject: 'result', label: 'Yannick Glaston, 25 y butterfly', timeText: '22.91', reason: 'Was 21.91' },
    ])
    await world.accept(read.importId)
    expect(await rowCounts()).toEqual(before)
    const after = await world.db
      .selectFrom('result')
      .selectAll()
      .where('result_id', '=', swim.result_id)
      .executeTakeFirst()
    expect(after).toMatchObject({ time_hundredths: 2291, place: swim.place, meet_points: swim.meet_points })
  })

  test('[IMPORT-04] a swim that is disqualified later loses its place and keeps its time', async () => {
    await world.bring(sample('dual-meet-25y.hy3'), { clubId })
    await world.bring(await edited('dual-meet-25y.hy3', ['E2F   21.91Y ', 'E2F   21.91YQ']), { clubId })
    expect(await result('6', 'Glaston')).toMatchObject({ status: 'DQ', time_hundredths: 2191, place: null })
  })

  test('[IMPORT-04] a blank of the file leaves what people wrote', async () => {
    await world.bring(sample('dual-meet-25y.hy3'), { clubId })
    const swim = await result('6', 'Glaston')
    await sql`update result set comments = 'into a headwind', heat = 9 where result_id = ${swim.result_id}`.execute(
      world.db,
    )
    await sql`update person set preferred_name = 'Yan', birth_date = null where person_id = ${swim.person_id}`.execute(
      world.db,
    )
    await world.bring(sample('dual-meet-25y.hy3'), { clubId })
    const person = await world.db
      .selectFrom('person')
      .selectAll()
      .where('person_id', '=', swim.person_id!)
      .executeTakeFirst()
    expect(await result('6', 'Glaston')).toMatchObject({ comments: 'into a headwind', heat: swim.heat })
    expect(person).toMatchObject({ preferred_name: 'Yan', birth_date: '2017-11-13' })
  })

  test('[IMPORT-04] two imports of one meet accepted at the same time write it once', async () => {
    const [first, second] = [
      await world.read(sample('dual-meet-25y.hy3'), { clubId }),
      await world.read(sample('dual-meet-25y.cl2'), { clubId }),
    ]
    await Promise.all([world.accept(first.importId), world.accept(second.importId)])
    expect(await rowCounts()).toMatchObject({ meets: 1, people: 34, results: 18, visitors: 22 })
  })

  test('[IMPORT-04] two clubs that import one file share its meet, each with its own swimmers', async () => {
    const other = await createClub(world.db, { club_code: 'HILL', club_name: 'Hillcrest' })
    await world.bring(sample('dual-meet-25y.hy3'), { clubId })
    const second = await world.bring(sample('dual-meet-25y.hy3'), { clubId: other.club_id })
    expect(second.counts.written).toMatchObject({ people: 39, results: 16, relays: 6, visitors: 18 })
    expect(await rowCounts()).toMatchObject({ meets: 1, events: 5, sessions: 1, results: 40, visitors: 40 })
    const { rows } =
      await sql`select distinct p.club_id = r.club_id as same from result r join person p using (person_id)`.execute(
        world.db,
      )
    expect(rows).toEqual([{ same: true }])
  })
})

describe('whose rows an import writes', () => {
  test('[CLUB-14] swimmers of other clubs become visitors: text, no person, no result', async () => {
    const { importId } = await world.bring(sample('dual-meet-25y.hy3'), { clubId })
    const { rows } = await sql<{
      club_id: number
    }>`select distinct club_id from result where import_id = ${importId}`.execute(world.db)
    expect(rows).toEqual([{ club_id: clubId }])
    expect(
      (await sql`select from person where last_name = 'Yewtree' and club_id = ${clubId}`.execute(world.db)).rows,
    ).toEqual([])
    const visitor = await world.db
      .selectFrom('visitor_result')
      .selectAll()
      .where('swimmer_name', '=', 'Yewtree, Ulrika')
      .execute()
    expect(visitor).toMatchObject([
      { club_name: 'HILLCREST', club_id: clubId, time_hundredths: 2254, status: 'OK', place: 1 },
    ])
  })

  test('[IMPORT-03] a club of no league member is never written, whatever was chosen for it', async () => {
    const league = await createLeague(world.db)
    const member = await createClub(world.db, { leagueSeqno: league.seqno, club_code: 'X', club_name: 'Xenon' })
    const read = await world.read(sample('dual-meet-25y.hy3'), { leagueSeqno: league.seqno })
    expect(read.clubs.map((club) => club.clubId)).toEqual([null, null])
    const choice = JSON.stringify({ clubs: { [read.clubs[0]!.key]: clubId, [read.clubs[1]!.key]: member.club_id } })
    await sql`update file_import set decisions = ${choice}::jsonb where import_id = ${read.importId}`.execute(world.db)
    await world.accept(read.importId)
    const { rows } = await sql`select distinct club_id from result where import_id = ${read.importId}`.execute(world.db)
    expect(rows).toEqual([{ club_id: member.club_id }])
  })

  test('[IMPORT-03] a person of another club is nobody of the file, whatever was decided', async () => {
    const foreign = await createClub(world.db)
    const stranger = await createPerson(world.db, foreign.club_id)
    const read = await world.read(sample('dual-meet-25y.hy3'), { clubId })
    const [line] = await world.lines(read.importId, { subject: 'person' })
    const decision = JSON.stringify({ people: { [line!.athleteKey!]: stranger.person_id } })
    await sql`update file_import set decisions = ${decision}::jsonb where import_id = ${read.importId}`.execute(
      world.db,
    )
    await world.accept(read.importId)
    expect((await sql`select from result where person_id = ${stranger.person_id}`.execute(world.db)).rows).toEqual([])
  })
})
