import fc from 'fast-check'
import { addDays, addYears, dateParts, daysBetween, endOfYear, firstOfYear, isCalendarDate } from './calendar-date'

const date = fc
  .tuple(fc.integer({ min: 1900, max: 2099 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`)

it.each([
  ['2026-11-28', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['2026-12-31', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-10-00', false],
  ['0000-00-00', false],
  ['2026-1-5', false],
  ['28.11.2026', false],
  ['11/28/2026', false],
  ['2026-11-28T00:00:00Z', false],
  [' 2026-11-28', false],
  ['2026-11-28\n', false],
  ['', false],
])('isCalendarDate(%j) is %s', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected)
})

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-01', -1, '2026-02-28'],
  // days on which clocks change somewhere
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
])('addDays(%s, %d) is %s', (from, days, expected) => {
  expect(addDays(from, days)).toBe(expected)
})

it('adding days and counting them are inverse', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -40000, max: 40000 }), (from, days) => {
      expect(daysBetween(from, addDays(from, days))).toBe(days)
    }),
  )
})

it.each([
  ['2024-02-29', 1, '2025-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
  ['2024-02-29', -17, '2007-02-28'],
  ['2026-11-28', -10, '2016-11-28'],
])('addYears(%s, %d) is %s', (from, years, expected) => {
  expect(addYears(from, years)).toBe(expected)
})

it('knows the parts and the ends of a year, and refuses text that is no date', () => {
  expect(dateParts('2026-11-28')).toEqual({ year: 2026, month: 11, day: 28 })
  expect(endOfYear('2026-01-05')).toBe('2026-12-31')
  expect(firstOfYear(2026)).toBe('2026-01-01')
  expect(() => dateParts('2026-02-30')).toThrow(RangeError)
})
