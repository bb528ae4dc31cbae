import type { ResultRow } from '@/entities/competition/result'

/**
 * Positions of the rows of a page of one event in the order of times. Equal times share one; what does not count has none.
 * @param offset rows before this page
 */
export function positionsOf(rows: readonly ResultRow[], offset: number): Map<number, number> {
  const positions = new Map<number, number>()
  let last = { time: -1, position: 0 }
  rows.forEach(({ resultId, status, timeHundredths }, index) => {
    if (resultId === null || status !== 'OK' || timeHundredths === null) return
    const position = timeHundredths === last.time ? last.position : offset + index + 1
    last = { time: timeHundredths, position }
    positions.set(resultId, position)
  })
  return positions
}
