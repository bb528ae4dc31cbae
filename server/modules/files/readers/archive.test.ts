import { sampleBytes } from '../../../test/expected-meet-file'
import { zipBytes, type ZipEntry } from '../../../test/zip-bytes'
import { FileError } from './file-error'
import { readMeetFile } from './read-meet-file'

const hy3 = sampleBytes('dual-meet-25y.hy3')
const cl2 = sampleBytes('dual-meet-25y.cl2')
const lef = sampleBytes('national-50m.lef')
const readZip = (entries: ZipEntry[], limits = {}) => readMeetFile({ bytes: zipBytes(entries) }, { limits })
const codeOf = async (entries: ZipEntry[], limits = {}) => {
  const error = await readZip(entries, limits).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(FileError)
  return (error as FileError).code
}

describe('which file of an archive is read', () => {
  it('[IMPORT-02] any name and any case of the ending; folders and base names do not matter', async () => {
    const original = await readMeetFile({ bytes: hy3 })
    for (const name of ['A.HY3', 'folder/inner/a.hy3', 'C:\\meets\\a.Hy3', '/etc/a.hy3', '../../a.hy3']) {
      expect(await readZip([{ name, data: hy3 }])).toEqual(original)
    }
  })

  it('[IMPORT-02] an ending that lies: the content decides', async () => {
    const { format } = await readZip([{ name: 'a.hy3', data: lef }])
    expect(format).toBe('LENEX')
  })

  it('[IMPORT-01] the CL2 only when there is no HY3', async () => {
    const pair = [
      { name: 'meet.cl2', data: cl2 },
      { name: 'meet.hy3', data: hy3 },
    ]
    const file = await readZip(pair)
    expect(file.format).toBe('HY3')
    expect(file.warnings.map((w) => w.code)).not.toContain('OTHER_FILE')
    expect((await readZip([pair[0]!])).format).toBe('CL2')
  })

  it('[IMPORT-06] a file of another name beside it is named, not lost in silence', async () => {
    const file = await readZip([
      { name: 'saturday.hy3', data: hy3 },
      { name: 'sunday.cl2', data: cl2 },
    ])
    expect(file.warnings.find((w) => w.code === 'OTHER_FILE')!.message).toMatch(/sunday\.cl2/)
  })

  it('[IMPORT-06] links, resource forks and folders are no meet files', async () => {
    expect(await codeOf([{ name: 'a.hy3', data: Buffer.from('/etc/hostname'), mode: 0o120777 }])).toBe(
      'NOT_A_MEET_FILE',
    )
    expect(await codeOf([{ name: '__MACOSX/a.hy3', data: hy3 }])).toBe('NOT_A_MEET_FILE')
    expect(await codeOf([{ name: '._a.hy3', data: hy3 }])).toBe('NOT_A_MEET_FILE')
    expect(await codeOf([{ name: 'a.hy3/', data: Buffer.alloc(0) }])).toBe('NOT_A_MEET_FILE')
  })

  it('[IMPORT-06] two meets in one archive are refused and named', async () => {
    const error = await readZip([
      { name: 'one.hy3', data: hy3 },
      { name: 'two.hy3', data: hy3 },
    ]).catch((reason: FileError) => reason)
    expect(error).toMatchObject({ code: 'SEVERAL_MEETS' })
    expect((error as FileError).message).toMatch(/one\.hy3.*two\.hy3/)
  })
})

describe('archives that mean harm', () => {
  const blanks = Buffer.alloc(3 * 1024 * 1024, 32)

  it('[IMPORT-06] more than 20 entries', async () => {
    const entries = Array.from({ length: 21 }, (_, i) => ({ name: `${i}.txt`, data: Buffer.from('x') }))
    expect(await codeOf(entries)).toBe('TOO_LARGE')
    expect((await readZip([...entries.slice(0, 19), { name: 'a.hy3', data: hy3 }])).format).toBe('HY3')
  })

  it('[IMPORT-06] a small archive that unpacks to very much', async () => {
    expect(await codeOf([{ name: 'a.hy3', data: Buffer.concat([hy3, blanks]) }])).toBe('TOO_LARGE')
    expect(await codeOf([{ name: 'a.hy3', data: blanks }], { maxRatio: 1e9, maxBytes: 1024 * 1024 })).toBe('TOO_LARGE')
  })

  it('[IMPORT-06] sizes that lie', async () => {
    const entry = { name: 'a.hy3', data: Buffer.concat([hy3, blanks]), declaredSize: 1000 }
    expect(['BAD_ARCHIVE', 'TOO_LARGE']).toContain(await codeOf([entry]))
    expect(await codeOf([{ name: 'a.hy3', data: hy3, declaredSize: 0xfffffff0 }])).toBe('TOO_LARGE')
  })

  it('[IMPORT-06] an archive in the archive, also behind another name', async () => {
    const inner = zipBytes([{ name: 'a.hy3', data: hy3 }])
    expect(await codeOf([{ name: 'inner.zip', data: inner }])).toBe('NESTED_ARCHIVE')
    expect(await codeOf([{ name: 'inner.hy3', data: inner }])).toBe('NESTED_ARCHIVE')
  })

  it('[IMPORT-06] a password', async () => {
    expect(await codeOf([{ name: 'a.hy3', data: hy3, encrypted: true }])).toBe('ENCRYPTED')
  })
})
