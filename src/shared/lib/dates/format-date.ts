import { dateParts, type CalendarDate } from 'contracts/calendar-date'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const monthName = (month: number): string => MONTHS[month - 1] ?? ''

/** '2026-11-21' as '21 Nov 2026'; works on the text, so no time zone can move the day. */
export function formatDate(date: CalendarDate): string {
  const { year, month, day } = dateParts(date)
  return `${day} ${monthName(month)} ${year}`
}

/** '2026-11-21' as 'Nov 2026'. */
export function formatMonth(date: CalendarDate): string {
  const { year, month } = dateParts(date)
  return `${monthName(month)} ${year}`
}

/** An instant in the visitor's own time zone: '21 Nov 2026, 17:30'. */
export function formatInstant(instant: string): string {
  const moment = new Date(instant)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${formatDate(today(moment))}, ${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** Today in the visitor's own calendar, YYYY-MM-DD. */
export function today(now = new Date()): CalendarDate {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
