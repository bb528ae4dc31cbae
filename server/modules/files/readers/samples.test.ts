import { inExpectedWords, readExpected, samplePath, type Row } from '../../../test/expected-meet-file'
import { readMeetFile } from './read-meet-file'

const meetSamples = [
  'dual-meet-25y.hy3',
  'prelims-finals-50m.hy3',
  'entries-25m-cp1252.hy3',
  'dual-meet-25y.zip',
  'national-50m.lef',
  'youth-relays-25m.lxf',
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
