import { sampleBytes } from '../../../test/expected-meet-file'
import { hy3CheckDigits } from './columns'
import type { MeetFile } from './meet-file'
import { readMeetFile } from './read-meet-file'

const header = 'A107Results From MM to TM    Hy-Tek, Ltd    MM5 8.0Gg     07092026'
const meet = `B1${'Summer Meet'.padEnd(45)}${'Pool'.padEnd(45)}070720260708202606292026`
const details = `B2${' '.repeat(90)}010101L2`
const club = `C1RIVR ${'Riverbend Rays'.padEnd(30)}`
const athlete = `D1F  104${'Mainsail'.padEnd(20)}${'Dagny'.padEnd(20)}${' '.repeat(40)}0102200917`
const entry = 'E1F  104MainsFG    50C 15109  0S  0.00 21A   36.06Y   35.06S    5.00'
const result = 'E2F   37.37L       0  1  4  6   6  0   37.31   37.57   37.37        37.37     0.00 0.7107072026'
const frame = [header, meet, details, club, athlete]

const withDigits = (line: string) => line.padEnd(128) + hy3CheckDigits(line.padEnd(128))
const read = (...lines: string[]): Promise<MeetFile> =>
  readMeetFile({ bytes: Buffer.from([...frame, ...lines].map(withDigits).join('\r\n') + '\r\n', 'latin1') })
/** The text with something else from a 1-based column on. */
const at = (line: string, column: number, text: string) =>
  line.padEnd(128).slice(0, column - 1) + text + line.padEnd(128).slice(column - 1 + text.length)

