import fc from 'fast-check'
import {
  AGE_RULES,
  ageByRule,
  ageOn,
  ageReferenceDate,
  ageRuleLabel,
  birthDateBounds,
  birthYearBounds,
  type AgeRule,
} from './age'
import { addDays } from './calendar-date'

const born = (date: string, yearOnly = false) => ({ date, yearOnly })

it.each<[string, string, number]>([
  ['2012-06-15', '2026-06-14', 13],
  ['2012-06-15', '2026-06-15', 14],
  ['2012-06-15', '2026-12-31', 14],
  ['2012-12-31', '2026-12-30', 13],
  ['2012-01-01', '2026-01-01', 14],
  // 29 February: 1 March in other years, never 28 February
  ['2008-02-29', '2025-02-28', 16],
  ['2008-02-29', '2025-03-01', 17],
  ['2008-02-29', '2024-02-28', 15],
  ['2008-02-29', '2024-02-29', 16],
  ['2007-03-01', '2024-02-29', 16],
  ['2007-02-28', '2024-02-29', 17],
  // 1900 and 2100 are no leap years
  ['2096-02-29', '2100-02-28', 3],
  ['2096-02-29', '2100-03-01', 4],
  ['2026-06-15', '2026-06-14', -1],
])('[SWIM-04] born %s, on %s: %d', (birth, day, age) => {
  expect(ageOn(birth, day)).toBe(age)
})

describe('rules', () => {
  // A meet over the birthday, the season's date and the turn of the year, so that each rule gives its own answer.
  const dates = {
    swimDate: '2026-12-30',
    firstMeetDay: '2026-12-29',
    lastMeetDay: '2027-01-02',
    fixedDate: '2026-06-01',
  }
  it.each<[AgeRule, string, string, number]>([
    ['DAY_OF_SWIM', '2012-12-30', '2026-12-30', 14],
    ['DAY_OF_SWIM', '2012-12-31', '2026-12-30', 13],
    ['FIRST_MEET_DAY', '2012-12-30', '2026-12-29', 13],
    ['LAST_MEET_DAY', '2013-01-02', '2027-01-02', 14],
    ['LAST_MEET_DAY', '2013-01-03', '2027-01-02', 13],
    ['FIXED_DATE', '2012-06-02', '2026-06-01', 13],
    ['FIXED_DATE', '2012-06-01', '2026-06-01', 14],
    ['END_OF_YEAR', '2012-12-31', '2026-12-31', 14],
    ['YEAR_OF_BIRTH', '2012-12-31', '2026-12-31', 14],
    ['YEAR_OF_BIRTH', '2013-01-01', '2026-12-31', 13],
  ])('[SWIM-04] %s, born %s, asks on %s: %d', (rule, birth, reference, age) => {
    expect(ageReferenceDate(rule, dates)).toBe(reference)
    expect(ageByRule(born(birth), rule, dates)).toBe(age)
  })

  it.each(AGE_RULES)("[SWIM-04] %s: only the year known gives the age on 31 December of the swim's year", (rule) => {
    expect(ageByRule(born('2012-07-01', true), rule, dates)).toBe(14)
    expect(ageByRule(born('2012-12-31', true), rule, { swimDate: '2026-01-05' })).toBe(14)
    expect(ageRuleLabel(rule)).not.toBe('')
  })

  it.each(AGE_RULES)('[SWIM-04] %s: no birth date, no age', (rule) => {
    expect(ageByRule(null, rule, dates)).toBeNull()
  })

  it.each<AgeRule>(['FIRST_MEET_DAY', 'LAST_MEET_DAY', 'FIXED_DATE'])(
    '[SWIM-04] %s without its date takes the day of the swim',
    (rule) => {
      expect(ageReferenceDate(rule, { swimDate: '2026-05-05' })).toBe('2026-05-05')
    },
  )

  it('[SWIM-04] a meet without an end has its first day as the last', () => {
    expect(ageReferenceDate('LAST_MEET_DAY', { swimDate: '2026-05-06', firstMeetDay: '2026-05-05' })).toBe('2026-05-05')
  })
})

describe('bounds for SQL', () => {
  it.each<[number | null, number | null, string, string | null, string | null]>([
    [11, 12, '2026-11-28', '2013-11-29', '2015-11-28'],
    [null, 10, '2026-11-28', '2015-11-29', null],
    [15, null, '2026-11-28', null, '2011-11-28'],
    [null, null, '2026-11-28', null, null],
    [17, 17, '2025-02-28', '2007-03-01', '2008-02-28'],
    [16, 16, '2025-02-28', '2008-02-29', '2009-02-28'],
    [16, 16, '2024-02-29', '2007-03-01', '2008-02-29'],
  ])('[SWIM-04] ages %s to %s on %s: born %s to %s', (from, to, day, bornFrom, bornTo) => {
    expect(birthDateBounds(from, to, day)).toEqual({ bornFrom, bornTo })
  })

  it('[SWIM-04] the bounds hold exactly those whom the rule gives such an age, leap days included', () => {
    const day = fc.integer({ min: 0, max: 20000 }).map((n) => addDays('2000-01-01', n))
    const nearLeapDay = fc
      .tuple(fc.integer({ min: 2000, max: 2050 }), fc.integer({ min: -2, max: 2 }))
      .map(([year, shift]) => addDays(`${year}-03-01`, shift))
    const some = fc.oneof(day, nearLeapDay)
    const age = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(some, some, age, age, (birth, reference, a, b) => {
        const [from, to] = a < b ? [a, b] : [b, a]
        const { bornFrom, bornTo } = birthDateBounds(from, to, reference)
        const years = ageOn(birth, reference)
        expect(birth >= bornFrom! && birth <= bornTo!).toBe(years >= from && years <= to)
      }),
      { numRuns: 5000 },
    )
  })

  it('[SWIM-04] bounds on the birth year, for those known only by year', () => {
    expect(birthYearBounds(11, 12, 2026)).toEqual({ yearFrom: 2014, yearTo: 2015 })
    expect(birthYearBounds(null, null, 2026)).toEqual({ yearFrom: null, yearTo: null })
  })
})
