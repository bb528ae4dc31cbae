import { sql } from 'kysely'
import { createClub, createLeague } from '../../test/factories'
import { inExpectedWords, readExpected, samplePath, type Row } from '../../test/expected-meet-file'
import type { Shown } from '../../test/upload-world'
import { startImports, type ImportWorld } from '../../test/import-world'
import { readMeetFile } from './readers/read-meet-file'

jest.setTimeout(60_000)

let world: ImportWorld
beforeAll(async () => {
  world = await startImports()
})
afterAll(() => world.close())

const letters: Record<string, string> = { SCY: 'Y', SCM: 'S', LCM: 'L' }

/** Results of an import as the database holds them, in the words of the expected.json files. */
async function resultsOf(importId: number, isLenex: boolean): Promise<Row[]> {
  const { rows } = await sql<Record<string, Shown>>`
    select r.*, e.stroke, e.distance, e.legs, p.first_name, p.last_name, p.birth_date, p.gender as sex, c.club_code, c.club_name,
      m.gender as event_gender, m.age_min, m.age_max, s.number as session, l.legs as swimmers
    from result r join set_lib e using (set_lib_id) join club c on c.club_id = r.club_id
      join meet_event m on m.seqno = r.meet_event_seqno join meet_session s on s.seqno = m.session_seqno
      left join person p using (person_id)
      left join lateral (select array_agg(l.leg || ' ' || coalesce(q.last_name || ', ' || q.first_name, l.swimmer_name) order by leg) as legs
        from result_leg l left join person q using (person_id) where l.result_id = r.result_id) l on true
    where r.import_id = ${importId} and r.lead_off_of is null`.execute(world.db)
  const course = (value: string | null) => (isLenex || value === null ? value : letters[value])
  return rows.map((row) => ({
    ...(row.person_id === null
      ? { team: isLenex ? Number(row.relay_letter) : row.relay_letter, legs: row.swimmers ?? [] }
      : {
          athlete: `${row.last_name}, ${row.first_name}`,
          birthDate: row.birth_date,
          sex: row.sex,
          seedCourse: course(row.seed_course),
        }),
    club: isLenex ? row.club_name : row.club_code,
    event: row.external_event_id,
    eventGender: row.event_gender,
    distance: isLenex ? row.distance : row.distance * row.legs,
    stroke: row.stroke,
    ages: [row.age_min, row.age_max],
    round: row.round === 'TIME_TRIAL' && !isLenex ? 'FINAL' : row.round,
    ...(isLenex && { session: row.session, relayCount: row.legs }),
    seed: row.seed_hundredths,
    course: course(row.facility_type),
    time: row.time_hundredths,
    status: row.status,
    heat: row.heat,
    lane: row.lane,
    place: row.place,
    places: (row.places ?? []).map((p: Shown) => ({
      ageGroup: p.name ?? 'all',
      ages: [p.ageMin, p.ageMax],
      place: p.place,
    })),
    points: row.meet_points === null ? null : Number(row.meet_points),
    date: row.result_date,
    splits: row.splits?.length ?? 0,
    ...(row.dq_code && { dqCode: row.dq_code }),
    ...(row.dq_text && { dqText: row.dq_text }),
    ...(row.comments && { comment: row.comments }),
    ...(row.exhibition && { exhibition: true }),
    ...(row.round === 'TIME_TRIAL' && !isLenex && { timeTrial: true }),
  }))
}

/** What an example says that is no column of a result: how the file writes it, and diving. */
const notKept = new Set(['roundInFile', 'scratchedLaterRound', 'id', 'ageOrClass'])
/** People of para meets carry their class in the file's last name. */
const withoutClass = (name: unknown) => String(name).replace(/_[A-Z0-9]+(?=,)/, '')

function kept(example: Row): Row {
  const row = Object.fromEntries(Object.entries(example).filter(([key]) => !notKept.has(key)))
  return row.athlete === undefined ? row : { ...row, athlete: withoutClass(row.athlete) }
}

/** A league whose clubs are all the clubs of the file, so that nobody is a visitor. */
async function leagueOf(name: string): Promise<number> {
  const league = await createLeague(world.db)
  const file = await readMeetFile({ path: samplePath(name) })
  for (const club of file.clubs) {
    await createClub(world.db, {
      leagueSeqno: league.seqno,
      club_code: club.code ?? '',
      club_name: club.name.slice(0, 50),
    })
  }
  return league.seqno
}

