import { windows1252Byte } from './text'

/**
 * Cutting of fixed columns, shared by HY3, CL2 and SD3. Columns are 1-based and inclusive as in the format tables.
 * A line may be shorter than its columns (trailing blanks lost): what is missing is blank.
 */

/** Returned where something stands in a column that cannot be read as what it should be. */
export const UNREADABLE = -1

const LONGEST_HUNDREDTHS = 24 * 60 * 60 * 100

/** The text of a column without blanks around it; '' when blank. */
export const cut = (line: string, from: number, to: number): string => line.slice(from - 1, to).trim()

const oddCharacters = /[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|\s\s/

/** Text for people: control and direction marks out, blanks collapsed, free of the chunk it was cut from. */
export function clean(text: string): string {
  const plain = oddCharacters.test(text)
    ? text
        .replace(/[\x00-\x1f\x7f-\x9f\u2028\u2029]/g, ' ')
        .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g, '')
        .replace(/\s+/g, ' ')
        .trim()
    : text
  return detach(plain)
}

// A slice of 13 or more characters keeps its whole chunk of the file alive; a copy does not.
export const detach = (text: string): string => (text.length < 13 ? text : Buffer.from(text, 'utf8').toString('utf8'))

export const cutClean = (line: string, from: number, to: number): string => clean(cut(line, from, to))

export const cutOrNull = (line: string, from: number, to: number): string | null => cutClean(line, from, to) || null

/** A whole number of up to 9 digits; null when blank, UNREADABLE when it is something else. */
export function whole(line: string, from: number, to: number): number | null {
  let value = 0
  let digits = 0
  let ended = false
  for (let i = from - 1; i < to && i < line.length; i++) {
    const code = line.charCodeAt(i)
    if (code === 32) {
      if (digits > 0) ended = true
    } else if (code >= 48 && code <= 57 && !ended && digits < 9) {
      value = value * 10 + code - 48
      digits++
    } else return UNREADABLE
  }
  return digits === 0 ? null : value
}

/** A whole number above 0, else null: heats, places, ages. */
export function positive(line: string, from: number, to: number): number | null {
  const value = whole(line, from, to)
  return value !== null && value > 0 ? value : null
}

/** A decimal or a time ('135.38', '2:15.38', '18.') in hundredths, cut; null when blank, UNREADABLE when neither. */
export function decimal(line: string, from: number, to: number): number | null {
  let minutes = 0
  let seconds = 0
  let fraction = 0
  let fractionDigits = -1
  let digits = 0
  let ended = false
  for (let i = from - 1; i < to && i < line.length; i++) {
    const code = line.charCodeAt(i)
    if (code === 32) {
      if (digits > 0) ended = true
    } else if (ended) return UNREADABLE
    else if (code >= 48 && code <= 57) {
      if (fractionDigits < 0) seconds = seconds * 10 + code - 48
      else if (fractionDigits++ < 2) fraction = fraction * 10 + code - 48
      digits++
    } else if (code === 46 && fractionDigits < 0) fractionDigits = 0
    else if (code === 58 && fractionDigits < 0 && digits > 0) {
      minutes = (minutes + seconds) * 60
      seconds = 0
    } else return UNREADABLE
  }
  if (digits === 0) return fractionDigits < 0 ? null : UNREADABLE
  const value = (minutes + seconds) * 100 + (fractionDigits === 1 ? fraction * 10 : fraction)
  return value > LONGEST_HUNDREDTHS ? UNREADABLE : value
}

/** A time in hundredths; blank and 0.00 are no time (null). */
export function hundredths(line: string, from: number, to: number): number | null {
  const value = decimal(line, from, to)
  return value === 0 ? null : value
}

const dates = new Map<number, string>()
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether the calendar has this day, in a year that a swimmer or a meet can be of. */
export function isDay(year: number, month: number, day: number): boolean {
  // Written so that NaN (no digits) is no day.
  if (!(year >= 1850 && year <= 2200 && day >= 1 && day <= (DAYS[month - 1] ?? 0))) return false
  return month !== 2 || day !== 29 || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0))
}

/** MMDDYYYY as YYYY-MM-DD; null when blank or zeros, UNREADABLE when it is no day of the calendar. */
export function usDate(line: string, from: number): string | null | typeof UNREADABLE {
  const value = whole(line, from, from + 7)
  if (value === null || value === 0) return null
  const known = dates.get(value)
  if (known) return known
  const year = value % 10_000
  const month = Math.floor(value / 1_000_000)
  const day = Math.floor(value / 10_000) % 100
  if (!isDay(year, month, day)) return UNREADABLE
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  dates.set(value, text)
  return text
}

const byteAt = (line: string, index: number): number => {
  const code = line.charCodeAt(index)
  return code < 256 ? code : windows1252Byte(code)
}

/** HY3 check digits of a line, columns 129-130: odd columns once, even columns twice. */
export function hy3CheckDigits(line: string): string {
  let sum = 0
  for (let i = 0; i < 128; i += 2) sum += byteAt(line, i) + 2 * byteAt(line, i + 1)
  return unitsFirst((Math.floor(sum / 21) + 205) % 100)
}

/** CL2 check digits of a line, columns 159-160: plain sum of the first 156. */
export function cl2CheckDigits(line: string): string {
  let sum = 0
  for (let i = 0; i < 156; i++) sum += byteAt(line, i)
  return unitsFirst((Math.floor(sum / 19) + 211) % 100)
}

const unitsFirst = (value: number): string => `${value % 10}${Math.floor(value / 10)}`

const courses: Record<string, string> = { Y: 'SCY', S: 'SCM', L: 'LCM', '1': 'SCM', '2': 'SCY', '3': 'LCM' }

/** Course of a one-letter column; null when blank or unknown. */
export const courseAt = (line: string, column: number): string | null => courses[line.charAt(column - 1)] ?? null
