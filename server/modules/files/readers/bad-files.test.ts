import { sampleBytes, samplePath } from '../../../test/expected-meet-file'
import { readFileSync } from 'node:fs'
import { FileError } from './file-error'
import type { MeetFile } from './meet-file'
import { readMeetFile } from './read-meet-file'

interface BadFile {
  file: string
  expect: string
  entries?: number
  completeRecords?: number
  athletes?: number
  linesWithWrongChecksum?: number[]
  linesLongerThan130Bytes?: number[]
  editedSeeds?: { line: number; now: string }[]
  exampleName?: string
}
const { files } = JSON.parse(readFileSync(samplePath('bad-files.expected.json'), 'utf8')) as { files: BadFile[] }

const bad = (name: string): BadFile => files.find((file) => file.file === name)!
const refusal = (name: string): Promise<FileError> =>
  readMeetFile({ path: samplePath(name) }).then(
    () => Promise.reject(new Error(`${name} was read`)),
    (error: FileError) => error,
  )
const linesOf = (file: MeetFile, code: string) => file.warnings.filter((w) => w.code === code).map((w) => w.line)
const names = (file: MeetFile) => file.athletes.map((athlete) => `${athlete.lastName}, ${athlete.firstName}`)

describe('[IMPORT-06] each bad file gets its clear answer', () => {
  it.each(files.filter((file) => file.entries !== undefined))('[IMPORT-06] $file is read whole', async (expected) => {
    const file = await readMeetFile({ path: samplePath(expected.file) })
    expect(file.entries).toHaveLength(expected.entries!)
    expect(file.athletes).toHaveLength(expected.athletes!)
  })

  it('[IMPORT-06] bad-checksum.hy3: the values of the file, and the line that was edited', async () => {
    const expected = bad('bad-checksum.hy3')
    const file = await readMeetFile({ path: samplePath(expected.file) })
    expect(linesOf(file, 'CHECK_DIGITS')).toEqual(expected.linesWithWrongChecksum)
    for (const { line, now } of expected.editedSeeds!) {
      const seed = file.entries.find((entry) => entry.line === line)!.seed!.hundredths
      expect(seed).toBe(Math.round(Number(now) * 100))
    }
  })

  it('[IMPORT-06] bad-utf8-resaved.hy3: columns are cut by characters, the lines that grew are named', async () => {
    const expected = bad('bad-utf8-resaved.hy3')
    const file = await readMeetFile({ path: samplePath(expected.file) })
    expect(linesOf(file, 'RESAVED_AS_UTF8')).toEqual(expected.linesLongerThan130Bytes)
    expect(linesOf(file, 'CHECK_DIGITS')).toEqual([])
    expect(names(file)).toContain(expected.exampleName)
    const original = await readMeetFile({ path: samplePath('entries-25m-cp1252.hy3') })
    expect({ ...file, encoding: '', warnings: [], counts: {} }).toEqual({
      ...original,
      encoding: '',
      warnings: [],
      counts: {},
    })
  })

  it('[IMPORT-06] bad-doctype.lef is refused, nothing is expanded', async () => {
    const error = await refusal('bad-doctype.lef')
    expect(error).toMatchObject({ name: 'FileError', code: 'DOCTYPE' })
    expect(error.message).toMatch(/DOCTYPE/)
    expect(error.message).not.toMatch(/aaaa/)
  })

  it('[IMPORT-06] bad-path.zip: the one HY3 by its base name, other entries do not count', async () => {
    const zip = await readMeetFile({ path: samplePath('bad-path.zip') })
    const original = await readMeetFile({ path: samplePath('entries-25m-cp1252.hy3') })
    expect(zip).toEqual(original)
  })

  it('[IMPORT-06] bad-truncated.cl2: said to be incomplete, the cut record is not read', async () => {
    const expected = bad('bad-truncated.cl2')
    const file = await readMeetFile({ path: samplePath(expected.file) })
    expect(linesOf(file, 'INCOMPLETE')).toEqual([expected.completeRecords! + 1, null])
    const whole = await readMeetFile({ bytes: sampleBytes(expected.file).subarray(0, expected.completeRecords! * 162) })
    expect({ ...file, warnings: [], counts: {} }).toEqual({ ...whole, warnings: [], counts: {} })
  })

  it('[IMPORT-06] bad-html.cl2: this is not a meet file', async () => {
    const error = await refusal('bad-html.cl2')
    expect(error).toMatchObject({ name: 'FileError', code: 'NOT_A_MEET_FILE' })
    expect(error.message).toMatch(/not a meet file/)
  })
})

describe('files that are something else', () => {
  const cases: [string, Buffer, string][] = [
    ['an empty file', Buffer.alloc(0), 'EMPTY'],
    ['blanks', Buffer.from(' \r\n\r\n'), 'EMPTY'],
    ['an empty archive', Buffer.from('504b0506' + '00'.repeat(18), 'hex'), 'EMPTY'],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 'NOT_A_MEET_FILE'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'NOT_A_MEET_FILE'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'NOT_A_MEET_FILE'],
    ['another XML', Buffer.from('<?xml version="1.0"?><rss><channel/></rss>'), 'NOT_A_MEET_FILE'],
    ['a line of text', Buffer.from('Time standards 2026\n'), 'NOT_A_MEET_FILE'],
    ['a calendar', sampleBytes('club-calendar.ics'), 'NOT_A_MEET_FILE'],
    ['a roster', sampleBytes('roster-teamunify.csv'), 'NOT_A_MEET_FILE'],
    ['a stopwatch file', sampleBytes('004-012-002A-0021.do4'), 'NOT_A_MEET_FILE'],
    ['an EV3 meet set-up', sampleBytes('meet-setup.ev3'), 'NOT_SUPPORTED'],
    ['an HYV meet set-up', sampleBytes('meet-setup.hyv'), 'NOT_SUPPORTED'],
    ['UTF-16', Buffer.from('\ufeffA107Results', 'utf16le'), 'BAD_ENCODING'],
    ['a LENEX file in a wrong encoding', Buffer.from('<LENEX version="3.0" x="Ü"/>', 'latin1'), 'BAD_ENCODING'],
    ['a cut LENEX file', sampleBytes('national-50m.lef').subarray(0, 30_000), 'INCOMPLETE'],
    ['an archive cut in half', sampleBytes('dual-meet-25y.zip').subarray(0, 4_000), 'BAD_ARCHIVE'],
    ['an HY3 header alone', sampleBytes('dual-meet-25y.hy3').subarray(0, 132), 'INCOMPLETE'],
  ]
  it.each(cases)('[IMPORT-06] %s is refused with a reason', async (_name, bytes, code) => {
    const error = await readMeetFile({ bytes }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(FileError)
    expect(error).toMatchObject({ code })
    expect((error as FileError).message).toMatch(/^[A-Z].{10,200}\.$|\?$/)
  })
})
