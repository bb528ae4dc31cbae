import { recordRows, standardRows } from '../../../test/expected-lists'
import { inExpectedWords, readExpected, samplePath, type Row } from '../../../test/expected-meet-file'
import { readMeetFile } from './read-meet-file'

const meetSamples = [
  'dual-meet-25y.hy3',
  'prelims-finals-50m.hy3',
  'entries-25m-cp1252.hy3',
  'dual-meet-25y.zip',
  'national-50m.lef',
  'youth-relays-25m.lxf',
  'dual-meet-25y.cl2',
  'school-champs-25y.cl2',
  'club-entries.sd3',
]

// What a sample can say of a swim by being silent: these stand in the expected row only when they are true.
const flags = ['exhibition', 'timeTrial', 'scratchedLaterRound']
// The number of RELAY elements of LENEX: a team of the model is a club's letter in an event.
const notInTheModel: Record<string, string[]> = { 'youth-relays-25m.lxf': ['relayTeams'] }

const pick = (row: Row, keys: string[]): Row =>
  Object.fromEntries(keys.filter((key) => row[key] !== undefined).map((key) => [key, row[key]]))

/** The observed row of the same person or team, event and round, cut to what the example tells. */
function alike(observed: Row[], example: Row): Row {
  const identity = ['athlete', 'club', 'team', 'event', 'round', 'birthDate'].filter((key) => key in example)
  const found = observed.filter((row) => identity.every((key) => row[key] === example[key]))
  expect(found).toHaveLength(1)
  return pick(found[0]!, [...Object.keys(example), ...flags])
}

describe.each(meetSamples)('%s', (name) => {
  const expected = readExpected(name)
  const read = async () => inExpectedWords(await readMeetFile({ path: samplePath(name) }))

  it('[IMPORT-01] gives every count of its expected.json', async () => {
    const { counts } = await read()
    const keys = Object.keys(expected.counts).filter((key) => !notInTheModel[name]?.includes(key))
    expect(pick(counts, keys)).toEqual(pick(expected.counts, keys))
  })

  it('[IMPORT-01] gives every example of its expected.json', async () => {
    const { examples, relayExamples } = await read()
    for (const example of expected.examples ?? []) expect(alike(examples, example)).toEqual(example)
    for (const example of expected.relayExamples ?? []) expect(alike(relayExamples, example)).toEqual(example)
  })

  it('[IMPORT-01] gives the meet, the clubs and the sessions of its expected.json', async () => {
    const { frame } = await read()
    for (const key of ['kind', 'fileType', 'software', 'fileDate', 'organisation', 'clubs', 'sessions']) {
      if (key in expected) expect({ [key]: frame[key] }).toEqual({ [key]: expected[key] })
    }
    if (expected.meet) expect(pick(frame.meet as Row, Object.keys(expected.meet))).toEqual(expected.meet)
  })
})

describe('standards.sd3', () => {
  const expected = readExpected('standards.sd3')

  it('[IMPORT-01] gives every count and example of its expected.json', async () => {
    const file = await readMeetFile({ path: samplePath('standards.sd3') })
    const rows = standardRows(file)
    const linesOf = (record: string) => new Set(rows.filter((row) => row.record === record).map((row) => row.line)).size
    const timesOf = (record: string) => rows.filter((row) => row.record === record).length
    expect({
      lines: file.counts.lines,
      J0: linesOf('J0'),
      J1: linesOf('J1'),
      J2: linesOf('J2'),
      standardTimes: rows.length,
      byRecord: { J0: timesOf('J0'), J1: timesOf('J1'), J2: timesOf('J2') },
    }).toEqual(expected.counts)
    expect(file.kind).toBe(expected.kind)
    for (const example of expected.examples!) {
      expect(rows.map((row) => pick(row, Object.keys(example)))).toContainEqual(example)
    }
  })
})

describe('records-standards.lef', () => {
  const expected = readExpected('records-standards.lef')

  it('[IMPORT-01] gives every count and example of its expected.json', async () => {
    const file = await readMeetFile({ path: samplePath('records-standards.lef') })
    const records = recordRows(file)
    const standards = standardRows(file)
    expect({
      recordLists: file.recordLists.length,
      records: records.length,
      relayRecords: records.filter((row) => Number(row.relayCount) > 1).length,
      recordsWithoutHolder: file.recordLists.flatMap((list) => list.records).filter((record) => record.isTarget).length,
      standardLists: file.standardLists.length,
      standards: standards.length,
    }).toEqual(expected.counts)
    expect(file.kind).toBe(expected.kind)
    for (const example of expected.recordExamples as Row[]) {
      expect(records.map((row) => pick(row, Object.keys(example)))).toContainEqual(example)
    }
    for (const example of expected.standardExamples as Row[]) {
      expect(standards.map((row) => pick(row, Object.keys(example)))).toContainEqual(example)
    }
  })
})

it('[IMPORT-01] the zip of a meet reads as its HY3, not twice and not as the CL2 beside it', async () => {
  const zip = await readMeetFile({ path: samplePath('dual-meet-25y.zip') })
  expect(zip).toEqual(await readMeetFile({ path: samplePath('dual-meet-25y.hy3') }))
})
