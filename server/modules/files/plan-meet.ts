import { startKey, type EventStart } from './plan-events'
import type { MeetFile, MeetInFile, SessionInFile } from './readers/meet-file'

export type AgeRule = 'DAY_OF_SWIM' | 'FIXED_DATE' | 'YEAR_OF_BIRTH'

/** Columns of a meet that a file speaks about. */
export interface MeetValues {
  meet_name: string
  meet_date: string
  meet_date_to: string | null
  place_name: string | null
  course: string | null
  age_rule: AgeRule
  age_date: string | null
}

export interface PlannedSession {
  key: string
  number: number
  name: string
  date: string
  time: string | null
  course: string | null
}

const DATE = /^\d{4}-\d\d-\d\d$/

/** Null where the file names no meet or no day of it: results cannot be kept then. */
export function meetValues(meet: MeetInFile | null, days: readonly string[]): MeetValues | null {
  const start = meet?.startDate ?? days[0] ?? null
  if (!meet || !start || !DATE.test(start)) return null
  const end = meet.endDate ?? days.at(-1) ?? null
  const { rule, date } = ageRule(meet)
  return {
    meet_name: meet.name.trim().slice(0, 100) || `Meet of ${start}`,
    meet_date: start,
    meet_date_to: end && end >= start ? end : null,
    place_name: [meet.facility, meet.city].filter(Boolean).join(', ') || null,
    course: meet.course,
    age_rule: rule,
    age_date: date,
  }
}

function ageRule({ ageDate, ageRule: rule }: MeetInFile): { rule: AgeRule; date: string | null } {
  if (!ageDate) return { rule: 'DAY_OF_SWIM', date: null }
  return { rule: rule === 'YEAR' ? 'YEAR_OF_BIRTH' : 'FIXED_DATE', date: ageDate }
}

/** Days on which somebody swam, in order. */
export function swimDays({ swims, relays, sessions }: MeetFile): string[] {
  const days = new Set<string>()
  for (const { date } of sessions) if (date) days.add(date)
  for (const list of [swims, relays]) for (const { date } of list) if (date) days.add(date)
  return [...days].sort()
}

/** The sessions of the file, else one for each day: HY3 has none. */
export function planSessions(file: MeetFile, startDate: string, days: readonly string[]): PlannedSession[] {
  if (file.sessions.length > 0) return file.sessions.map((session) => sessionInFile(session, startDate))
  const dates = days.length > 0 ? days : [startDate]
  return dates.map((date, index) => ({
    key: date,
    number: index + 1,
    name: `Day ${index + 1}`,
    date,
    time: null,
    course: file.meet?.course ?? null,
  }))
}

function sessionInFile({ key, number, name, date, time, course }: SessionInFile, startDate: string): PlannedSession {
  return { key, number, name: name?.trim().slice(0, 100) || `Session ${number}`, date: date ?? startDate, time, course }
}

/** Where each start of an event is: in the session of the file, else on the day of its first swim, else in the first session. */
export function sessionOfStarts(
  file: MeetFile,
  sessions: readonly PlannedSession[],
): (eventKey: string, start: EventStart) => string {
  const byDate = new Map<string, string>()
  for (const { date, key } of sessions) if (!byDate.has(date)) byDate.set(date, key)
  const bySwim = new Map<string, string>()
  for (const list of [file.swims, file.relays]) {
    for (const swim of list) {
      const session = swim.date === null ? undefined : byDate.get(swim.date)
      const key = startKey(swim.eventKey, swim)
      if (session && !bySwim.has(key)) bySwim.set(key, session)
    }
  }
  const first = sessions[0]?.key ?? ''
  return (eventKey, start) => start.sessionKey ?? bySwim.get(startKey(eventKey, start)) ?? first
}
