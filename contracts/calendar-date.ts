/**
 * Calendar dates as text YYYY-MM-DD. A date never passes through a time zone: all arithmetic is on day numbers. Texts of
 * this shape sort by value, so `<` compares them.
 */
export type CalendarDate = string

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_MS = 86_400_000

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Days of a month (1 to 12). */
export function daysInMonth(year: number, month: number): number {
  return month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** True for a day that exists, written YYYY-MM-DD, from year 1000 to 9999. */
export function isCalendarDate(text: string): text is CalendarDate {
  const match = SHAPE.exec(text)
  if (!match) return false
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
  return year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

const two = (value: number): string => String(value).padStart(2, '0')

/**
 * Year, month (1 to 12) and day of a date.
 * @throws RangeError for text that is no date
 */
export function dateParts(date: CalendarDate): { year: number; month: number; day: number } {
  if (!isCalendarDate(date)) throw new RangeError(`not a date: ${date}`)
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }
}

const toDayNumber = (date: CalendarDate): number => {
  const { year, month, day } = dateParts(date)
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** The date that lies `days` after (before, when negative) the given one. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date((toDayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10)
}

/** The same day in another year; 29 February becomes 28 February there, as PostgreSQL's `date - interval` does. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const { year, month, day } = dateParts(date)
  const target = year + years
  return `${String(target).padStart(4, '0')}-${two(month)}-${two(Math.min(day, daysInMonth(target, month)))}`
}

/** Whole days from the first date to the second; negative when it lies before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return toDayNumber(to) - toDayNumber(from)
}

/** 31 December of the date's year. */
export function endOfYear(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 4)}-12-31`
}

/** 1 January of a year, as for a club's creation date (specification section 9). */
export function firstOfYear(year: number): CalendarDate {
  return `${String(year).padStart(4, '0')}-01-01`
}
