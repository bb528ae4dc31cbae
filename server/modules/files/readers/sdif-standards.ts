import { courseAt, cut, cutClean, hundredths, positive, UNREADABLE } from './columns'
import { sdifAges, type FixedColumnReader } from './fixed-columns'
import type { StandardInFile, StandardListInFile } from './lists-in-file'
import type { EventGender } from './meet-file'
import { sdifStyle } from './sdif-values'

/**
 * Qualifying times and time standards of SDIF.
 *
 * J0  3-10 effective · 11 meet type · 17 sex · 18-21 distance · 22 stroke · 23-30 Y, 31-38 S, 39-46 L · 47-50 ages ·
 *     54-55 LSC
 * J1  3-10 effective · 11 sex · 12-15 distance · 16 stroke · 17-20 ages · 21 course · 22-29 BB, 30-37 B, then A to AAAA
 * J2  3 sex · 4-7 distance · 8 stroke · 9-12 colour · 13, 21, 29 Y levels 1-3 · 37, 45, 53 L levels 1-3 · 61-68 effective
 */
export function readStandards(
  reader: FixedColumnReader,
  record: 'J0' | 'J1' | 'J2',
  line: string,
  number: number,
): void {
  if (record === 'J0') {
    const list = listOf(
      reader,
      record,
      'Qualifying times',
      reader.date(line, 3, number),
      reader.word(cutClean(line, 54, 55)),
    )
    const style = { ...styleAt(line, number, 17, 18), ...sdifAges(line, 47) }
    for (const [course, from] of [
      ['SCY', 23],
      ['SCM', 31],
      ['LCM', 39],
    ] as const) {
      add(reader, list, { ...style, level: 'MEET_QUALIFYING', step: null, course }, line, from)
    }
  } else if (record === 'J1') {
    const list = listOf(reader, record, 'Time standards', reader.date(line, 3, number), null)
    const style = { ...styleAt(line, number, 11, 12), ...sdifAges(line, 17), course: courseAt(line, 21) }
    // BB stands before B.
    for (const [index, level] of ['BB', 'B', 'A', 'AA', 'AAA', 'AAAA'].entries()) {
      add(reader, list, { ...style, level, step: null }, line, 22 + index * 8)
    }
  } else {
    const list = listOf(reader, record, 'Colour standards', reader.date(line, 61, number), null)
    const style = { ...styleAt(line, number, 3, 4), ageMin: null, ageMax: null, level: cutClean(line, 9, 12) }
    for (const [course, first] of [
      ['SCY', 13],
      ['LCM', 37],
    ] as const) {
      for (const step of [1, 2, 3]) add(reader, list, { ...style, step, course }, line, first + (step - 1) * 8)
    }
  }
}

function styleAt(line: string, number: number, sexColumn: number, distanceColumn: number) {
  const sex = line.charAt(sexColumn - 1)
  return {
    line: number,
    gender: (sex === 'M' || sex === 'F' ? sex : 'X') as EventGender,
    distance: positive(line, distanceColumn, distanceColumn + 3) ?? 0,
    ...sdifStyle(line.charAt(distanceColumn + 3)),
  }
}

function listOf(
  reader: FixedColumnReader,
  source: StandardListInFile['source'],
  name: string,
  effectiveDate: string | null,
  region: string | null,
): StandardListInFile {
  const { standardLists } = reader.file
  // Files hold their lists one behind the other: only the last ones are worth looking at.
  const known = standardLists
    .slice(-10)
    .find((list) => list.source === source && list.effectiveDate === effectiveDate && list.region === region)
  if (known) return known
  const list = { line: 0, name, source, type: 'MAXIMUM', effectiveDate, region, standards: [] }
  standardLists.push(list)
  return list
}

function add(
  reader: FixedColumnReader,
  list: StandardListInFile,
  standard: Omit<StandardInFile, 'hundredths'>,
  line: string,
  from: number,
): void {
  const time = hundredths(line, from, from + 7)
  if (list.line === 0) list.line = standard.line
  // Blank: no standard for that course or level.
  if (time === null || cut(line, from, from + 7) === 'NT') return
  if (time === UNREADABLE || standard.distance === 0) reader.badTime(line, from, from + 7, standard.line)
  else list.standards.push({ ...standard, hundredths: time })
}
