import { openArchive } from './archive'
import { openSource, readHead, type ByteSource, type FileSource } from './byte-source'
import { Hy3Reader } from './hy3'
import { readLenex } from './lenex'
import { defaultLimits, type ReadLimits } from './limits'
import type { MeetFile } from './meet-file'
import { HEAD_BYTES, recognise } from './recognise'
import { SdifReader, sdifFormat } from './sdif'
import { readLines, scanText, type ReadHooks } from './text'

export interface ReadOptions extends ReadHooks {
  /** replaces single values of defaultLimits */
  limits?: Partial<ReadLimits>
}

/**
 * Reads a meet file of any supported format (HY3, CL2, SD3, LENEX, a zip or .lxf of one of them); its bytes tell which.
 * onProgress is called several times a second with lines read and lines in all. Nothing is written anywhere.
 * Throws FileError with a plain reason, or the reason of the signal when that is aborted.
 */
export async function readMeetFile(source: FileSource, options: ReadOptions = {}): Promise<MeetFile> {
  const limits = { ...defaultLimits, ...options.limits }
  const bytes = await openSource(source, limits)
  const head = await readHead(bytes, HEAD_BYTES)
  if (recognise(head) !== 'ZIP') return readText(bytes, head, limits, options)

  const archive = await openArchive(source, limits)
  try {
    const file = await readText(archive.source, await readHead(archive.source, HEAD_BYTES), limits, options)
    for (const name of archive.ignored) {
      const message = `The archive also holds ${name}, which was not read.`
      file.warnings.push({ line: null, code: 'OTHER_FILE', message })
      file.counts.warnings.OTHER_FILE = (file.counts.warnings.OTHER_FILE ?? 0) + 1
    }
    return file
  } finally {
    archive.close()
  }
}

async function readText(source: ByteSource, head: Buffer, limits: ReadLimits, hooks: ReadHooks): Promise<MeetFile> {
  const format = recognise(head)
  const scanned = await scanText(source, limits, hooks.signal)
  if (format === 'LENEX') return readLenex(source, scanned, head, limits, hooks)

  const encoding = scanned.encoding === 'utf-8' ? 'utf-8' : 'windows-1252'
  const reader = format === 'HY3' ? new Hy3Reader(encoding) : new SdifReader(sdifFormat(firstLine(head)), encoding)
  await readLines(source, scanned, limits, hooks, (line, number, isCut) => reader.line(line, number, isCut))
  return reader.finish(scanned.lines)
}

const firstLine = (head: Buffer): string =>
  head
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .split(/[\r\n]/, 1)[0] ?? ''
