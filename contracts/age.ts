import { addDays, addYears, dateParts, endOfYear, type CalendarDate } from './calendar-date'

/**
 * Ages. An age is computed from the birth date, a rule and a date; it is never stored. A birthday on 29 February falls on
 * 1 March in other years.
 */
export const AGE_RULES = [
  'DAY_OF_SWIM',
  'FIRST_MEET_DAY',
  'LAST_MEET_DAY',
  'FIXED_DATE',
  'END_OF_YEAR',
  'YEAR_OF_BIRTH',
] as const
export type AgeRule = (typeof AGE_RULES)[number]

const LABELS: Record<AgeRule, string> = {
  DAY_OF_SWIM: 'Age on the day of the swim',
  FIRST_MEET_DAY: 'Age on the first day of the meet',
  LAST_MEET_DAY: 'Age on the last day of the meet',
  FIXED_DATE: 'Age on a fixed date',
  END_OF_YEAR: 'Age on 31 December',
  YEAR_OF_BIRTH: 'Year of birth',
}

/** Name for people. */
export function ageRuleLabel(rule: AgeRule): string {
  return LABELS[rule]
}

export interface BirthDate {
  date: CalendarDate
  /** Only the year is known; day and month of `date` mean nothing. */
  yearOnly: boolean
}

/** Dates that a rule may ask for. Missing meet dates fall back to the day of the swim. */
export interface AgeDates {
  swimDate: CalendarDate
  firstMeetDay?: CalendarDate | null
  lastMeetDay?: CalendarDate | null
  fixedDate?: CalendarDate | null
}

/** The date on which the rule takes the age. `END_OF_YEAR` and `YEAR_OF_BIRTH` both mean 31 December of the swim's year. */
export function ageReferenceDate(rule: AgeRule, dates: AgeDates): CalendarDate {
  switch (rule) {
    case 'DAY_OF_SWIM':
      return dates.swimDate
    case 'FIRST_MEET_DAY':
      return dates.firstMeetDay ?? dates.swimDate
    case 'LAST_MEET_DAY':
      return dates.lastMeetDay ?? dates.firstMeetDay ?? dates.swimDate
    case 'FIXED_DATE':
      return dates.fixedDate ?? dates.swimDate
    case 'END_OF_YEAR':
    case 'YEAR_OF_BIRTH':
      return endOfYear(dates.swimDate)
  }
}

/** Full years on a day. Negative before birth, which callers take for a wrong date. */
export function ageOn(birthDate: CalendarDate, day: CalendarDate): number {
  const born = dateParts(birthDate)
  const now = dateParts(day)
  const before = now.month < born.month || (now.month === born.month && now.day < born.day)
  return now.year - born.year - Number(before)
}

/**
 * Age by a rule. A birth date known only by year gives the age on 31 December of the swim's year, whatever the rule.
 * @returns full years, or null without a birth date ('age unknown': outside age filters, in open lists)
 */
export function ageByRule(birth: BirthDate | null, rule: AgeRule, dates: AgeDates): number | null {
  if (birth === null) return null
  if (birth.yearOnly) return dateParts(dates.swimDate).year - dateParts(birth.date).year
  return ageOn(birth.date, ageReferenceDate(rule, dates))
}

/**
 * The same rule turned round, for SQL: who is `ageFrom` to `ageTo` years old on the reference date was born on or between
 * these days. Only for full birth dates; see birthYearBounds for the others.
 * @returns inclusive bounds, null where open
 */
export function birthDateBounds(
  ageFrom: number | null,
  ageTo: number | null,
  referenceDate: CalendarDate,
): { bornFrom: CalendarDate | null; bornTo: CalendarDate | null } {
  return {
    bornFrom: ageTo === null ? null : addDays(addYears(referenceDate, -(ageTo + 1)), 1),
    bornTo: ageFrom === null ? null : addYears(referenceDate, -ageFrom),
  }
}

/** Bounds on the birth year of people known only by year, for a swim in the given year. Inclusive, null where open. */
export function birthYearBounds(
  ageFrom: number | null,
  ageTo: number | null,
  swimYear: number,
): { yearFrom: number | null; yearTo: number | null } {
  return { yearFrom: ageTo === null ? null : swimYear - ageTo, yearTo: ageFrom === null ? null : swimYear - ageFrom }
}
