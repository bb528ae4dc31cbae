import { sampleBytes } from '../../../test/expected-meet-file'
import type { ByteSource } from './byte-source'
import { FileError } from './file-error'
import { readLenex } from './lenex'
import { defaultLimits } from './limits'
import type { MeetFile } from './meet-file'
import { readMeetFile } from './read-meet-file'
import { decodeWindows1252, readLines, scanText } from './text'

const inPieces = (bytes: Buffer, size: number): ByteSource => ({
  async *open() {
    for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
  },
})

const bom = Buffer.from([0xef, 0xbb, 0xbf])
const asUtf8 = (bytes: Buffer) => Buffer.from(decodeWindows1252(bytes), 'utf8')
const withEnds = (bytes: Buffer, end: string) => Buffer.from(bytes.toString('latin1').replaceAll('\r\n', end), 'latin1')
/** the content alone: how it was written down must not matter */
const content = (file: MeetFile) => ({ ...file, encoding: '', warnings: [], counts: {} })

describe.each(['entries-25m-cp1252.hy3', 'club-entries.sd3', 'school-champs-25y.cl2'])(
  '%s written differently',
  (name) => {
    const bytes = sampleBytes(name)
    const variants: [string, Buffer][] = [
      ['UTF-8', asUtf8(bytes)],
      ['UTF-8 with a byte order mark', Buffer.concat([bom, asUtf8(bytes)])],
      ['a byte order mark before Windows-1252', Buffer.concat([bom, bytes])],
      ['LF', withEnds(bytes, '\n')],
      ['CR', withEnds(bytes, '\r')],
      ['LF and UTF-8', withEnds(asUtf8(bytes), '\n')],
      ['an end-of-file sign of DOS', Buffer.concat([bytes, Buffer.from('\x1a')])],
      ['blank lines at the end', Buffer.concat([bytes, Buffer.from('\r\n\r\n')])],
      ['no line end at the end', bytes.subarray(0, bytes.length - 2)],
      ['mixed line ends', Buffer.concat([withEnds(bytes.subarray(0, 1000), '\r'), bytes.subarray(1000)])],
    ]

    it.each(variants)('[IMPORT-02] %s', async (_variant, variant) => {
      expect(content(await readMeetFile({ bytes: variant }))).toEqual(content(await readMeetFile({ bytes })))
    })
  },
)

describe('LENEX written differently', () => {
  const text = sampleBytes('national-50m.lef').toString('utf8')
  const declared = (label: string) => text.replace('encoding="UTF-8"', `encoding="${label}"`)
  const variants: [string, Buffer][] = [
    ['with a byte order mark', Buffer.concat([bom, Buffer.from(text)])],
    ['without a declaration', Buffer.from(text.replace(/<\?xml.*\?>/, ''))],
    ['as ISO-8859-1', Buffer.from(declared('ISO-8859-1'), 'latin1')],
    ['as windows-1252', Buffer.from(declared('windows-1252'), 'latin1')],
    ['with CR and LF', Buffer.from(text.replaceAll('\n', '\r\n'))],
    ['with CR', Buffer.from(text.replaceAll('\n', '\r'))],
    ['on one line', Buffer.from(text.replaceAll('\n', ' '))],
  ]
  const ofLines = (file: MeetFile) => JSON.parse(JSON.stringify(content(file)).replace(/"line":\d+,/g, '')) as unknown

  it.each(variants)('[IMPORT-02] %s', async (_variant, bytes) => {
    const original = await readMeetFile({ bytes: Buffer.from(text) })
    expect(ofLines(await readMeetFile({ bytes }))).toEqual(ofLines(original))
  })

  it.each([1, 7, 4093])('[IMPORT-02] the same in pieces of %i bytes', async (size) => {
    const bytes = Buffer.from(text)
    const source = inPieces(bytes, size)
    const scanned = await scanText(source, defaultLimits)
    const file = await readLenex(source, scanned, bytes.subarray(0, 4096), defaultLimits, {})
    expect(file).toEqual(await readMeetFile({ bytes }))
  })
})

describe('lines', () => {
  const linesOf = async (bytes: Buffer, size: number) => {
    const lines: string[] = []
    const source = inPieces(bytes, size)
    await readLines(source, await scanText(source, defaultLimits), defaultLimits, {}, (line) => lines.push(line))
    return lines
  }

  it('[IMPORT-02] are the same in pieces of any size, with characters of two and three bytes cut apart', async () => {
    const text = 'Söderquist, Åsa\r\nЁжик €\r\nlast'
    for (let size = 1; size < 40; size++) expect(await linesOf(Buffer.from(text), size)).toEqual(text.split('\r\n'))
  })

  it('[IMPORT-02] Windows-1252 where bytes are no UTF-8, with its signs between 0x80 and 0x9F', async () => {
    const bytes = Buffer.from([0x93, 0x52, 0xf3, 0x67, 0x68, 0x94, 0x20, 0x80, 0x9e, 0x81])
    expect(await linesOf(bytes, 3)).toEqual(['“Rógh” €ž\x81'])
  })

  it('[IMPORT-06] too long, too many: refused with the line', async () => {
    const long = Buffer.concat([sampleBytes('dual-meet-25y.hy3'), Buffer.alloc(5_000_000, 65)])
    const error = await readMeetFile({ bytes: long }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(FileError)
    expect(error).toMatchObject({ code: 'LINE_TOO_LONG', line: 189 })
    const many = Buffer.from('A107\n'.padEnd(5 + 500_001 * 2, 'B\n'))
    await expect(readMeetFile({ bytes: many })).rejects.toMatchObject({ code: 'TOO_MANY_LINES' })
    const large = { bytes: sampleBytes('dual-meet-25y.hy3') }
    await expect(readMeetFile(large, { limits: { maxBytes: 10_000 } })).rejects.toMatchObject({ code: 'TOO_LARGE' })
  })

  it('[IMPORT-07] progress rises to all lines, and a stop stops', async () => {
    const bytes = sampleBytes('national-50m.lef')
    const seen: [number, number | undefined][] = []
    await readMeetFile({ bytes }, { onProgress: (read, total) => seen.push([read, total]) })
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.map(([read]) => read)).toEqual([...seen.map(([read]) => read)].sort((a, b) => a - b))
    const stop = new AbortController()
    stop.abort(new Error('stopped'))
    await expect(readMeetFile({ bytes }, { signal: stop.signal })).rejects.toThrow('stopped')
  })
})
