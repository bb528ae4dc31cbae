import fc from 'fast-check'
import {
  coordinatesText,
  decimalsOf,
  isCoordinateText,
  isLatitude,
  isLongitude,
  normalizeLongitude,
  roundCoordinate,
} from './coordinates'

it.each<[number | string, number]>([
  [50.123449, 50.1234],
  [50.12345, 50.1235],
  ['50.12345', 50.1235],
  // halves that binary floats hold as less than a half
  [1.00005, 1.0001],
  [8.12345, 8.1235],
  [-8.12345, -8.1235],
  [-0.00004, 0],
  [1e-7, 0],
  [179.99999, 180],
  ['12', 12],
  ['+12.5', 12.5],
])('[MAP-13] rounds %s to %d', (value, expected) => {
  expect(Object.is(roundCoordinate(value), expected)).toBe(true)
})

it.each(['', 'abc', '1e3', '12,5', '1.2.3', '0x10', '1234.5', 'NaN'])('%j is no coordinate', (text) => {
  expect(roundCoordinate(text)).toBeNaN()
})

it('[MAP-13] agrees with BigInt rounding of the digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 180_0000000 }), (millionths) => {
      const text = `${Math.floor(millionths / 1e7)}.${String(millionths % 1e7).padStart(7, '0')}`
      const exact = (BigInt(millionths) + 500n) / 1000n
      expect(roundCoordinate(text)).toBe(Number(`${exact}e-4`))
    }),
  )
})

it.each([
  ['50.1', true],
  ['50.12345', true],
  ['-8.1', true],
  [' 8.50 ', true],
  ['50', false],
  ['50.', false],
  ['.5', false],
  ['50.123456', false],
  ['50,1', false],
  ['1e1', false],
  ['50.1N', false],
  ['', false],
])('[VAL-10] isCoordinateText(%j) is %s', (text, expected) => {
  expect(isCoordinateText(text)).toBe(expected)
})

it.each([
  [52, 0],
  [52.5, 1],
  [52.12345, 5],
  [52.123456, 6],
  [1e-7, 0],
])('decimalsOf(%d) is %d', (value, decimals) => {
  expect(decimalsOf(value)).toBe(decimals)
})

it.each([
  [0, 0],
  [180, 180],
  [-180, -180],
  [216.3, -143.7],
  [-170.9, -170.9],
  [190.12345, -169.8766],
  [540, -180],
  [-190.5, 169.5],
  [721.25, 1.25],
])('[MAP-20] longitude %d is %d', (degrees, expected) => {
  expect(normalizeLongitude(degrees)).toBe(expected)
})

it('knows the ranges and the text for the clipboard', () => {
  expect([isLatitude(90), isLatitude(90.1), isLatitude(-90.1), isLatitude(NaN)]).toEqual([true, false, false, false])
  expect([isLongitude(-180), isLongitude(180.1), isLongitude(NaN)]).toEqual([true, false, false])
  expect(coordinatesText(50.1109, 8.6821)).toBe('50.1109, 8.6821')
})
