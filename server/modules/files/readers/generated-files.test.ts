import { hy3 } from '../../../../bench/generated-hy3'
import { lenex } from '../../../../bench/generated-lenex'
import type { MeetFile, Split } from './meet-file'
import { readMeetFile } from './read-meet-file'

const RESULTS = 3_000
const swims = (file: MeetFile) => {
  const athletes = new Map(file.athletes.map((athlete) => [athlete.key, athlete]))
  const events = new Map(file.events.map((event) => [event.key, event]))
  return file.swims.map((swim) => {
    const { lastName, firstName, birthDate, gender } = athletes.get(swim.athleteKey)!
    const { number, distance, stroke, gender: eventGender } = events.get(swim.eventKey)!
    const { hundredths, course, date, place, lane, seed, reactionHundredths, timing, status, round } = swim
    return {
      athlete: [lastName, firstName, birthDate, gender],
      event: [number, distance, stroke, eventGender],
      swim: [hundredths, course, date, place, lane, seed, reactionHundredths, timing, status, round],
      // LENEX leaves the finish out of the splits.
      splits: swim.splits.filter((split: Split) => split.distance !== distance),
    }
  })
}

it('[IMPORT-01] a meet of thousands of swims reads the same from HY3 and from LENEX, over many pieces of the file', async () => {
  const columns = await readMeetFile({ bytes: Buffer.from([...hy3(RESULTS, 7)].join(''), 'latin1') })
  const xml = await readMeetFile({ bytes: Buffer.from([...lenex(RESULTS, 7)].join('')) })
  expect(columns.swims).toHaveLength(RESULTS)
  expect(columns.counts.warnings).toEqual({})
  expect(xml.counts.warnings).toEqual({})
  expect(swims(xml)).toEqual(swims(columns))
})
