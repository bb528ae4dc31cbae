import type { CalendarDate } from './calendar-date'
import { courseUnit, type Course } from './course'
import type { SwimEvent } from './event'
import type { Gender } from './gender'

/** One base time: the time of 1000 points in one event, valid from and to a day. `distance` is of one leg. */
export interface BaseTime extends SwimEvent {
  course: Course
  gender: Gender
  hundredths: number
  validFrom: CalendarDate
  validTo: CalendarDate
}

export interface BaseTimeChoice {
  hundredths: number
  /** `SCM 2025`: the course and the year in which the table came into force. */
  tableName: string
  /** The table is older than the swim, because there is none for its date; the screen has to name it. */
  isFallback: boolean
}

/** Name of the table a base time belongs to. LCM tables run by calendar year, SCM tables from 1 September. */
export function baseTimeTableName(row: Pick<BaseTime, 'course' | 'validFrom'>): string {
  return `${row.course} ${row.validFrom.slice(0, 4)}`
}

/** Words for a screen: `SCM 2025 table`. */
export function pointsTableLabel(tableName: string): string {
  return `${tableName} table`
}

/** What a base time is asked for. */
export interface BaseTimeQuery extends SwimEvent {
  course: Course
  /** Of the swimmer; of the team for relays. */
  gender: Gender
}

const isFor = (query: BaseTimeQuery) => (row: BaseTime) =>
  row.course === query.course &&
  row.gender === query.gender &&
  row.stroke === query.stroke &&
  row.distance === query.distance &&
  row.legs === query.legs

/**
 * Base time for a swim: from the table valid on its date, else from the newest earlier one.
 * @param date day of the swim
 * @param tableName the table that the meet chose, which then is the only one asked
 * @returns null where no table has the event: yard pools, odd pools, relays without a base time, dates before all tables
 */
export function findBaseTime(
  rows: readonly BaseTime[],
  query: BaseTimeQuery,
  date: CalendarDate,
  tableName?: string | null,
): BaseTimeChoice | null {
  if (courseUnit(query.course) === 'y') return null
  let best: BaseTime | null = null
  for (const row of rows.filter(isFor(query))) {
    if (tableName ? baseTimeTableName(row) !== tableName : row.validFrom > date) continue
    if (!best || row.validFrom > best.validFrom) best = row
  }
  if (!best) return null
  const isFallback = !tableName && best.validTo < date
  return { hundredths: best.hundredths, tableName: baseTimeTableName(best), isFallback }
}
