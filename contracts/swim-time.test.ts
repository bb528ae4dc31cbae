import fc from 'fast-check'
import {
  averageSwimTime,
  compareSwimTimes,
  formatSwimTime,
  formatTimeDifference,
  isNoTime,
  MAX_SWIM_TIME,
  MINUTES_OVER_59,
  parseSwimTime,
  SECONDS_OVER_59,
  TIME_EXAMPLE,
  TIME_IS_ZERO,
  type SwimTimeOptions,
} from './swim-time'

const swimTime = fc.integer({ min: 1, max: MAX_SWIM_TIME })

describe('parseSwimTime', () => {
  it.each<[string, number]>([
    ['34.5', 3450],
    ['34.50', 3450],
    ['9.87', 987],
    ['09.87', 987],
    ['65.20', 6520],
    ['135.38', 13538],
    ['1:05.2', 6520],
    ['1:05.08', 6508],
    ['01:05.08', 6508],
    ['0:34.50', 3450],
    ['16:05.29', 96529],
    ['1:01:05.29', 366529],
    ['00:00:28.50', 2850],
    ['  34.50 ', 3450],
    // 1.15 and 19.99 have no exact binary form: times × 100 by floats gives 114 and 1998
    ['1.15', 115],
    ['19.99', 1999],
    ['99:59:59.99', MAX_SWIM_TIME],
  ])('[SWIM-01] [VAL-12] reads %j as %d hundredths', (text, hundredths) => {
    expect(parseSwimTime(text)).toEqual({ ok: true, hundredths })
  })

  it.each<[string, string]>([
    ['', TIME_EXAMPLE],
    ['34', TIME_EXAMPLE],
    ['13542', TIME_EXAMPLE],
    ['34,50', TIME_EXAMPLE],
    ['34.50Y', TIME_EXAMPLE],
    ['34. 50', TIME_EXAMPLE],
    ['34.505', TIME_EXAMPLE],
    ['34.', TIME_EXAMPLE],
    ['.50', TIME_EXAMPLE],
    ['-34.50', TIME_EXAMPLE],
    ['+34.50', TIME_EXAMPLE],
    ['1:5.20', TIME_EXAMPLE],
    ['1:05', TIME_EXAMPLE],
    [':05.20', TIME_EXAMPLE],
    ['1::05.20', TIME_EXAMPLE],
    ['1:1:05.29', TIME_EXAMPLE],
    ['1:2:3:05.29', TIME_EXAMPLE],
    ['1.05.20', TIME_EXAMPLE],
    ['NT', TIME_EXAMPLE],
    ['DQ', TIME_EXAMPLE],
    ['3e2.50', TIME_EXAMPLE],
    ['0x1.50', TIME_EXAMPLE],
    ['Infinity', TIME_EXAMPLE],
    ['٣٤.٥٠', TIME_EXAMPLE],
    ['１:05.08', TIME_EXAMPLE],
    ['1:05.08\n2:00.00', TIME_EXAMPLE],
    ['123456.00', TIME_EXAMPLE],
    ['1:60.00', SECONDS_OVER_59],
    ['1:01:75.00', SECONDS_OVER_59],
    ['1:60:05.29', MINUTES_OVER_59],
    ['0.00', TIME_IS_ZERO],
    ['0:00.0', TIME_IS_ZERO],
  ])('[VAL-12] refuses %j with a clear message', (text, error) => {
    expect(parseSwimTime(text)).toEqual({ ok: false, error })
  })

  it.each<[string, SwimTimeOptions, number | string]>([
    ['34', { quickEntry: true }, 3400],
    ['3450', { quickEntry: true }, 3450],
    ['13542', { quickEntry: true }, 9542],
    ['123456', { quickEntry: true }, 75456],
    ['1010529', { quickEntry: true }, 366529],
    ['7520', { quickEntry: true }, 7520],
    ['34.50', { quickEntry: true }, 3450],
    ['17542', { quickEntry: true }, SECONDS_OVER_59],
    ['1600529', { quickEntry: true }, MINUTES_OVER_59],
    ['0', { quickEntry: true }, TIME_IS_ZERO],
    ['123456789', { quickEntry: true }, TIME_EXAMPLE],
    ['34,50', { quickEntry: true }, TIME_EXAMPLE],
    ['34,50', { import: true }, 3450],
    ['1:05,08', { import: true }, 6508],
    ['1:05.08L', { import: true }, 6508],
    ['30.00S', { import: true }, 3000],
    [' 1:05.08 Y ', { import: true }, 6508],
    ['1: 05.08', { import: true }, 6508],
    ['34', { import: true }, TIME_EXAMPLE],
    ['13542', { import: true }, TIME_EXAMPLE],
    ['1,05,08', { import: true }, TIME_EXAMPLE],
    ['34.50X', { import: true }, TIME_EXAMPLE],
  ])('[VAL-12] reads %j with %j as %j', (text, options, expected) => {
    expect(parseSwimTime(text, options)).toEqual(
      typeof expected === 'number' ? { ok: true, hundredths: expected } : { ok: false, error: expected },
    )
  })

  it('[SWIM-01] gives back what was written, for every time', () => {
    fc.assert(
      fc.property(swimTime, (hundredths) => {
        expect(parseSwimTime(formatSwimTime(hundredths))).toEqual({ ok: true, hundredths })
      }),
      { numRuns: 2000 },
    )
  })

  it('[SWIM-01] agrees with BigInt arithmetic on hours, minutes, seconds and hundredths', () => {
    const part = fc.integer({ min: 0, max: 59 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), part, part, fc.integer({ min: 1, max: 99 }), (h, m, s, c) => {
        const text = [h, m, s].map((n) => String(n).padStart(2, '0')).join(':') + '.' + String(c).padStart(2, '0')
        const exact = ((BigInt(h) * 60n + BigInt(m)) * 60n + BigInt(s)) * 100n + BigInt(c)
        const reading = parseSwimTime(text)
        expect(reading.ok && BigInt(reading.hundredths)).toBe(exact)
      }),
      { numRuns: 2000 },
    )
  })

  it('[SWIM-01] [VAL-12] never gives anything but a whole number in range or an error, for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), fc.boolean(), (text, quickEntry, isImport) => {
        const reading = parseSwimTime(text, { quickEntry, import: isImport })
        if (!reading.ok) return expect(reading.error).not.toBe('')
        expect(Number.isInteger(reading.hundredths) && reading.hundredths > 0).toBe(true)
        expect(reading.hundredths).toBeLessThanOrEqual(MAX_SWIM_TIME)
      }),
    )
  })
})

