import { sampleBytes } from '../../../test/expected-meet-file'
import { cl2CheckDigits } from './columns'
import type { MeetFile } from './meet-file'
import { readMeetFile } from './read-meet-file'

const lines = (name: string) => sampleBytes(name).toString('latin1').split('\r\n').filter(Boolean)
const school = lines('school-champs-25y.cl2')
const readLines = (text: string[]): Promise<MeetFile> =>
  readMeetFile({ bytes: Buffer.from(text.join('\r\n') + '\r\n', 'latin1') })
const at = (line: string, column: number, text: string) =>
  line.slice(0, column - 1) + text + line.slice(column - 1 + text.length)
const nameOf = (file: MeetFile, key: string) => file.athletes.find((athlete) => athlete.key === key)!.lastName

describe('what real SDIF files do', () => {
  it('[IMPORT-01] the splits of a leg run on over the whole relay; a leg with a missing split gets none in between', async () => {
    const { relays } = await readLines(school)
    const medley = relays[0]!
    expect(medley.legs.map((leg) => leg.hundredths)).toEqual([3385, 4124, 3278, 3175])
    const free = relays.find((relay) => relay.hundredths === 27749)!
    expect(free.splits.map((split) => split.distance)).toEqual([50, 100, 150, 200, 250, 300, 400])
    expect(free.legs[3]!.hundredths).toBe(27749 - 21041)
  })

  it('[IMPORT-01] intervals are added up', async () => {
    const text = school.map((line) => (line.startsWith('G0') && /Dunmere/.test(line) ? at(line, 63, 'I') : line))
    const swim = (await readLines(text)).swims.find((s) => s.splits.length > 5)!
    expect(swim.splits.slice(0, 2)).toEqual([
      { distance: 50, hundredths: 3119 },
      { distance: 100, hundredths: 3119 + 6522 },
    ])
  })

  it('[IMPORT-01] a course X behind a time disqualifies and keeps the time; every code has its status', async () => {
    const index = school.findIndex((line) => line.startsWith('D0'))
    const first = async (time: string) =>
      (await readLines(school.map((line, i) => (i === index ? at(line, 116, time) : line)))).swims.find(
        (swim) => swim.round === 'FINAL',
      )
    expect(await first('   27.93X')).toMatchObject({ status: 'DQ', hundredths: 2793, place: null })
    expect(await first('NS      Y')).toMatchObject({ status: 'NS', hundredths: null })
    expect(await first('DNF     Y')).toMatchObject({ status: 'DNF', hundredths: null })
    expect(await first('SCR     Y')).toMatchObject({ status: 'SCR', hundredths: null })
    expect(await first('   27.93S')).toMatchObject({ status: 'OK', course: 'SCM' })
  })

  it('[IMPORT-01] namesakes stay apart by id or birth date; the first 12 characters of an id are the same person', async () => {
    const file = await readMeetFile({ bytes: sampleBytes('club-entries.sd3') })
    const pendry = file.athletes.filter((athlete) => athlete.lastName === 'Pendry')
    expect(pendry.map((athlete) => [athlete.middleInitial, athlete.memberId, athlete.preferredName])).toEqual([
      ['J', '031412ALVJPEND', 'Allie'],
      ['K', '080214ALVKPEND', 'Alva'],
    ])
    expect(file.athletes.find((athlete) => athlete.lastName === 'De Witter')!.attached).toBe(false)
    const larkin = file.entries.find((entry) => nameOf(file, entry.athleteKey) === 'Larkin')
    expect(larkin).toMatchObject({ eventKey: null })
  })

  it('[IMPORT-01] trailing blanks may be missing', async () => {
    const name = 'club-entries.sd3'
    const trimmed = await readLines(lines(name).map((line) => line.trimEnd()))
    expect(trimmed).toEqual(await readMeetFile({ bytes: sampleBytes(name) }))
  })

  it('[IMPORT-06] a swimmer too old for the event is read with a warning', async () => {
    const file = await readMeetFile({ bytes: sampleBytes('club-entries.sd3') })
    expect(file.warnings).toEqual([expect.objectContaining({ code: 'AGE_OUTSIDE_EVENT', line: 20 })])
  })

  it('[IMPORT-06] the end record is checked: missing, or counting other records than there are', async () => {
    const codes = async (text: string[]) => Object.keys((await readLines(text)).counts.warnings)
    expect(await codes(school)).toEqual([])
    expect(await codes(school.slice(0, -1))).toEqual(['INCOMPLETE'])
    const without = school.filter((line, index) => !(line.startsWith('D0') && index > 100 && index < 106))
    expect(await codes(without)).toContain('COUNTS_DIFFER')
  })

  it('[IMPORT-06] check digits: each line of the samples fits, a changed one is named', async () => {
    for (const name of ['dual-meet-25y.cl2', 'school-champs-25y.cl2']) {
      expect(lines(name).every((line) => cl2CheckDigits(line) === line.slice(158))).toBe(true)
    }
    const file = await readLines(school.map((line, index) => (index === 7 ? at(line, 116, '   99.99') : line)))
    expect(file.warnings).toEqual([expect.objectContaining({ code: 'CHECK_DIGITS', line: 8 })])
  })

  it('[IMPORT-06] a file without its meet is incomplete', async () => {
    await expect(readLines(school.filter((line) => !line.startsWith('B1')))).rejects.toMatchObject({
      code: 'INCOMPLETE',
    })
  })
})
