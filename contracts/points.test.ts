import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { baseTimeTableName, findBaseTime, pointsTableLabel, type BaseTime, type BaseTimeQuery } from './base-time-table'
import type { Gender } from './gender'
import { worldAquaticsPoints } from './points'

const read = (file: string): Record<string, string>[] => {
  const lines = readFileSync(join(__dirname, '../server/db/reference', file), 'utf8')
    .trim()
    .split('\n')
  const header = lines[0]!.split(',')
  return lines.slice(1).map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']))
  })
}

const toBaseTime = (row: Record<string, string>): BaseTime => ({
  course: row.course!,
  gender: row.gender as Gender,
  stroke: row.stroke!,
  distance: Number(row.leg_distance ?? row.distance),
  legs: Number(row.legs ?? 1),
  hundredths: Number(row.hundredths),
  validFrom: row.valid_from!,
  validTo: row.valid_to!,
})

const table = [...read('points-base-times.csv'), ...read('points-base-times-relays.csv')].map(toBaseTime)
const examples = read('points-examples.csv')

it('[SWIM-03] the tables and the examples are whole', () => {
  expect(table).toHaveLength(420 + 98)
  expect(examples).toHaveLength(175)
  expect(examples.filter((row) => row.legs === '4').length).toBeGreaterThan(0)
  expect(examples.filter((row) => row.agrees !== 'yes')).toHaveLength(1)
})

it.each(
  examples.map((row) => [
    `${row.table} ${row.gender} ${row.legs}x${row.distance} ${row.stroke} ${row.hundredths}`,
    row,
  ]),
)('[SWIM-03] %s', (_name, row) => {
  const query: BaseTimeQuery = {
    course: row.course!,
    gender: row.gender as Gender,
    stroke: row.stroke!,
    distance: Number(row.distance),
    legs: Number(row.legs),
  }
  const base = findBaseTime(table, query, '2026-01-01', row.table)
  expect(base).toEqual({ hundredths: Number(row.base_hundredths), tableName: row.table, isFallback: false })
  const points = worldAquaticsPoints(base!.hundredths, Number(row.hundredths))
  expect(points).toBe(Number(row.exact_floor))
  if (row.agrees === 'yes') expect(points).toBe(Number(row.points))
})

it.each([
  // 0.7 and 0.8 of the time: doubles give 342 and 511
  [700, 1000, 343],
  [2016, 2520, 512],
  [2091, 2550, 551],
  [2091, 2091, 1000],
  [2091, 2090, 1001],
  [2091, 35_999_999, 0],
])('[SWIM-03] base %d, time %d: %d points', (base, time, points) => {
  expect(worldAquaticsPoints(base, time)).toBe(points)
})

it('[SWIM-03] no points for a time or a base of zero', () => {
  expect(worldAquaticsPoints(2091, 0)).toBeNull()
  expect(worldAquaticsPoints(0, 2091)).toBeNull()
})

it('[SWIM-01] [SWIM-03] points are the largest p with p·T³ ≤ 1000·B³, and fall as times grow', () => {
  const time = fc.integer({ min: 900, max: 200_000 })
  fc.assert(
    fc.property(time, time, (base, swum) => {
      const points = BigInt(worldAquaticsPoints(base, swum)!)
      const target = 1000n * BigInt(base) ** 3n
      const cube = BigInt(swum) ** 3n
      expect(points * cube <= target && (points + 1n) * cube > target).toBe(true)
      expect(worldAquaticsPoints(base, swum + 1)!).toBeLessThanOrEqual(Number(points))
    }),
  )
})

describe('findBaseTime', () => {
  const free100 = { course: 'SCM', gender: 'M', stroke: 'FREE', distance: 100, legs: 1 } as const
  const inTable = (name: string): number =>
    table.find(
      (row) =>
        baseTimeTableName(row) === name &&
        row.gender === 'M' &&
        row.stroke === 'FREE' &&
        row.distance === 100 &&
        row.legs === 1,
    )!.hundredths

  it.each([
    ['2025-08-31', 'SCM 2024', false],
    ['2025-09-01', 'SCM 2025', false],
    ['2026-08-31', 'SCM 2025', false],
    // no table from September 2026: the newest earlier one, and it says so
    ['2026-09-01', 'SCM 2025', true],
    ['2030-01-01', 'SCM 2025', true],
  ])('[SWIM-03] a swim on %s takes the table %s, fallback %s', (date, tableName, isFallback) => {
    expect(findBaseTime(table, free100, date)).toEqual({ hundredths: inTable(tableName), tableName, isFallback })
  })

  it('[SWIM-05] each course has its own base time', () => {
    const long = findBaseTime(table, { ...free100, course: 'LCM' }, '2026-01-01')!
    const short = findBaseTime(table, free100, '2026-01-01')!
    expect(long.tableName).toBe('LCM 2026')
    expect(long.hundredths).not.toBe(short.hundredths)
  })

  it.each<[string, BaseTimeQuery, string, string | null]>([
    ['yards', { ...free100, course: 'SCY' }, '2026-01-01', null],
    ['odd yards', { ...free100, course: 'SCY20' }, '2026-01-01', null],
    ['an odd pool', { ...free100, course: 'SCM33' }, '2026-01-01', null],
    ['a date before all tables', free100, '2019-01-01', null],
    ['an event without a base time', { ...free100, distance: 25 }, '2026-01-01', null],
    ['a 4 x 50 m relay in a 50 m pool', { ...free100, course: 'LCM', distance: 50, legs: 4 }, '2026-01-01', null],
    ['a table that is not there', free100, '2026-01-01', 'SCM 1999'],
  ])('[SWIM-03] %s has no points', (_name, query, date, tableName) => {
    expect(findBaseTime(table, query, date, tableName)).toBeNull()
  })

  it('[SWIM-03] yards have no points even where somebody adds a base time for them', () => {
    const yards: BaseTime = {
      ...free100,
      course: 'SCY',
      hundredths: 4000,
      validFrom: '2025-01-01',
      validTo: '2026-12-31',
    }
    expect(findBaseTime([yards], { ...free100, course: 'SCY' }, '2026-01-01')).toBeNull()
  })

  it('[SWIM-03] the screen names the table', () => {
    expect(pointsTableLabel('SCM 2025')).toBe('SCM 2025 table')
  })
})