describe('formatSwimTime', () => {
  it.each<[number, string]>([
    [0, '0.00'],
    [7, '0.07'],
    [3450, '34.50'],
    [5999, '59.99'],
    [6000, '1:00.00'],
    [6508, '1:05.08'],
    [360000, '1:00:00.00'],
    [366529, '1:01:05.29'],
  ])('[SWIM-01] writes %d as %s', (hundredths, text) => {
    expect(formatSwimTime(hundredths)).toBe(text)
  })

  it.each([-1, 34.5, NaN, Infinity])('[SWIM-01] refuses %d, which is no time', (value) => {
    expect(() => formatSwimTime(value)).toThrow(RangeError)
  })

  it.each<[number, string]>([
    [-74, '−0.74'],
    [52, '+0.52'],
    [6508, '+1:05.08'],
    [0, '0.00'],
  ])('writes a difference of %d as %s', (hundredths, text) => {
    expect(formatTimeDifference(hundredths)).toBe(text)
  })
})

describe('order and average', () => {
  it('[VAL-12] orders by value where the texts would order otherwise, no time last', () => {
    const times = [null, 10000, 999, 6000, 5999]
    expect([...times].sort(compareSwimTimes)).toEqual([999, 5999, 6000, 10000, null])
  })

  it('[SWIM-01] orders as BigInt does', () => {
    fc.assert(
      fc.property(swimTime, swimTime, (a, b) => {
        const exact = BigInt(a) < BigInt(b) ? -1 : BigInt(a) > BigInt(b) ? 1 : 0
        expect(Math.sign(compareSwimTimes(a, b))).toBe(exact)
      }),
    )
  })

  it('[SWIM-01] averages by dropping the third digit, as BigInt division does', () => {
    expect(averageSwimTime([])).toBeNull()
    expect(averageSwimTime([3450, 3451])).toBe(3450)
    fc.assert(
      fc.property(fc.array(swimTime, { minLength: 1, maxLength: 50 }), (times) => {
        const sum = times.reduce((before, time) => before + BigInt(time), 0n)
        expect(averageSwimTime(times)).toBe(Number(sum / BigInt(times.length)))
      }),
    )
  })
})

it.each<[string, boolean]>([
  ['', true],
  ['  ', true],
  ['NT', true],
  ['nt', true],
  ['0', true],
  ['0.00', true],
  ['0.00Y', true],
  ['00:00:00.00', true],
  ['0.01', false],
  ['DQ', false],
  ['34.50', false],
])('isNoTime(%j) is %s', (text, expected) => {
  expect(isNoTime(text)).toBe(expected)
})
