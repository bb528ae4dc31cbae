import { courseUnit, type Course } from './course'
import { compareStrokes, strokeLabel } from './stroke'

/** What is swum, without the course. */
export interface SwimEvent {
  stroke: string
  /** Metres or yards; of one leg for relays. */
  distance: number
  /** 1 for individual events, else the number of legs. */
  legs: number
}

/** True when several swimmers swim it one after the other. */
export function isRelay(event: Pick<SwimEvent, 'legs'>): boolean {
  return event.legs > 1
}

/**
 * Name for people: `100 m freestyle`, `200 y butterfly`, `4 × 100 m medley relay`.
 * @param course decides the unit; without it the unit is metres
 */
export function eventLabel(event: SwimEvent, course: Course = 'LCM'): string {
  const distance = `${event.distance} ${courseUnit(course)} ${strokeLabel(event.stroke)}`
  return isRelay(event) ? `${event.legs} × ${distance} relay` : distance
}

/** Identity of an event on a course: a best or a record on one course is none on another. */
export function eventCourseKey(event: SwimEvent, course: Course): string {
  return `${event.legs}x${event.distance} ${event.stroke} ${course}`
}

/** Individual events before relays, then by stroke, then by distance. For Array.prototype.sort. */
export function compareEvents(a: SwimEvent, b: SwimEvent): number {
  return (
    Number(isRelay(a)) - Number(isRelay(b)) ||
    compareStrokes(a.stroke, b.stroke) ||
    a.distance - b.distance ||
    a.legs - b.legs
  )
}
