import { courseLabel } from 'contracts/course'
import { genderLabel } from 'contracts/gender'
import { clubNames, holderNames, type CourseRecords } from './record-rows'
import { HALVES } from './records-filter'

const HEAD = ['Course', 'Event', 'Gender', 'Time', 'Date', 'Name', 'Club', 'Status']

/** A spreadsheet would take a cell that begins so for a formula (names come from files of others). */
const FORMULA = /^[=+\-@\t\r]/

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The shown records as RFC 4180 text, a record a line, dates YYYY-MM-DD. */
export function recordsCsv(courses: readonly CourseRecords[]): string {
  const lines = courses.flatMap(({ course, rows }) =>
    rows.flatMap(({ event, halves }) =>
      HALVES.flatMap((half) => {
        const holders = halves[half]
        const first = holders[0]
        if (!first) return []
        const states = [...new Set(holders.map(({ state }) => state ?? ''))].join(' / ')
        return [
          [
            courseLabel(course),
            event,
            genderLabel(half),
            first.resultTime ?? '',
            first.resultDate ?? '',
            holderNames(holders),
            clubNames(holders),
            states,
          ],
        ]
      }),
    ),
  )
  return [HEAD, ...lines].map((line) => line.map(cell).join(',') + '\r\n').join('')
}