describe('what real HY3 files do', () => {
  it('[IMPORT-01] the event number is text, the original seed counts, not the converted one', async () => {
    const file = await read(entry, result)
    expect(file.events[0]).toMatchObject({ number: '21A', distance: 50, stroke: 'BREAST', ageMin: 15, ageMax: null })
    expect(file.swims[0]).toMatchObject({ seed: { hundredths: 3506, course: 'SCM' }, course: 'LCM', hundredths: 3737 })
    expect(file.swims[0]).toMatchObject({ pointsHundredths: 500, reactionHundredths: 71, place: 6 })
  })

  it.each([
    [' ', { status: 'OK', hundredths: 3737, place: 6, scratchedLaterRound: false }],
    ['Q', { status: 'DQ', hundredths: 3737, place: null }],
    ['R', { status: 'NS', place: null }],
    ['F', { status: 'DQ', dqText: 'False start' }],
    ['D', { status: 'DNF', place: null }],
    ['S', { status: 'OK', hundredths: 3737, place: 6, scratchedLaterRound: true }],
  ])('[IMPORT-01] status "%s"', async (letter, expected) => {
    expect((await read(entry, at(result, 13, letter))).swims[0]).toMatchObject(expected)
  })

  it('[IMPORT-01] no time and no status is no swim', async () => {
    expect((await read(entry, at(result, 4, '    0.00'))).swims[0]).toMatchObject({
      status: 'NO_SWIM',
      hundredths: null,
    })
  })

  it('[IMPORT-01] a blank date falls back to the first day of the meet, the swim stays', async () => {
    expect((await read(entry, at(result, 88, '        '))).swims[0]!.date).toBe('2026-07-07')
  })

  it('[IMPORT-01] the points of an entry repeated for two rounds count once, for the final', async () => {
    const { swims } = await read(entry, result, entry, at(result, 3, 'P'))
    expect(swims.map((swim) => [swim.round, swim.pointsHundredths])).toEqual([
      ['FINAL', 500],
      ['PRELIM', null],
    ])
  })

  it('[IMPORT-01] an entry of a results file without a swim stays an entry', async () => {
    const file = await read(entry, at(entry, 39, ' 22 '), result)
    expect(file.entries.map((e) => e.line)).toEqual([6])
    expect(file.swims.map((swim) => swim.line)).toEqual([8])
  })

  it('[IMPORT-01] both lines of a disqualification are joined', async () => {
    const file = await read(entry, at(result, 13, 'Q'), 'H14EAlternating kick', 'H24EFirst length')
    expect(file.swims[0]).toMatchObject({ dqCode: '4E', dqText: 'Alternating kick First length' })
  })

  it('[IMPORT-01] a wrong last count of lengths is held at the distance, 0.00 is a missing split', async () => {
    const file = await read(at(entry, 16, '   100'), result, 'G1F 1    0.00F 2   17.11F 6   37.37')
    expect(file.swims[0]!.splits).toEqual([
      { distance: 50, hundredths: 1711 },
      { distance: 100, hundredths: 3737 },
    ])
  })

  it('[IMPORT-01] the mean, the middle or the only hand timer: a manual time; the pad: an automatic one', async () => {
    const timing = async (line: string) => (await read(entry, line)).swims[0]!.timing
    expect(await timing(result)).toBe('manual')
    expect(await timing(at(result, 39, '   37.37    0.00    0.00'))).toBe('manual')
    expect(await timing(at(result, 39, '   37.30   37.45    0.00'))).toBe('manual')
    expect(await timing(at(result, 39, '   37.51   37.57   37.60'))).toBe('automatic')
    expect(await timing(at(result, 39, `${' '.repeat(30)}0.00   37.37`))).toBe('semi')
  })

  it('[IMPORT-06] a time far from the touch pad is a warning', async () => {
    const file = await read(entry, at(at(result, 39, '   37.51   37.57   37.60'), 63, '       35.99'))
    expect(file.warnings.map((w) => w.code)).toEqual(['TIME_DIFFERS'])
  })

  it('[IMPORT-06] what cannot be read is named with its line and the rest is kept', async () => {
    const file = await read(entry, at(at(result, 4, '  3x.37 '), 88, '13322026'), at(entry, 4, '  999'))
    expect(file.warnings.map((w) => [w.line, w.code])).toEqual([
      [7, 'BAD_TIME'],
      [7, 'BAD_DATE'],
      [8, 'UNKNOWN_ATHLETE'],
    ])
    expect(file.swims[0]).toMatchObject({ status: 'NO_SWIM', date: '2026-07-07' })
  })

  it('[IMPORT-06] an entry under another name is a warning', async () => {
    expect((await read(at(entry, 9, 'Sails'), result)).warnings.map((w) => w.code)).toEqual(['NAME_DIFFERS'])
  })

  it('[IMPORT-01] age 0 is unknown; a class year is its own value; no birth date is no reason to drop anybody', async () => {
    const school = at(at(athlete, 89, '        '), 97, '  0SR').replace('  104', '  105')
    expect((await read(school)).athletes[1]).toMatchObject({ ageInFile: null, classYear: 'SR', birthDate: null })
  })

  it('[IMPORT-01] reserves (legs 5 to 8) and legs of another round did not swim', async () => {
    const relay = 'F1RIVR A   0FFG   200A  0  8  0S  0.00  1    80.02Y   80.02Y    7.00    0.00   NN   4'
    const swum = at(at(result, 1, 'F2F'), 88, ' '.repeat(15) + '07072026')
    const legs = 'F3F  104MainsF1F  104MainsP2F  104MainsF5'
    const { relays } = await read(relay, swum, legs)
    expect(relays[0]!.legs.map((leg) => leg.number)).toEqual([1])
    expect(relays[0]!.alternates).toEqual(['104'])
  })

  it('[IMPORT-06] unknown records are passed over without a word', async () => {
    const file = await read('B3', 'D2 9 Harbour Road', 'N1 text', entry, result)
    expect(file.counts.warnings).toEqual({})
    expect(JSON.stringify(file)).not.toMatch(/Harbour/)
  })

  it('[IMPORT-06] check digits: each line of the samples fits, one changed character does not', async () => {
    for (const name of ['dual-meet-25y.hy3', 'prelims-finals-50m.hy3', 'entries-25m-cp1252.hy3']) {
      const text = sampleBytes(name).toString('latin1')
      const lines = text.split('\r\n').filter(Boolean)
      expect(lines.every((line) => hy3CheckDigits(line) === line.slice(128))).toBe(true)
    }
    expect(hy3CheckDigits(withDigits(at(entry, 9, 'Wins')))).not.toBe(hy3CheckDigits(withDigits(entry)))
  })
})
