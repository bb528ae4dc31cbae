import { FileError } from './file-error'

export type Recognised = 'ZIP' | 'LENEX' | 'HY3' | 'SDIF'

/** Bytes of the beginning that recognise() wants to see. */
export const HEAD_BYTES = 4096

// Signatures of files that people upload by mistake, with the words to tell them.
const foreign: [RegExp, string][] = [
  [/^%PDF/, 'This is a PDF document. Ask the meet for its HY3, CL2, SD3 or LENEX file.'],
  [/^\xd0\xcf\x11\xe0/, 'This is an old Office document, not a meet file.'],
  [/^(\x89PNG|\xff\xd8\xff|GIF8)/, 'This is a picture, not a meet file.'],
  [/^(Rar!|7z\xbc\xaf|\x1f\x8b)/, 'This kind of archive is not supported. Unpack it, or use a zip.'],
  [/^\x00\x01\x00\x00(Standard|ACCESS)/i, 'This is a Meet Manager database. Export the results as HY3 instead.'],
  [/^BEGIN:VCALENDAR/i, 'This is a calendar, not a meet file.'],
  [/^\{\\rtf/, 'This is a text document, not a meet file.'],
]

/**
 * Tells what a file is from its first bytes alone; names and endings are not looked at.
 * Throws FileError with a plain reason for everything that is not a meet file.
 */
export function recognise(head: Buffer): Recognised {
  if (head.length >= 4 && head.readUInt32LE(0) === 0x04034b50) return 'ZIP'
  if (head.length >= 4 && head.readUInt32LE(0) === 0x06054b50) throw new FileError('EMPTY', 'The archive is empty.')
  if (head.length >= 2 && (head.readUInt16LE(0) === 0xfeff || head.readUInt16LE(0) === 0xfffe)) {
    throw new FileError('BAD_ENCODING', 'The file was saved as UTF-16 text. Save it as UTF-8 or upload the original.')
  }
  let text = head.toString('latin1')
  if (text.startsWith('\xef\xbb\xbf')) text = text.slice(3)

  for (const [signature, message] of foreign) if (signature.test(text)) throw new FileError('NOT_A_MEET_FILE', message)
  if (/^A1\d\d/.test(text)) return 'HY3'
  if (/^A0.{9}/.test(text)) return 'SDIF'
  if (/^\s*</.test(text)) return recogniseMarkup(text)

  const firstLine = text.split(/[\r\n]/, 1)[0] ?? ''
  if (/\*>\s*$/.test(firstLine) || /Hy-Tek Sports Software/i.test(firstLine)) {
    throw new FileError('NOT_SUPPORTED', 'This is an event file (EV3 or HYV). It holds no results or entries.')
  }
  if (/^\s*$/.test(text)) throw new FileError('EMPTY', 'The file holds only blanks.')
  throw new FileError('NOT_A_MEET_FILE', 'This is not a meet file. HY3, CL2, SD3, LENEX and a zip of them can be read.')
}

function recogniseMarkup(text: string): 'LENEX' {
  if (/^\s*(<\?xml[^>]*>)?\s*(<!--(?:(?!-->)[^])*-->\s*)*(<!doctype\s+html|<html|<svg)/i.test(text)) {
    throw new FileError('NOT_A_MEET_FILE', 'This is a web page, not a meet file. Was the download behind a sign-in?')
  }
  return 'LENEX'
}