const countBy = (rows: Row[], key: string): Row => {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[String(row[key])] = (counts[String(row[key])] ?? 0) + 1
  return counts
}

describe.each([
  'dual-meet-25y.hy3',
  'dual-meet-25y.zip',
  'prelims-finals-50m.hy3',
  'national-50m.lef',
  'youth-relays-25m.lxf',
])('%s', (name) => {
  const expected = readExpected(name === 'dual-meet-25y.zip' ? 'dual-meet-25y.hy3' : name)
  const isLenex = name.endsWith('.lef') || name.endsWith('.lxf')
  let swims: Row[]
  let relays: Row[]
  let importId: number

  beforeAll(async () => {
    const done = await world.bring(samplePath(name), { leagueSeqno: await leagueOf(name) })
    importId = done.importId
    const rows = await resultsOf(importId, isLenex)
    swims = rows.filter((row) => row.athlete !== undefined && (isLenex || row.status !== 'SCR'))
    relays = rows.filter((row) => row.team !== undefined)
  })

  test('[IMPORT-04] every swim of the file is one row, with its status and round', async () => {
    const words = inExpectedWords(await readMeetFile({ path: samplePath(name) }))
    const inFile = words.examples.filter((row) => row.time !== undefined && !('score' in row))
    expect(swims).toHaveLength(inFile.length)
    const { counts } = expected
    const diving = Number(counts.divingResults ?? 0)
    if (counts.individualSwims !== undefined) expect(swims.length + diving).toBe(counts.individualSwims)
    if (counts.individualResultElements !== undefined)
      expect(swims).toHaveLength(Number(counts.individualResultElements))
    const byStatus = (counts.swimsByStatus ?? counts.individualByStatus) as Record<string, number> | undefined
    if (byStatus) expect(countBy(swims, 'status')).toEqual({ ...byStatus, OK: byStatus.OK! - diving })
    if (counts.swimsByRound)
      expect(countBy(swims, 'round')).toEqual(diving ? { FINAL: swims.length } : counts.swimsByRound)
    const relayResults = counts.relaySwims ?? counts.relayResults ?? 0
    expect(relays).toHaveLength(Number(relayResults))
    if (counts.relayByStatus) expect(countBy(relays, 'status')).toEqual(counts.relayByStatus)
    const legs = relays.flatMap((relay) => relay.legs as string[])
    if (counts.relayLegs !== undefined) expect(legs).toHaveLength(Number(counts.relayLegs))
  })

  test('[IMPORT-04] people, clubs, events and sessions are those of the file', async () => {
    const { rows } = await sql<Row>`
      select (select count(*) from person where import_id = ${importId}) as athletes,
        (select count(*) from person where import_id = ${importId} and gender = 'M') as male,
        (select count(distinct club_id) from person where import_id = ${importId}) as clubs,
        (select count(distinct external_event_id) from meet_event where import_id = ${importId}) as events,
        (select count(*) from meet_session where import_id = ${importId}) as sessions,
        (select sum(meet_points) from result where import_id = ${importId} and person_id is null) as relay_points`.execute(
      world.db,
    )
    const { counts } = expected
    expect(rows[0]).toMatchObject({ athletes: counts.athletes, male: counts.athletesMale })
    if (counts.distinctEventNumbers)
      expect(rows[0]).toMatchObject({ events: counts.distinctEventNumbers, sessions: counts.sessions })
    if (counts.relayPointsTotal) expect(Number(rows[0]!.relay_points)).toBe(counts.relayPointsTotal)
  })

  test('[IMPORT-04] each example of a swim stands in the database as the file says it', () => {
    for (const example of expected.examples ?? []) {
      if (example.dives === undefined) expect(swims).toContainEqual(expect.objectContaining(kept(example)))
    }
  })

  test('[IMPORT-04] each example of a relay stands in the database with its legs', () => {
    for (const example of expected.relayExamples ?? [])
      expect(relays).toContainEqual(expect.objectContaining(kept(example)))
  })
})
