/**
 * Swim times. A time is an integer number of hundredths of a second from reading to storing to showing; thousandths do
 * not exist in swimming (World Aquatics SW 11.2). Text is read digit by digit, so that no float takes part.
 */

/** Longest time there is: 99:59:59.99. It fits a 32-bit integer. */
export const MAX_SWIM_TIME = 35_999_999

export const TIME_EXAMPLE = 'Enter a time such as 34.50 or 1:05.08'
export const SECONDS_OVER_59 = 'Seconds must be below 60 when minutes are given'
export const MINUTES_OVER_59 = 'Minutes must be below 60 when hours are given'
export const TIME_IS_ZERO = 'A time must be above zero'

export interface SwimTimeOptions {
  /** The field also takes whole seconds (`34`) and digits alone (`13542` = 1:35.42). */
  quickEntry?: boolean
  /** Text of a file: decimal comma, trailing course letter and spaces are accepted. */
  import?: boolean
}

export type SwimTimeReading = { ok: true; hundredths: number } | { ok: false; error: string }

/** Hours and minutes are optional; the last group is the fraction, of one or two digits. */
const TIME = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,5})\.(\d{1,2})$/
const DIGITS = /^\d{1,8}$/

const refuse = (error: string): SwimTimeReading => ({ ok: false, error })

/**
 * Reads a swim time by the one grammar of the product: `ss.h`, `ss.hh`, `m:ss.h(h)`, `mm:ss.hh`, `h:mm:ss.hh`, leading
 * zeros allowed, seconds over 59 only without minutes.
 * @param text what was typed or read; surrounding blanks are ignored
 * @returns the time in hundredths of a second, or the text that tells the person what is wrong
 */
export function parseSwimTime(text: string, options: SwimTimeOptions = {}): SwimTimeReading {
  let source = text.trim()
  if (options.import)
    source = source
      .replace(/\s+/g, '')
      .replace(/[YSL]$/i, '')
      .replace(',', '.')
  if (options.quickEntry && DIGITS.test(source)) return fromDigits(source)
  const match = TIME.exec(source)
  if (!match) return refuse(TIME_EXAMPLE)
  const [, hours, minutes, seconds = '', fraction = ''] = match
  if (minutes !== undefined && seconds.length !== 2) return refuse(TIME_EXAMPLE)
  if (hours !== undefined && minutes?.length !== 2) return refuse(TIME_EXAMPLE)
  return total(Number(hours ?? 0), Number(minutes ?? 0), Number(seconds), Number(fraction.padEnd(2, '0')), {
    hasMinutes: minutes !== undefined,
    hasHours: hours !== undefined,
  })
}

/** One or two digits are whole seconds; more are hh, ss, mm, h counted from the right. */
function fromDigits(digits: string): SwimTimeReading {
  if (digits.length <= 2) return total(0, 0, Number(digits), 0, { hasMinutes: false, hasHours: false })
  const group = (fromEnd: number): number =>
    Number(digits.slice(Math.max(0, digits.length - fromEnd - 2), Math.max(0, digits.length - fromEnd)))
  return total(group(6), group(4), group(2), group(0), { hasMinutes: digits.length > 4, hasHours: digits.length > 6 })
}

function total(
  hours: number,
  minutes: number,
  seconds: number,
  hundredths: number,
  given: { hasMinutes: boolean; hasHours: boolean },
): SwimTimeReading {
  if (given.hasMinutes && seconds > 59) return refuse(SECONDS_OVER_59)
  if (given.hasHours && minutes > 59) return refuse(MINUTES_OVER_59)
  const sum = ((hours * 60 + minutes) * 60 + seconds) * 100 + hundredths
  return sum === 0 ? refuse(TIME_IS_ZERO) : { ok: true, hundredths: sum }
}

/** True for what files write when there is no time: blank, `NT`, and zero in any spelling (`0`, `0.00`, `00:00:00.00`). */
export function isNoTime(text: string): boolean {
  const source = text.trim().toUpperCase()
  return source === '' || source === 'NT' || /^[0:.,]*0[YSL]?$/.test(source)
}

const two = (value: number): string => String(value).padStart(2, '0')

/**
 * Writes a time for people: `34.50`, `1:05.08`, `1:01:05.29`, without leading zero minutes or hours.
 * @param hundredths integer, 0 or more
 * @throws RangeError for anything else, since a wrong time must never reach a screen looking like a right one
 */
export function formatSwimTime(hundredths: number): string {
  if (!Number.isSafeInteger(hundredths) || hundredths < 0) throw new RangeError(`not a swim time: ${hundredths}`)
  const fraction = hundredths % 100
  const seconds = (hundredths - fraction) / 100
  const minutes = (seconds - (seconds % 60)) / 60
  const hours = (minutes - (minutes % 60)) / 60
  const tail = `${seconds % 60}.${two(fraction)}`
  if (minutes === 0) return tail
  const clock = `${two(seconds % 60)}.${two(fraction)}`
  return hours === 0 ? `${minutes}:${clock}` : `${hours}:${two(minutes % 60)}:${clock}`
}

/**
 * Writes a difference of two times with its sign: `−0.74` (U+2212, faster), `+1:02.10`, `0.00`.
 * @param hundredths new time minus old time
 */
export function formatTimeDifference(hundredths: number): string {
  if (hundredths === 0) return formatSwimTime(0)
  return `${hundredths < 0 ? '\u2212' : '+'}${formatSwimTime(Math.abs(hundredths))}`
}

/** Orders times by value, fastest first; no time comes last. For Array.prototype.sort. */
export function compareSwimTimes(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a - b
}

/**
 * Average of times, the third digit dropped as for watches (World Aquatics SW 11.3).
 * @param times hundredths, each 0 or more
 * @returns hundredths, or null for an empty list
 */
export function averageSwimTime(times: readonly number[]): number | null {
  if (times.length === 0) return null
  const sum = times.reduce((before, time) => before + time, 0)
  // Exact: both operands are integers and the difference divides without a rest.
  return (sum - (sum % times.length)) / times.length
}
