import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Rows of the named file; columns by the names in its first line. The files are plain: no quotes, no commas in fields. */
export async function readReference<Column extends string>(
  directory: string,
  file: string,
): Promise<Record<Column, string>[]> {
  const [header = '', ...lines] = (await readFile(join(directory, file), 'utf8')).trimEnd().split('\n')
  const columns = header.split(',') as Column[]
  return lines.map((line, index) => {
    const fields = line.split(',')
    if (fields.length !== columns.length) throw new Error(`${file} line ${index + 2}: ${fields.length} fields`)
    return Object.fromEntries(columns.map((column, at) => [column, fields[at]])) as Record<Column, string>
  })
}

export interface BaseTimeRow {
  course: string
  gender: string
  stroke: string
  /** of one leg */
  distance: number
  legs: number
  hundredths: number
  valid_from: string
  valid_to: string
  table_name: string
}

/** Base times of individual events and of relays. LCM tables are named by their year, SCM tables by the year they start in. */
export async function readBaseTimes(directory: string): Promise<BaseTimeRow[]> {
  type Column = 'course' | 'gender' | 'stroke' | 'hundredths' | 'valid_from' | 'valid_to'
  const [individual, relays] = await Promise.all([
    readReference<Column | 'distance'>(directory, 'points-base-times.csv'),
    readReference<Column | 'legs' | 'leg_distance'>(directory, 'points-base-times-relays.csv'),
  ])
  const row = (values: Record<Column, string>, distance: string, legs: string): BaseTimeRow => ({
    course: values.course,
    gender: values.gender,
    stroke: values.stroke,
    distance: Number(distance),
    legs: Number(legs),
    hundredths: Number(values.hundredths),
    valid_from: values.valid_from,
    valid_to: values.valid_to,
    table_name: `${values.course} ${values.valid_from.slice(0, 4)}`,
  })
  return [
    ...individual.map((values) => row(values, values.distance, '1')),
    ...relays.map((values) => row(values, values.leg_distance, values.legs)),
  ]
}

export interface LibraryEventRow {
  set_name: string
  set_desc: string
  distance: number
  stroke: string
  legs: number
  tag: string
  set_order: number
}

const strokeNames: Record<string, string> = {
  FREE: 'freestyle',
  BACK: 'backstroke',
  BREAST: 'breaststroke',
  FLY: 'butterfly',
  IM: 'individual medley',
  MEDLEY: 'medley',
}

/** Events of the library, in the order in which lists show them. A name has no unit: the course decides between metres and yards. */
export async function readEvents(directory: string): Promise<LibraryEventRow[]> {
  const rows = await readReference<'stroke' | 'legs' | 'leg_distance' | 'note'>(directory, 'strokes-events.csv')
  return rows.map(({ stroke, legs, leg_distance: distance }, index) => {
    const swim = `${distance} ${strokeNames[stroke]}`
    const name = legs === '1' ? swim : `${legs} × ${swim} relay`
    return {
      set_name: name,
      set_desc: name,
      distance: Number(distance),
      stroke,
      legs: Number(legs),
      tag: eventTag(stroke, Number(distance), Number(legs)),
      set_order: index + 1,
    }
  })
}

function eventTag(stroke: string, distance: number, legs: number): string {
  if (legs > 1) return 'relay'
  if (stroke === 'IM') return 'medley'
  return distance <= 100 ? 'sprint' : distance <= 500 ? 'middle distance' : 'distance'
}

export interface StandardRow {
  rank: string
  gender: string
  facility_type: string
  stroke: string
  distance: number
  legs: number
  age_from: number | null
  age_to: number | null
  time_hundredths: number
  effective_date: string
  valid_to: string
}

/** The standards sets that the files hold, by classification. */
export async function readStandards(directory: string): Promise<Map<string, StandardRow[]>> {
  type Column =
    'classification' | 'rank' | 'gender' | 'age_from' | 'age_to' | 'course' | 'stroke' | 'hundredths' | 'effective_from'
  const [individual, relays] = await Promise.all([
    readReference<Column | 'distance'>(directory, 'time-standards-sample.csv'),
    readReference<Column | 'legs' | 'leg_distance' | 'effective_to'>(directory, 'time-standards-sample-relays.csv'),
  ])
  const sets = new Map<string, StandardRow[]>()
  const add = (values: Record<Column, string>, distance: string, legs: string) => {
    const rows = sets.get(values.classification) ?? []
    sets.set(values.classification, rows)
    rows.push({
      rank: values.rank,
      gender: values.gender,
      facility_type: values.course,
      stroke: values.stroke,
      distance: Number(distance),
      legs: Number(legs),
      age_from: values.age_from ? Number(values.age_from) : null,
      age_to: values.age_to ? Number(values.age_to) : null,
      time_hundredths: Number(values.hundredths),
      effective_date: values.effective_from,
      valid_to: lastDay,
    })
  }
  for (const values of individual) add(values, values.distance, '1')
  for (const values of relays) add(values, values.leg_distance, values.legs)
  return sets
}

/** End of the four seasons of the set; the individual file names the first day only. */
const lastDay = '2028-08-31'
