import fc from 'fast-check'
import { sampleBytes } from '../../../test/expected-meet-file'
import { FileError } from './file-error'
import type { MeetFile } from './meet-file'
import { readMeetFile } from './read-meet-file'

const samples = [
  'dual-meet-25y.hy3',
  'prelims-finals-50m.hy3',
  'entries-25m-cp1252.hy3',
  'school-champs-25y.cl2',
  'club-entries.sd3',
  'standards.sd3',
  'national-50m.lef',
  'records-standards.lef',
  'youth-relays-25m.lxf',
  'dual-meet-25y.zip',
]
const isDeep = Boolean(process.env.LANEWISE_DEEP)
jest.setTimeout(isDeep ? 3_600_000 : 60_000)

/** What a reader may answer to any bytes: a file whose parts fit together, or a reason. */
async function readOrReason(bytes: Buffer): Promise<MeetFile | FileError> {
  try {
    const file = await readMeetFile({ bytes })
    expectWhole(file)
    return file
  } catch (error) {
    if (error instanceof FileError) return error
    throw error
  }
}

function expectWhole(file: MeetFile): void {
  const athletes = new Set(file.athletes.map((athlete) => athlete.key))
  const clubs = new Set(file.clubs.map((club) => club.key))
  const events = new Set(file.events.map((event) => event.key))
  const odd: unknown[] = []
  const isTime = (value: number | null) => value === null || (Number.isInteger(value) && value > 0)
  const isDay = (value: string | null) => value === null || /^\d{4}-\d\d-\d\d$/.test(value)
  if (athletes.size !== file.athletes.length || events.size !== file.events.length) odd.push('a key twice')
  for (const athlete of file.athletes) {
    if (!clubs.has(athlete.clubKey) || !isDay(athlete.birthDate)) odd.push(athlete)
    if (/[\x00-\x1f]/.test(athlete.lastName + athlete.firstName)) odd.push(athlete)
  }
  for (const swim of file.swims) {
    if (!athletes.has(swim.athleteKey) || !events.has(swim.eventKey) || !isTime(swim.hundredths)) odd.push(swim)
    if ((swim.status === 'OK' && swim.hundredths === null) || !isDay(swim.date)) odd.push(swim)
    if (swim.splits.some((split) => !isTime(split.hundredths) || !isTime(split.distance))) odd.push(swim)
  }
  for (const relay of file.relays) {
    if (!clubs.has(relay.clubKey) || !events.has(relay.eventKey) || !isTime(relay.hundredths)) odd.push(relay)
    if (relay.legs.some((leg) => !athletes.has(leg.athleteKey) || !isTime(leg.hundredths))) odd.push(relay)
  }
  for (const score of file.scores) if (!athletes.has(score.athleteKey) || !events.has(score.eventKey)) odd.push(score)
  for (const entry of file.entries) {
    if (!athletes.has(entry.athleteKey) || (entry.eventKey !== null && !events.has(entry.eventKey))) odd.push(entry)
  }
  expect(odd).toEqual([])
}

describe.each(samples)('%s damaged', (name) => {
  const bytes = sampleBytes(name)

  it('[IMPORT-06] cut anywhere: read as far as it goes, or refused with a reason', async () => {
    const step = isDeep ? 1 : Math.ceil(bytes.length / 40)
    for (let length = 1; length < bytes.length; length += step) await readOrReason(bytes.subarray(0, length))
  })

  it('[IMPORT-06] bytes changed, lost or added: read, or refused with a reason', async () => {
    const change = fc.record({
      at: fc.nat({ max: bytes.length - 1 }),
      kind: fc.constantFrom('set', 'remove', 'insert', 'copy'),
      value: fc.oneof(fc.nat({ max: 255 }), fc.constantFrom(...Buffer.from('0 9-.:<>"&\r\nXQSFN'))),
      length: fc.integer({ min: 1, max: 300 }),
    })
    const property = fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      let damaged = Buffer.from(bytes)
      for (const { at, kind, value, length } of changes) {
        const head = damaged.subarray(0, at)
        const tail = damaged.subarray(at)
        if (kind === 'set') damaged = Buffer.concat([head, Buffer.from([value]), tail.subarray(1)])
        else if (kind === 'remove') damaged = Buffer.concat([head, tail.subarray(length)])
        else if (kind === 'insert') damaged = Buffer.concat([head, Buffer.from([value]), tail])
        else damaged = Buffer.concat([head, tail.subarray(0, length), tail])
      }
      await readOrReason(damaged)
    })
    await fc.assert(property, { numRuns: isDeep ? 5_000 : 40 })
  })
})

it('[IMPORT-06] an SDIF or HY3 file cut in a line never gives the cut line', async () => {
  for (const name of ['school-champs-25y.cl2', 'dual-meet-25y.hy3']) {
    const bytes = sampleBytes(name)
    const lines = bytes.toString('latin1').split('\r\n')
    const swim = lines.findIndex((line) => /^(D0|E2)/.test(line) && lines.indexOf(line) > 20)
    const before = Buffer.from(lines.slice(0, swim).join('\r\n') + '\r\n', 'latin1')
    const cut = Buffer.concat([before, Buffer.from(lines[swim]!.slice(0, 40), 'latin1')])
    const file = await readMeetFile({ bytes: cut })
    expect(file.swims).toEqual((await readMeetFile({ bytes: before })).swims)
    expect(file.warnings).toContainEqual(expect.objectContaining({ code: 'INCOMPLETE', line: swim + 1 }))
  }
})
