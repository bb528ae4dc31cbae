import { addDays, dateParts, isCalendarDate } from './calendar-date'
import { isClockTime } from './clock-time'
import { VALUE_REQUIRED } from './messages'
import { blankToNull, trimmed } from './validation'

/** Building blocks for dates and times; see validation.ts for the others. All stay text. */

export const DATE_INVALID = 'Enter a date as YYYY-MM-DD'
export const INSTANT_INVALID = 'Enter a date and time with its time zone'
export const CLOCK_INVALID = 'Enter a time as hh:mm'
export const TIME_ZONE_INVALID = 'Enter a time zone such as Europe/Berlin'
export const BIRTH_DATE_INVALID = 'Birth date must be a day in the past, not before 1900'
export const END_BEFORE_START = 'End must not be before start'
export const END_AFTER_START = 'End must be after start'

const date = () => trimmed().test('date', DATE_INVALID, (value) => !value || isCalendarDate(value))
/** YYYY-MM-DD. */
export const requiredDate = () => date().required(VALUE_REQUIRED)
export const optionalDate = () => date().nullable().transform(blankToNull)

/** Tomorrow by UTC, since somewhere it is that day already. */
const latestToday = (): string => addDays(new Date().toISOString().slice(0, 10), 1)
const isBirthDate = (value: string | null | undefined): boolean =>
  !value || !isCalendarDate(value) || (dateParts(value).year >= 1900 && value <= latestToday())
export const requiredBirthDate = () => requiredDate().test('birth-date', BIRTH_DATE_INVALID, isBirthDate)
export const optionalBirthDate = () => optionalDate().test('birth-date', BIRTH_DATE_INVALID, isBirthDate)

const INSTANT = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2}))?$/
/** True for ISO text of an instant with offset, or for a date alone. */
export function isInstant(text: string): boolean {
  const match = INSTANT.exec(text)
  return match !== null && isCalendarDate(match[1] ?? '') && (match[2] === undefined || isClockTime(match[2]))
}
const instant = () => trimmed().test('instant', INSTANT_INVALID, (value) => !value || isInstant(value))
/** An instant with offset (2026-11-28T18:30:00+01:00), or a date. */
export const requiredInstant = () => instant().required(VALUE_REQUIRED)
export const optionalInstant = () => instant().nullable().transform(blankToNull)

const clockTime = () => trimmed().test('clock-time', CLOCK_INVALID, (value) => !value || isClockTime(value))
/** hh:mm. */
export const requiredClockTime = () => clockTime().required(VALUE_REQUIRED)
export const optionalClockTime = () => clockTime().nullable().transform(blankToNull)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
/** A name of the time zone database. */
export const optionalTimeZone = () =>
  trimmed()
    .nullable()
    .transform(blankToNull)
    .test('time-zone', TIME_ZONE_INVALID, (value) => !value || isTimeZone(value))
