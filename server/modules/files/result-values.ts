import { isDeepStrictEqual } from 'node:util'
import { statusLabel, type ResultStatus } from 'contracts/result-status'
import { formatSwimTime } from 'contracts/swim-time'

/** The columns of a result that a meet file speaks about, as they are written. */
export interface ResultValues {
  set_lib_id: number
  gender: string
  facility_type: string
  time_hundredths: number | null
  status: ResultStatus
  exhibition: boolean
  result_date: string
  place: number | null
  /** [{name, ageMin, ageMax, place}] */
  places: readonly object[] | null
  heat: number | null
  lane: number | null
  seed_hundredths: number | null
  seed_course: string | null
  timing: string
  reaction_hundredths: number | null
  dq_code: string | null
  dq_text: string | null
  /** with two decimals, as the database writes it */
  meet_points: string | null
  /** [[distance from the start, hundredths from the start], …] */
  splits: readonly (readonly number[])[] | null
  comments: string | null
  age_in_file: string | null
}

export const RESULT_COLUMNS = [
  'set_lib_id',
  'gender',
  'facility_type',
  'time_hundredths',
  'status',
  'exhibition',
  'result_date',
  'place',
  'places',
  'heat',
  'lane',
  'seed_hundredths',
  'seed_course',
  'timing',
  'reaction_hundredths',
  'dq_code',
  'dq_text',
  'meet_points',
  'splits',
  'comments',
  'age_in_file',
] as const satisfies readonly (keyof ResultValues)[]

const LABELS: Partial<Record<keyof ResultValues, string>> = {
  set_lib_id: 'event',
  facility_type: 'course',
  result_date: 'date',
  exhibition: 'exhibition',
  place: 'place',
  places: 'places by age group',
  heat: 'heat',
  lane: 'lane',
  seed_hundredths: 'seed time',
  reaction_hundredths: 'reaction time',
  timing: 'timing',
  dq_code: 'reason of the disqualification',
  dq_text: 'reason of the disqualification',
  meet_points: 'points',
  splits: 'splits',
  comments: 'comment',
}

/** Statuses without a swim: a time, splits or a place of before are wrong with them. */
const notSwum: readonly string[] = ['NS', 'SCR', 'REJECTED', 'NO_SWIM']

export interface ResultChange {
  values: ResultValues
  reason: string
}

/**
 * What a file changes in a result of before: a value replaces another, a blank never does. A status that rules out a
 * place (or a time) takes it away. Null when nothing changes.
 * @param knowsExhibition false for a format that has no mark of exhibition swims
 */
export function changeResult(
  before: ResultValues,
  inFile: ResultValues,
  knowsExhibition: boolean,
): ResultChange | null {
  const values = { ...before }
  for (const column of RESULT_COLUMNS) if (says(inFile, column, knowsExhibition)) set(values, inFile, column)
  if (values.status !== 'OK' && before.status !== values.status) {
    Object.assign(values, { place: inFile.place, places: inFile.places, meet_points: inFile.meet_points })
    if (notSwum.includes(values.status)) {
      Object.assign(values, {
        time_hundredths: inFile.time_hundredths,
        splits: inFile.splits,
        reaction_hundredths: null,
      })
    }
  }
  const changed = RESULT_COLUMNS.filter((column) => !isDeepStrictEqual(before[column], values[column]))
  return changed.length === 0 ? null : { values, reason: reasonOf(before, values, changed) }
}

function says(values: ResultValues, column: keyof ResultValues, knowsExhibition: boolean): boolean {
  const value = values[column]
  if (value === null || value === '') return false
  if (column === 'timing') return value !== 'unknown'
  if (column === 'exhibition') return knowsExhibition || value === true
  if (column === 'meet_points') return Number(value) !== 0
  return !Array.isArray(value) || value.length > 0
}

function set<K extends keyof ResultValues>(values: ResultValues, from: ResultValues, column: K): void {
  values[column] = from[column]
}

function reasonOf(before: ResultValues, after: ResultValues, changed: readonly (keyof ResultValues)[]): string {
  if (before.status !== after.status)
    return `Was ${before.status === 'OK' ? timeOf(before) : statusLabel(before.status)}`
  if (before.time_hundredths !== after.time_hundredths) return `Was ${timeOf(before)}`
  const labels = new Set(changed.map((column) => LABELS[column] ?? column.replaceAll('_', ' ')))
  return `New: ${[...labels].join(', ')}`
}

const timeOf = ({ time_hundredths }: ResultValues) =>
  time_hundredths === null ? 'without a time' : formatSwimTime(time_hundredths)
