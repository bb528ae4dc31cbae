import { sql } from 'kysely'
import { createClub, createLeague } from '../../test/factories'
import { sample, startImports, type ImportWorld } from '../../test/import-world'
import { openArchive } from './readers/archive'
import { defaultLimits } from './readers/limits'

jest.setTimeout(60_000)

let world: ImportWorld
let clubId: number
/** the LENEX text of the packed sample */
let text: string

beforeAll(async () => {
  world = await startImports()
  const { source, close } = await openArchive({ path: sample('youth-relays-25m.lxf') }, defaultLimits)
  const chunks: Buffer[] = []
  for await (const chunk of source.open()) chunks.push(chunk)
  close()
  text = Buffer.concat(chunks).toString('utf8')
})
beforeEach(async () => {
  for (const table of ['visitor_result', 'result', 'meet']) await sql`delete from ${sql.table(table)}`.execute(world.db)
  clubId = (await createClub(world.db, { club_code: '9001', club_name: 'SV Seestern Musterstadt' })).club_id
})
afterAll(() => world.close())

const edited = (from: string, to: string): Buffer => {
  if (!text.includes(from)) throw new Error(`the sample has no ${from}`)
  return Buffer.from(text.replace(from, to))
}

async function leadOffs(event: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select p.last_name, r.time_hundredths, r.status, r.counts, r.round, r.gender, r.splits, e.stroke, e.distance, e.legs,
      l.relay_letter, l.time_hundredths as relay_time
    from result r join result l on l.result_id = r.lead_off_of join person p on p.person_id = r.person_id
      join set_lib e on e.set_lib_id = r.set_lib_id
    where r.club_id = ${clubId} and r.external_event_id = ${event} order by p.last_name`.execute(world.db)
  return rows
}

const rowCounts = async () =>
  (
    await sql`select (select count(*) from result) as results, (select count(*) from result_leg) as legs`.execute(
      world.db,
    )
  ).rows[0]

test('[IMPORT-04] the first leg of a relay is a swim of its own, at the split of its distance', async () => {
  await world.bring(Buffer.from(text), { clubId })
  expect(await leadOffs('121')).toEqual([
    {
      ...{ last_name: 'Penhale', time_hundredths: 7706, status: 'OK', counts: true, round: 'FINAL', gender: 'F' },
      ...{ splits: [[100, 7706]], stroke: 'BREAST', distance: 100, legs: 1, relay_letter: '1', relay_time: 32051 },
    },
  ])
})

test('[IMPORT-04] a disqualified relay has no lead-off, though its split is known', async () => {
  await world.bring(Buffer.from(text), { clubId })
  const { rows } = await sql`select status, time_hundredths from result
    where club_id = ${clubId} and external_event_id = '21' and relay_letter = '1'`.execute(world.db)
  expect(rows).toContainEqual({ status: 'DQ', time_hundredths: 31617 })
  expect(await leadOffs('21')).toEqual([])
})

test('[IMPORT-04] the same file again adds no lead-off and no leg', async () => {
  await world.bring(Buffer.from(text), { clubId })
  const before = await rowCounts()
  const read = await world.read(Buffer.from(text), { clubId })
  expect(read.counts.preview?.relay).toMatchObject({ known: 7 })
  await world.accept(read.importId)
  expect(await rowCounts()).toEqual(before)
})

test('[IMPORT-04] a lead-off counts no longer when its relay is disqualified later, and again after the undo', async () => {
  await world.bring(Buffer.from(text), { clubId })
  const result = '<RESULT resultid="347" eventid="5008" swimtime='
  const second = await world.bring(edited(result, '<RESULT resultid="347" eventid="5008" status="DSQ" swimtime='), {
    clubId,
  })
  expect(await leadOffs('121')).toMatchObject([{ time_hundredths: 7706, status: 'DQ', counts: false }])
  await world.undo(second.importId)
  expect(await leadOffs('121')).toMatchObject([{ status: 'OK', counts: true }])
})

test('[IMPORT-04] another swimmer named for the first leg takes the lead-off over', async () => {
  await world.bring(Buffer.from(text), { clubId })
  const at = text.indexOf('<RESULT resultid="347"')
  const swapped = text
    .slice(at)
    .replace('athleteid="58" number="1"', 'athleteid="46" number="1"')
    .replace('athleteid="46" number="2"', 'athleteid="58" number="2"')
  const read = await world.read(Buffer.from(text.slice(0, at) + swapped), { clubId })
  expect(await world.lines(read.importId, { verdict: 'changed' })).toMatchObject([
    { subject: 'relay', reason: 'New: swimmers of the relay' },
  ])
  await world.accept(read.importId)
  expect(await leadOffs('121')).toMatchObject([
    { last_name: 'Greyling', status: 'OK', counts: true },
    { last_name: 'Penhale', status: 'NO_SWIM', counts: false },
  ])
  const { rows } =
    await sql`select l.leg, p.last_name from result_leg l join person p using (person_id) join result r using (result_id)
    where r.external_event_id = '121' and r.club_id = ${clubId} order by leg limit 2`.execute(world.db)
  expect(rows).toEqual([
    { leg: 1, last_name: 'Greyling' },
    { leg: 2, last_name: 'Penhale' },
  ])
})

test('[IMPORT-04] a league that lets lead-offs not count gets none', async () => {
  const league = await createLeague(world.db, { params: JSON.stringify({ leadOff: { counts: false } }) })
  await sql`insert into league_club_rel (league_seqno, club_id) values (${league.seqno}, ${clubId})`.execute(world.db)
  const done = await world.bring(Buffer.from(text), { clubId })
  expect(done.counts.written).toMatchObject({ leadOffs: 0, relays: 7 })
})
