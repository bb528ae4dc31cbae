import { joinHolders, recordHistory, recordHolders, type RecordSwim } from './record'

const swim = (resultId: number, hundredths: number, date: string, isOfficial = 1): RecordSwim => ({
  resultId,
  hundredths,
  date,
  isOfficial,
})
const ids = (swims: RecordSwim[]): number[] => swims.map(({ resultId }) => resultId)

it('[SWIM-06] the fastest official swim holds the record', () => {
  expect(
    ids(recordHolders([swim(1, 6600, '2024-01-01'), swim(2, 6508, '2025-01-01'), swim(3, 6400, '2026-01-01', 0)])),
  ).toEqual([2])
})

it('[SWIM-06] unofficial swims hold it only where they are asked for', () => {
  const swims = [swim(1, 6508, '2025-01-01'), swim(2, 6400, '2026-01-01', 0)]
  expect(ids(recordHolders(swims, true))).toEqual([2])
  expect(ids(recordHolders([swim(2, 6400, '2026-01-01', 0)]))).toEqual([])
})

it('[SWIM-06] ties are held jointly, the earliest first, the same day by the order of storing', () => {
  const swims = [
    swim(9, 6508, '2026-03-01'),
    swim(4, 6508, '2024-03-01'),
    swim(7, 6508, '2026-03-01'),
    swim(1, 6509, '2020-01-01'),
  ]
  expect(ids(recordHolders(swims))).toEqual([4, 7, 9])
  expect(joinHolders(['Ada Berg', 'Mia Lund'])).toBe('Ada Berg / Mia Lund')
})

it('[SWIM-06] no swim, no holder', () => {
  expect(recordHolders([])).toEqual([])
})

it('[SWIM-06] the history names each swim that set or equalled the record, in order', () => {
  const history = recordHistory([
    swim(5, 6508, '2026-05-01'),
    swim(1, 6800, '2020-01-01'),
    swim(2, 6700, '2021-01-01'),
    swim(3, 6750, '2022-01-01'),
    swim(4, 6508, '2025-01-01'),
    swim(6, 6400, '2026-06-01', 0),
  ])
  expect(history.map(({ swim: { resultId }, state }) => [resultId, state])).toEqual([
    [1, 'superseded'],
    [2, 'superseded'],
    [4, 'official'],
    [5, 'official'],
    [6, 'unofficial'],
  ])
})

it('[SWIM-06] an unofficial swim does not keep a slower official one from being the record', () => {
  const history = recordHistory([swim(1, 6400, '2024-01-01', 0), swim(2, 6500, '2025-01-01')])
  expect(history.map(({ swim: { resultId }, state }) => [resultId, state])).toEqual([
    [1, 'unofficial'],
    [2, 'official'],
  ])
})

it('[SWIM-06] an official swim that betters an unofficial one supersedes it', () => {
  const history = recordHistory([swim(1, 6400, '2024-01-01', 0), swim(2, 6300, '2025-01-01')])
  expect(history.map(({ state }) => state)).toEqual(['superseded', 'official'])
})

it('[SWIM-06] two swims of one day: the slower of them set nothing when the faster stands first', () => {
  expect(ids(recordHistory([swim(1, 6600, '2024-01-01'), swim(2, 6500, '2024-01-01')]).map((s) => s.swim))).toEqual([2])
})
