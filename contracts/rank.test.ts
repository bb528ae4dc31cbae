import fc from 'fast-check'
import { rankForTime, sortStandards, type RankStandard } from './rank'

const standard = (rankId: number, hundredths: number, kind: 'max' | 'min' = 'max'): RankStandard => ({
  rankId,
  hundredths,
  kind,
})

// B 39.79, BB 35.99, A 32.29
const standards = sortStandards([standard(1, 3979), standard(3, 3229), standard(2, 3599)])

it.each<[number, number | null, number | null, number | null]>([
  [4000, null, 1, 21],
  [3980, null, 1, 1],
  [3979, 1, 2, 380],
  [3600, 1, 2, 1],
  [3599, 2, 3, 370],
  [3230, 2, 3, 1],
  [3229, 3, null, null],
  [2500, 3, null, null],
])('[SWIM-07] %d reaches rank %s, next %s in %s', (time, rankId, nextId, gap) => {
  const reached = rankForTime(standards, time)
  expect([reached.rank?.rankId ?? null, reached.next?.rankId ?? null, reached.timeToNext]).toEqual([
    rankId,
    nextId,
    gap,
  ])
})

it('[SWIM-07] a standard to be slower than gives no rank and is no next one', () => {
  expect(rankForTime(sortStandards([standard(1, 3979, 'min')]), 3000)).toEqual({
    rank: null,
    next: null,
    timeToNext: null,
  })
})

it('[SWIM-07] agrees with asking every standard in turn', () => {
  const time = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(fc.array(time, { maxLength: 12 }), time, (times, swum) => {
      const reached = rankForTime(sortStandards(times.map((t, index) => standard(index, t))), swum)
      const met = times.filter((t) => swum <= t)
      const missed = times.filter((t) => swum > t)
      expect(reached.rank?.hundredths ?? null).toBe(met.length ? Math.min(...met) : null)
      expect(reached.timeToNext).toBe(missed.length ? swum - Math.max(...missed) : null)
    }),
  )
})
