import { isAscii } from 'node:buffer'
import { tooLarge, type ByteSource } from './byte-source'
import { FileError } from './file-error'
import type { ReadLimits } from './limits'

export interface ScannedText {
  encoding: 'ascii' | 'utf-8' | 'windows-1252'
  hasBom: boolean
  /** lines as ended by LF (or CR, in files that know only CR), a last line without an end included */
  lines: number
  lineEnd: '\n' | '\r'
}

export interface ReadHooks {
  onProgress?: (linesRead: number, linesTotal?: number) => void
  signal?: AbortSignal
}

const LF = 10
const CR = 13

/**
 * First pass over a text file: the encoding and the number of lines.
 * Fixed-column files are Windows-1252; when all bytes are valid UTF-8 and some are above 127, an editor saved it again.
 */
export async function scanText(source: ByteSource, limits: ReadLimits, signal?: AbortSignal): Promise<ScannedText> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let hasHighBytes = false
  let hasBom = false
  let size = 0
  let lineFeeds = 0
  let returns = 0
  let last = LF
  for await (const chunk of source.open()) {
    signal?.throwIfAborted()
    if (size === 0) hasBom = chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf
    size += chunk.length
    if (size > limits.maxBytes) throw tooLarge(limits)
    if (isUtf8 && (hasHighBytes || !isAscii(chunk))) {
      hasHighBytes = true
      isUtf8 = canDecode(utf8, chunk)
    }
    lineFeeds += countByte(chunk, LF)
    if (lineFeeds === 0) returns += countByte(chunk, CR)
    last = chunk[chunk.length - 1] ?? last
  }
  const lineEnd = lineFeeds === 0 && returns > 0 ? '\r' : '\n'
  const ended = lineEnd === '\r' ? returns : lineFeeds
  const lines = ended + (last === lineEnd.charCodeAt(0) ? 0 : 1)
  return { encoding: !hasHighBytes ? 'ascii' : isUtf8 ? 'utf-8' : 'windows-1252', hasBom, lines, lineEnd }
}

function canDecode(decoder: TextDecoder, chunk: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: true })
    return true
  } catch {
    return false
  }
}

function countByte(chunk: Buffer, byte: number): number {
  let count = 0
  for (let i = 0; i < chunk.length; i++) if (chunk[i] === byte) count++
  return count
}

// Windows-1252 differs from Latin-1 only in 0x80 to 0x9F; unassigned bytes stay as they are.
const CP1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
const byteOfCp1252 = new Map([...CP1252].map((letter, index) => [letter.charCodeAt(0), 0x80 + index]))

export const decodeWindows1252 = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\x80-\x9f]/g, (letter) => CP1252[letter.charCodeAt(0) - 0x80]!)

/** The byte that stands for a character in Windows-1252, for check sums. */
export const windows1252Byte = (code: number): number => (code < 256 ? code : (byteOfCp1252.get(code) ?? 63))

function decoderFor(text: ScannedText): (chunk: Buffer) => string {
  if (text.encoding === 'ascii') return (chunk) => chunk.toString('latin1')
  if (text.encoding === 'windows-1252') return decodeWindows1252
  const utf8 = new TextDecoder('utf-8')
  return (chunk) => utf8.decode(chunk, { stream: true })
}

/**
 * Second pass: calls onLine for each line without its end. `isCut` marks a last line that has no line end.
 * Line ends are LF, CRLF, CR, also mixed. Throws FileError for too many or too long lines.
 */
export async function readLines(
  source: ByteSource,
  text: ScannedText,
  limits: ReadLimits,
  hooks: ReadHooks,
  onLine: (line: string, number: number, isCut: boolean) => void,
): Promise<void> {
  if (text.lines > limits.maxLines) {
    throw new FileError('TOO_MANY_LINES', `The file has more than ${limits.maxLines.toLocaleString('en')} lines.`)
  }
  const decode = decoderFor(text)
  let rest = ''
  let number = 0
  let isFirst = true

  const emit = (line: string, isCut: boolean) => {
    if (++number > limits.maxLines) {
      throw new FileError('TOO_MANY_LINES', `The file has more than ${limits.maxLines.toLocaleString('en')} lines.`)
    }
    if (line.length > limits.maxLineLength) throw lineTooLong(number, limits)
    onLine(line, number, isCut)
  }
  const emitWithReturns = (line: string, isCut: boolean) => {
    const body = line.endsWith('\r') ? line.slice(0, -1) : line
    if (body.includes('\r')) for (const part of body.split('\r')) emit(part, false)
    else emit(body, isCut)
  }

  for await (const chunk of source.open()) {
    hooks.signal?.throwIfAborted()
    let piece = decode(isFirst && text.hasBom && text.encoding !== 'utf-8' ? chunk.subarray(3) : chunk)
    isFirst = false
    if (rest !== '') piece = rest + piece
    let from = 0
    for (let at = piece.indexOf(text.lineEnd); at !== -1; at = piece.indexOf(text.lineEnd, from)) {
      emitWithReturns(piece.slice(from, at), false)
      from = at + 1
    }
    rest = piece.slice(from)
    if (rest.length > limits.maxLineLength) throw lineTooLong(number + 1, limits)
    hooks.onProgress?.(number, text.lines)
  }
  if (rest !== '') emitWithReturns(rest, !rest.endsWith('\r'))
  hooks.onProgress?.(number, text.lines)
}

const lineTooLong = (number: number, limits: ReadLimits) =>
  new FileError(
    'LINE_TOO_LONG',
    `Line ${number} is longer than ${limits.maxLineLength.toLocaleString('en')} characters. This is not a meet file.`,
    number,
  )
