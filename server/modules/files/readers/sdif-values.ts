import { courseAt, cut, cutOrNull, hundredths, positive, UNREADABLE } from './columns'
import { sdifAges, type FixedColumnReader } from './fixed-columns'
import type { EventGender, Seed, Split, Status } from './meet-file'

const strokes: Record<string, string> = {
  '1': 'FREE',
  '2': 'BACK',
  '3': 'BREAST',
  '4': 'FLY',
  '5': 'IM',
  '6': 'FREE',
  '7': 'MEDLEY',
  H: 'DIVING_1M',
  I: 'DIVING_3M',
  J: 'DIVING_PLATFORM',
}

/** Stroke code: 6 and 7 are the relays. */
export const sdifStyle = (code: string) => ({
  stroke: strokes[code] ?? code.trim(),
  legs: code === '6' || code === '7' ? 4 : 1,
})

/** Event columns of D0 (from column 67) and E0 (from column 21): sex, distance, stroke, number, ages. */
export function sdifEvent(line: string, number: number, from: number, isRelay: boolean) {
  const sex = line.charAt(from - 1)
  const { stroke } = sdifStyle(line.charAt(from + 4))
  const isDiving = stroke.startsWith('DIVING')
  return {
    line: number,
    number: cutOrNull(line, from + 6, from + 9),
    gender: (sex === 'M' || sex === 'F' ? sex : 'X') as EventGender,
    ...sdifAges(line, from + 10),
    // The distance of a diving event is the height of the board.
    distance: isDiving ? null : positive(line, from + 1, from + 4),
    stroke,
    legs: isRelay ? 4 : 1,
    isDiving,
    dives: null,
  }
}

const codes = new Map<string, Status | null>([
  ['NT', null],
  ['NS', 'NS'],
  ['DNF', 'DNF'],
  ['DQ', 'DQ'],
  ['SCR', 'SCR'],
])

export interface SdifTime {
  hundredths: number | null
  status: Status
  course: string | null
}

/** A result column of 8 and the course behind it; null when nothing was swum there. */
export function sdifTime(reader: FixedColumnReader, line: string, number: number, from: number): SdifTime | null {
  const time = hundredths(line, from, from + 7)
  const course = courseAt(line, from + 8)
  const isDisqualified = line.charAt(from + 7) === 'X'
  if (time !== null && time !== UNREADABLE) return { hundredths: time, status: isDisqualified ? 'DQ' : 'OK', course }
  if (time === null) return isDisqualified ? { hundredths: null, status: 'DQ', course } : null
  const status = codes.get(cut(line, from, from + 7))
  if (status === null) return null
  if (status !== undefined) return { hundredths: null, status, course }
  reader.badTime(line, from, from + 7, number)
  return { hundredths: null, status: 'NO_SWIM', course }
}

export function sdifSeed(reader: FixedColumnReader, line: string, number: number, from: number): Seed | null {
  const time = hundredths(line, from, from + 7)
  if (time === null) return null
  if (time !== UNREADABLE) return { hundredths: time, course: courseAt(line, from + 8) }
  if (!codes.has(cut(line, from, from + 7))) reader.badTime(line, from, from + 7, number)
  return null
}

/** The times of a G0 line, blanks as null, intervals added up. */
export function sdifSplitTimes(line: string): (number | null)[] {
  const times: (number | null)[] = []
  for (let from = 64; from <= 136; from += 8) {
    const time = hundredths(line, from, from + 7)
    times.push(time === UNREADABLE ? null : time)
  }
  while (times.length > 0 && times[times.length - 1] === null) times.pop()
  return times
}

/** Whether a split lies behind all before it, in distance and time. */
export function isBehind(splits: readonly Split[], split: Split): boolean {
  const last = splits[splits.length - 1]
  return !last || (split.distance > last.distance && split.hundredths > last.hundredths)
}
