import { ageOn } from 'contracts/age'
import { isCalendarDate } from 'contracts/calendar-date'
import { optionalBirthDate, optionalDate } from 'contracts/date-fields'
import { genderLabel, type Gender } from 'contracts/gender'
import { ATHLETE_GENDERS, athleteInput } from 'contracts/inputs/athlete'
import { optionalChoice, optionalEmail } from 'contracts/validation'
import { athleteStatusLabel, type Athlete } from '@/entities/people/athlete'
import { formatDate, today } from '@/shared/lib/dates'

/** What the dialog shows, and the two values that every save carries. Empty is null. */
export interface AthleteValues {
  firstName: string | null
  lastName: string | null
  birthDate: string | null
  gender: string | null
  email: string | null
  phone: string | null
  status: string | null
  teamId: number | null
  startMembership: string | null
  sourceOfInformation: string | null
  clubId: number
  updateSource: string
}

export const FIELD_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Birth date',
  gender: 'Gender',
  email: 'E-mail',
  phone: 'Phone',
  status: 'Status',
  teamId: 'Group',
  startMembership: 'Start of membership',
  sourceOfInformation: 'How did you hear about us?',
} as const satisfies Partial<Record<keyof AthleteValues, string>>
type Field = keyof typeof FIELD_LABELS
const fields = Object.keys(FIELD_LABELS) as Field[]

export const genderOptions = ATHLETE_GENDERS.map((value) => ({ value, label: genderLabel(value) }))

export function initialValues(row: Athlete | null, clubId: number): AthleteValues {
  const start = row ?? { status: 'ACTIVE', startMembership: today() }
  return {
    ...(Object.fromEntries(
      fields.map((field) => [field, (start as Partial<Athlete>)[field] ?? null]),
    ) as unknown as AthleteValues),
    clubId,
    updateSource: 'web',
  }
}

/** Required fields that imported athletes may lack; a form that asked for them could not even change a group. */
const relaxed = {
  birthDate: optionalBirthDate(),
  gender: optionalChoice(ATHLETE_GENDERS),
  email: optionalEmail(),
  startMembership: optionalDate(),
}

/** The rule of the form: that of a new athlete, but what is empty in a stored row may stay empty. */
export function athleteSchema(row: Athlete | null) {
  if (!row) return athleteInput
  const missing = Object.entries(relaxed).filter(([field]) => !row[field as keyof typeof relaxed])
  return athleteInput.shape(Object.fromEntries(missing))
}

/** What a save sends: all of a new athlete; of a stored one the changed fields only, so that two people can change two fields. */
export function toInput(values: AthleteValues, row: Athlete | null, ifUpdateDate: string | null) {
  if (!row) return values
  const before = initialValues(row, values.clubId)
  const changed = fields.filter((field) => (values[field] || null) !== (before[field] || null))
  return {
    ...Object.fromEntries(changed.map((field) => [field, values[field] || null])),
    ...(changed.includes('birthDate') && row.birthYearOnly ? { birthYearOnly: 0 } : {}),
    athleteId: row.athleteId,
    updateSource: values.updateSource,
    ifUpdateDate,
  }
}

/** Help below the birth date. */
export function birthDateHelp(birthDate: string | null, isYearOnly: boolean): string | undefined {
  if (!birthDate || !isCalendarDate(birthDate)) return undefined
  if (isYearOnly) return 'Only the year is known'
  const age = ageOn(birthDate, today())
  return age < 0 ? undefined : `${age} ${age === 1 ? 'year' : 'years'} old today`
}

/** What somebody else has saved since the row was read, in words. */
export function changesMeanwhile(
  row: Athlete,
  current: Record<string, unknown>,
  groupName: (teamId: number) => string,
): string {
  const changes = fields
    .filter((field) => (current[field] ?? null) !== (row[field] ?? null))
    .map((field) => `${FIELD_LABELS[field]} is now ${shown(field, current[field], groupName)}`)
  const what = changes.length > 0 ? `: ${changes.join(', ')}` : ''
  return `Somebody else has changed this athlete meanwhile${what}. Save again to keep your own changes beside theirs.`
}

function shown(field: Field, value: unknown, groupName: (teamId: number) => string): string {
  if (value == null || value === '') return 'empty'
  if (field === 'teamId') return groupName(Number(value))
  if (field === 'gender') return genderLabel(value as Gender)
  if (field === 'status') return athleteStatusLabel(String(value))
  return isCalendarDate(String(value)) ? formatDate(String(value)) : String(value)
}
