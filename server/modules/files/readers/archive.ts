import type { Readable } from 'node:stream'
import { fromBuffer, open, type Entry, type ZipFile } from 'yauzl'
import type { ByteSource, FileSource } from './byte-source'
import { tooLarge } from './byte-source'
import { clean } from './columns'
import { FileError } from './file-error'
import type { ReadLimits } from './limits'
import { decodeWindows1252 } from './text'

/**
 * Zip archives (of Hy-Tek, and .lxf of LENEX). The central directory is read, one entry is chosen by the ending of its
 * base name, and only that one is unpacked, as a stream whose real bytes are counted. Nothing is written to disk.
 */
export interface OpenedArchive {
  source: ByteSource
  /** base names of other meet files in the archive that were not chosen, if they may hold another meet */
  ignored: string[]
  close(): void
}

// Best first: HY3 holds more than the CL2 of the same meet.
const ENDINGS = ['hy3', 'lef', 'xml', 'cl2', 'sd3']
const ARCHIVES = ['zip', 'lxf', '7z', 'rar', 'gz', 'tar']
const CHUNK_BYTES = 64 * 1024

interface Candidate {
  entry: Entry
  name: string
  stem: string
  ending: string
}

/** Opens an archive and chooses its meet file. Throws FileError when there is none, several, or a limit is passed. */
export async function openArchive(source: FileSource, limits: ReadLimits): Promise<OpenedArchive> {
  const zip = await openZip(source)
  try {
    const { candidates, encrypted, nested } = await listEntries(zip, limits)
    const chosen = choose(candidates, encrypted, nested)
    const ignored = candidates.filter((c) => c.stem !== chosen.stem).map((c) => c.name)
    return { source: { open: () => unpack(zip, chosen.entry, limits) }, ignored, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

function openZip(source: FileSource): Promise<ZipFile> {
  // Names stay raw bytes: old programs write them in a DOS code page, and one odd name must not fail the archive.
  const options = { lazyEntries: true, decodeStrings: false, validateEntrySizes: true, autoClose: false }
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, zip?: ZipFile) => (zip && !error ? resolve(zip) : reject(damaged()))
    if ('path' in source) open(source.path, options, done)
    else fromBuffer(source.bytes, options, done)
  })
}

function listEntries(zip: ZipFile, limits: ReadLimits) {
  if (zip.entryCount > limits.maxEntries) {
    throw new FileError('TOO_LARGE', `The archive holds more than ${limits.maxEntries} files.`)
  }
  return new Promise<{ candidates: Candidate[]; encrypted: boolean; nested: boolean }>((resolve, reject) => {
    const candidates: Candidate[] = []
    let encrypted = false
    let nested = false
    let seen = 0
    let declared = 0
    zip.on('error', () => reject(damaged()))
    zip.on('end', () => resolve({ candidates, encrypted, nested }))
    zip.on('entry', (entry: Entry) => {
      declared += entry.uncompressedSize
      // The count in the archive may lie, as may the sizes: these only refuse early, unpack() counts for itself.
      if (++seen > limits.maxEntries) return reject(new FileError('TOO_LARGE', 'The archive holds too many files.'))
      if (declared > limits.maxBytes) return reject(tooLarge(limits))
      const candidate = asCandidate(entry)
      if (candidate) {
        if (ARCHIVES.includes(candidate.ending)) nested = true
        else if (ENDINGS.includes(candidate.ending) && entry.isEncrypted()) encrypted = true
        else if (ENDINGS.includes(candidate.ending)) candidates.push(candidate)
      }
      zip.readEntry()
    })
    zip.readEntry()
  })
}

function asCandidate(entry: Entry): Candidate | null {
  const raw = decodeWindows1252(entry.fileName as unknown as Buffer)
  if (/[\\/]$/.test(raw) || /(^|[\\/])__MACOSX[\\/]/i.test(raw) || isLink(entry)) return null
  const name = clean(raw.slice(Math.max(raw.lastIndexOf('/'), raw.lastIndexOf('\\')) + 1)).slice(0, 200)
  const dot = name.lastIndexOf('.')
  if (dot < 0 || name.startsWith('._')) return null
  return { entry, name, stem: name.slice(0, dot).toLowerCase(), ending: name.slice(dot + 1).toLowerCase() }
}

// Unix file types in the upper half of the external attributes: only plain files (or none given) are read.
function isLink(entry: Entry): boolean {
  const type = (entry.externalFileAttributes >>> 16) & 0xf000
  return type !== 0 && type !== 0x8000
}

function choose(candidates: Candidate[], encrypted: boolean, nested: boolean): Candidate {
  for (const ending of ENDINGS) {
    const [first, second] = candidates.filter((candidate) => candidate.ending === ending)
    if (first && second) {
      throw new FileError(
        'SEVERAL_MEETS',
        `The archive holds several meet files (${first.name}, ${second.name}). Upload them one by one.`,
      )
    }
    if (first) return first
  }
  if (encrypted) throw new FileError('ENCRYPTED', 'The archive is protected with a password. Unpack it first.')
  if (nested) throw new FileError('NESTED_ARCHIVE', 'The archive holds another archive. Unpack it first.')
  throw new FileError('NOT_A_MEET_FILE', 'The archive holds no meet file (HY3, CL2, SD3 or LENEX).')
}

async function* unpack(zip: ZipFile, entry: Entry, limits: ReadLimits): AsyncIterable<Buffer> {
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (opened && !error ? resolve(opened) : reject(damaged())))
  })
  const packed = Math.max(1, Math.min(entry.compressedSize, zip.fileSize))
  let size = 0
  let isFirst = true
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limits.maxBytes) throw tooLarge(limits)
      if (size / packed > limits.maxRatio) {
        throw new FileError('TOO_LARGE', `The archive unpacks to more than ${limits.maxRatio} times its size.`)
      }
      if (isFirst && chunk.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) {
        throw new FileError('NESTED_ARCHIVE', 'The archive holds another archive. Unpack it first.')
      }
      isFirst = false
      for (let from = 0; from < chunk.length; from += CHUNK_BYTES) yield chunk.subarray(from, from + CHUNK_BYTES)
    }
  } catch (error) {
    throw error instanceof FileError ? error : damaged()
  } finally {
    stream.destroy()
  }
}

const damaged = () => new FileError('BAD_ARCHIVE', 'The archive is damaged or was not uploaded whole.')
