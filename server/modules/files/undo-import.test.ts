import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { createClub, createPerson, createResult } from '../../test/factories'
import { sample, startImports, type ImportWorld } from '../../test/import-world'

jest.setTimeout(60_000)

let world: ImportWorld
let clubId: number
beforeAll(async () => {
  world = await startImports()
})
beforeEach(async () => {
  for (const table of ['visitor_result', 'result', 'meet']) await sql`delete from ${sql.table(table)}`.execute(world.db)
  clubId = (await createClub(world.db, { club_code: 'RIVR', club_name: 'Riverbend Rays' })).club_id
})
afterAll(() => world.close())

/** Everything that imports write, row by row, of this test's club. */
async function everything(): Promise<unknown> {
  const tables = {
    meet: sql`select * from meet order by 1`,
    session: sql`select * from meet_session order by 1`,
    event: sql`select * from meet_event order by 1`,
    person: sql`select * from person where club_id = ${clubId} order by 1`,
    identifier: sql`select * from person_identifier where club_id = ${clubId} order by 3`,
    result: sql`select * from result order by 1`,
    leg: sql`select * from result_leg order by 1, 2`,
    visitor: sql`select * from visitor_result order by 1`,
  }
  const rows = await Promise.all(Object.values(tables).map((query) => query.execute(world.db)))
  return Object.fromEntries(Object.keys(tables).map((name, index) => [name, rows[index]!.rows]))
}

const corrected = async (): Promise<Buffer> => {
  const text = (await readFile(sample('dual-meet-25y.hy3'))).toString('latin1')
  return Buffer.from(text.replace('E2F   21.91Y', 'E2F   22.91Y'), 'latin1')
}

const swimOf = (lastName: string) =>
  world.db
    .selectFrom('result')
    .innerJoin('person', 'person.person_id', 'result.person_id')
    .selectAll('result')
    .where('last_name', '=', lastName)
    .where('person.club_id', '=', clubId)
    .where('lead_off_of', 'is', null)
    .executeTakeFirstOrThrow()

test('[IMPORT-05] an undone import leaves nothing of itself', async () => {
  await createPerson(world.db, clubId, { first_name: 'Liora', last_name: 'Silverd', gender: 'F', birth_date: null })
  const before = await everything()
  const { importId } = await world.bring(sample('dual-meet-25y.hy3'), { clubId })
  expect(await everything()).not.toEqual(before)
  const undone = await world.undo(importId)
  expect(undone).toMatchObject({
    state: 'undone',
    undoReport: { removed: { results: 18, people: 33, meets: 1, visitors: 22 }, restored: 1, kept: [] },
  })
  expect(await everything()).toEqual(before)
})

test('[IMPORT-05] a relay meet with lead-offs goes whole', async () => {
  await sql`update club set club_code = '9001', club_name = 'SV Seestern Musterstadt' where club_id = ${clubId}`.execute(
    world.db,
  )
  const before = await everything()
  const { importId, counts } = await world.bring(sample('youth-relays-25m.lxf'), { clubId })
  expect(counts.written!.leadOffs).toBeGreaterThan(0)
  await world.undo(importId)
  expect(await everything()).toEqual(before)
})

test('[IMPORT-05] undoing a correction brings back what it corrected, and the first import can be undone after it', async () => {
  const empty = await everything()
  const first = await world.bring(sample('dual-meet-25y.hy3'), { clubId })
  const before = await everything()
  const second = await world.bring(await corrected(), { clubId })
  expect((await swimOf('Glaston')).time_hundredths).toBe(2291)
  expect((await world.undo(second.importId)).undoReport).toMatchObject({ restored: 1, kept: [] })
  expect(await everything()).toEqual(before)
  await world.undo(first.importId)
  expect(await everything()).toEqual(empty)
})

test('[IMPORT-05] a result that a coach changed since stays, with its swimmer and meet, and is reported', async () => {
  const { importId } = await world.bring(sample('dual-meet-25y.hy3'), { clubId })
  const swim = await swimOf('Glaston')
  await sql`update result set time_hundredths = 2199, update_date = now() where result_id = ${swim.result_id}`.execute(
    world.db,
  )
  const { undoReport } = await world.undo(importId)
  expect(undoReport!.removed).toMatchObject({ results: 17, people: 33, meets: 0 })
  expect(undoReport!.kept).toEqual(
    expect.arrayContaining([
      { what: 'result', label: expect.stringContaining('Yannick Glaston'), reason: 'Changed after the import' },
      { what: 'person', label: 'Yannick Glaston', reason: 'Others refer to it by now' },
      { what: 'meet', label: 'Hillcrest vs Riverbend', reason: 'Others refer to it by now' },
    ]),
  )
  expect(undoReport!.kept).toHaveLength(3)
  expect(await swimOf('Glaston')).toMatchObject({
    result_id: swim.result_id,
    time_hundredths: 2199,
    meet_id: swim.meet_id,
  })
})

test('[IMPORT-05] what a later import or a coach made of a corrected result is not taken back', async () => {
  await world.bring(sample('dual-meet-25y.hy3'), { clubId })
  const second = await world.bring(await corrected(), { clubId })
  const swim = await swimOf('Glaston')
  await sql`update result set time_hundredths = 2300, update_date = now() where result_id = ${swim.result_id}`.execute(
    world.db,
  )
  const { undoReport } = await world.undo(second.importId)
  expect(undoReport).toMatchObject({
    restored: 0,
    kept: [{ what: 'result', reason: 'Changed again after the import' }],
  })
  expect((await swimOf('Glaston')).time_hundredths).toBe(2300)
})

test('[IMPORT-05] a new athlete who swam elsewhere since stays', async () => {
  const { importId } = await world.bring(sample('dual-meet-25y.hy3'), { clubId })
  const swim = await swimOf('Glaston')
  const person = await world.db
    .selectFrom('person')
    .selectAll()
    .where('person_id', '=', swim.person_id!)
    .executeTakeFirstOrThrow()
  await createResult(world.db, person, swim.set_lib_id)
  const { undoReport } = await world.undo(importId)
  expect(undoReport).toMatchObject({
    removed: { results: 18, people: 33, meets: 1 },
    kept: [{ what: 'person', label: 'Yannick Glaston', reason: 'Others refer to it by now' }],
  })
})

test('[IMPORT-05] the meet stays while another club has results in it', async () => {
  const other = await createClub(world.db, { club_code: 'HILL', club_name: 'Hillcrest' })
  const { importId } = await world.bring(sample('dual-meet-25y.hy3'), { clubId })
  await world.bring(sample('dual-meet-25y.hy3'), { clubId: other.club_id })
  const { undoReport } = await world.undo(importId)
  expect(undoReport!.removed).toMatchObject({ results: 18, people: 34, meets: 0 })
  const { rows } = await sql`select distinct club_id from result`.execute(world.db)
  expect(rows).toEqual([{ club_id: other.club_id }])
})
