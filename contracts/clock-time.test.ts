import { isClockTime, minutesOfDay, toClockTime } from './clock-time'

it.each([
  ['00:00', true],
  ['08:05', true],
  ['23:59', true],
  ['24:00', false],
  ['8:05', false],
  ['08:60', false],
  ['08:05:00', false],
  ['08.05', false],
  ['0805', false],
  ['', false],
  ['08:05\n', false],
])('isClockTime(%j) is %s', (text, expected) => {
  expect(isClockTime(text)).toBe(expected)
})

it('cuts seconds and counts minutes', () => {
  expect(toClockTime('18:30:00')).toBe('18:30')
  expect(minutesOfDay('18:30')).toBe(1110)
  expect(() => minutesOfDay('25:00')).toThrow(RangeError)
})
