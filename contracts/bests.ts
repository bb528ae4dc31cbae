import type { CalendarDate } from './calendar-date'
import type { Course } from './course'
import { eventCourseKey, type SwimEvent } from './event'
import { countsForBest, type SwimFacts } from './result-status'

/** A swim of one athlete, as far as bests need it. */
export interface BestSwim extends SwimFacts {
  event: SwimEvent
  course: Course
  date: CalendarDate
}

/**
 * Personal bests of one athlete: the fastest counting swim per event and course; the earlier of equal times keeps the
 * best. Relay lead-offs come in as swims of their own where they count (lead-off.ts).
 * @param swims of one athlete, in any order
 * @returns best swim by eventCourseKey
 */
export function bestsOf<T extends BestSwim>(swims: readonly T[]): Map<string, T> {
  const bests = new Map<string, T>()
  for (const swim of swims) {
    if (!countsForBest(swim)) continue
    const key = eventCourseKey(swim.event, swim.course)
    const best = bests.get(key)
    if (!best || isBetter(swim, best)) bests.set(key, swim)
  }
  return bests
}

const isBetter = (swim: BestSwim, best: BestSwim): boolean =>
  swim.hundredths! < best.hundredths! || (swim.hundredths === best.hundredths && swim.date < best.date)
