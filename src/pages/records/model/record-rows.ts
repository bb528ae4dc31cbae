import { compareCourses } from 'contracts/course'
import { eventLabel } from 'contracts/event'
import { joinHolders } from 'contracts/record'
import type { RecordHolder, RecordRow } from '@/entities/competition/result'
import type { Half } from './records-filter'

/** The records of one event on one course. */
export interface EventRecords {
  key: string
  event: string
  course: string
  /** joint holders of each half, the earliest first; empty where there is no record */
  halves: Record<Half, readonly RecordHolder[]>
}

export interface CourseRecords {
  course: string
  rows: readonly EventRecords[]
}

/** Rows of the server, which are in the order of events, by course. */
export function byCourse(rows: readonly RecordRow[]): CourseRecords[] {
  const courses = new Map<string, EventRecords[]>()
  for (const row of rows.map(toEventRecords)) {
    const group = courses.get(row.course)
    if (group) group.push(row)
    else courses.set(row.course, [row])
  }
  return [...courses]
    .map(([course, group]) => ({ course, rows: group }))
    .sort((a, b) => compareCourses(a.course, b.course))
}

function toEventRecords(row: RecordRow): EventRecords {
  const course = row.facilityType ?? ''
  const of = (half: Half) => (row.holders ?? []).filter(({ gender }) => gender === half)
  return {
    key: `${course}-${row.setLibSetId}`,
    event: eventLabel({ stroke: row.stroke ?? '', distance: row.distance ?? 0, legs: row.noOfLegs ?? 1 }, course),
    course,
    halves: { M: of('M'), F: of('F'), X: of('X') },
  }
}

/** One event and half is one record, however many hold it. */
export const countRecords = (courses: readonly CourseRecords[]): number =>
  courses.flatMap(({ rows }) => rows).flatMap(({ halves }) => Object.values(halves).filter(({ length }) => length > 0))
    .length

/** A swimmer's name; of a relay the first names of its swimmers, where none is known its letter. */
export function holderName({ firstName, lastName, swimmers, relayLetter }: RecordHolder): string {
  const name = [firstName, lastName].filter((part) => part).join(' ')
  const team = (swimmers ?? []).map((swimmer) => swimmer.firstName || swimmer.lastName || '?').join(', ')
  return name || team || `Relay ${relayLetter ?? ''}`.trim()
}

/** Names of joint holders, the earliest first. */
export const holderNames = (holders: readonly RecordHolder[]): string => joinHolders(holders.map(holderName))

/** Clubs of joint holders, each once. */
export const clubNames = (holders: readonly RecordHolder[]): string =>
  joinHolders([...new Set(holders.map(({ clubName }) => clubName ?? ''))].filter((name) => name !== ''))
