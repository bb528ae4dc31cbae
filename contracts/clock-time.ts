/**
 * Wall-clock times as text hh:mm (24 hours), as schedules show them. They have no time zone of their own; the facility's
 * stands beside them. Texts of this shape sort by value, so `<` compares them.
 */
export type ClockTime = string

/** True for hh:mm from 00:00 to 23:59, with two digits each. */
export function isClockTime(text: string): text is ClockTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** hh:mm of a time that a database or a browser gives with seconds (`18:30:00`). */
export function toClockTime(text: string): ClockTime {
  return text.slice(0, 5)
}

/**
 * Minutes since midnight.
 * @throws RangeError for text that is no time
 */
export function minutesOfDay(time: ClockTime): number {
  if (!isClockTime(time)) throw new RangeError(`not a clock time: ${time}`)
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
