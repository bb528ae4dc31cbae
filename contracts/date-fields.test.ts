import { object, type Schema } from 'yup'
import * as field from './date-fields'
import { validateAll } from './merge'

const said = (schema: Schema, value: unknown): string | null =>
  validateAll(object({ field: schema }), { field: value }).fields?.field ?? null

it.each(['2026-11-28', '2024-02-29'])('takes the date %j', (value) => {
  expect(said(field.requiredDate(), value)).toBeNull()
})
it.each(['2026-02-30', '28.11.2026', '2026-11-28T00:00:00Z', 'tomorrow', '1e3'])('refuses the date %j', (value) => {
  expect(said(field.requiredDate(), value)).toBe(field.DATE_INVALID)
  expect(said(field.optionalDate(), value)).toBe(field.DATE_INVALID)
})
it.each(['', null, undefined])('[VAL-02] date, instant and time %j are required', (value) => {
  for (const required of [field.requiredDate(), field.requiredInstant(), field.requiredClockTime()])
    expect(said(required, value)).toBe('Value is required')
  for (const optional of [field.optionalDate(), field.optionalInstant(), field.optionalClockTime()])
    expect(said(optional, value)).toBeNull()
})
it.each(['2097-01-01', '1899-12-31', '0212-06-15'])('refuses the birth date %j', (value) => {
  expect(said(field.requiredBirthDate(), value)).not.toBeNull()
})
it('takes a birth date up to today', () => {
  expect(said(field.requiredBirthDate(), new Date().toISOString().slice(0, 10))).toBeNull()
  expect(said(field.optionalBirthDate(), '2012-06-15')).toBeNull()
})
it.each(['2026-11-28T18:30:00Z', '2026-11-28T18:30:00.123+01:00', '2026-11-28T18:30-0500', '2026-11-28'])(
  'takes the instant %j',
  (value) => expect(said(field.requiredInstant(), value)).toBeNull(),
)
it.each(['2026-11-28T18:30:00', '2026-02-30T18:30:00Z', '2026-11-28T25:30:00Z', '2026-11-28 18:30', 'now'])(
  'refuses the instant %j',
  (value) => expect(said(field.requiredInstant(), value)).toBe(field.INSTANT_INVALID),
)
it.each(['24:00', '8:30', '08:30:00'])('refuses the time of day %j', (value) => {
  expect(said(field.requiredClockTime(), value)).toBe(field.CLOCK_INVALID)
})
it.each([
  ['Europe/Berlin', null],
  ['UTC', null],
  ['', null],
  ['Mars/Base', field.TIME_ZONE_INVALID],
])('time zone %j: %j', (value, expected) => {
  expect(said(field.optionalTimeZone(), value)).toBe(expected)
})
