import { RESULT_STATUSES, takesPlace, type SwimFacts } from './result-status'
import { compareSwimTimes } from './swim-time'

/** Swims that take a place by time, then valid ones without a place, then the others by status. For Array.prototype.sort. */
export function compareForPlacing(a: SwimFacts, b: SwimFacts): number {
  return (
    Number(takesPlace(b)) - Number(takesPlace(a)) ||
    RESULT_STATUSES.indexOf(a.status) - RESULT_STATUSES.indexOf(b.status) ||
    (a.status === 'OK' ? compareSwimTimes(a.hundredths, b.hundredths) : 0)
  )
}

/**
 * Gives places within one event, round and age group. Equal hundredths share the place and the next place is left out
 * (1, 2, 2, 4; World Aquatics SW 11.2).
 * @returns the swims in order, each with its place, or null where it takes none
 */
export function placeSwims<T extends SwimFacts>(swims: readonly T[]): { swim: T; place: number | null }[] {
  const ordered = [...swims].sort(compareForPlacing)
  let place = 0
  return ordered.map((swim, index) => {
    if (!takesPlace(swim)) return { swim, place: null }
    if (index === 0 || ordered[index - 1]?.hundredths !== swim.hundredths) place = index + 1
    return { swim, place }
  })
}
