import type { DemoReference } from './demo-setting'
import type { MeetPlan } from './season'

export interface AgeGroup {
  /** null where open at this end */
  from: number | null
  to: number | null
}

export const ageGroups: readonly AgeGroup[] = [
  { from: null, to: 10 },
  { from: 11, to: 12 },
  { from: 13, to: 14 },
  { from: 15, to: null },
]

export const groupOf = (age: number): AgeGroup =>
  ageGroups.find(({ from, to }) => age >= (from ?? 0) && age <= (to ?? 200))!

export interface OfferedEvent {
  stroke: string
  /** of one leg */
  distance: number
  legs: number
  ageFrom: number
  ageTo: number
  /** how often swimmers choose it */
  weight: number
}

const offer = (stroke: string, distance: number, ageFrom: number, ageTo: number, weight: number): OfferedEvent => ({
  stroke,
  distance,
  legs: 1,
  ageFrom,
  ageTo,
  weight,
})

/** Individual events of a meet in the order of its programme, by what is swum at which age. */
export function offeredEvents({ course, kind }: Pick<MeetPlan, 'course' | 'kind'>): OfferedEvent[] {
  const yards = course === 'SCY'
  const events: OfferedEvent[] = []
  if (course !== 'LCM' && kind === 'DUAL') {
    for (const stroke of ['FREE', 'BACK', 'BREAST', 'FLY']) events.push(offer(stroke, 25, 0, 9, 5))
  }
  events.push(offer('FREE', yards ? 500 : 400, 11, 200, 3))
  if (course !== 'LCM') events.push(offer('IM', 100, 9, 14, 4))
  events.push(offer('IM', 200, 10, 200, 4), offer('FREE', 50, 0, 200, 8), offer('BREAST', 100, 9, 200, 5))
  events.push(offer('FLY', 50, 8, 200, 4), offer('BACK', 100, 9, 200, 5), offer('FREE', 200, 9, 200, 5))
  events.push(offer('BREAST', 50, 0, 200, 5), offer('FLY', 100, 11, 200, 4), offer('BACK', 50, 0, 200, 5))
  events.push(offer('FREE', 100, 8, 200, 8))
  if (kind === 'DUAL') return events
  events.push(offer('BREAST', 200, 12, 200, 2), offer('BACK', 200, 12, 200, 2), offer('FLY', 200, 13, 200, 1.5))
  events.push(offer('IM', 400, 13, 200, 1.5), offer('FREE', yards ? 1000 : 800, 13, 200, 1))
  events.push(offer('FREE', yards ? 1650 : 1500, 14, 200, 1))
  return events
}

/** Relays of a meet; ages say who may swim them. */
export function offeredRelays({ kind }: Pick<MeetPlan, 'kind'>): OfferedEvent[] {
  const relay = (stroke: string, distance: number, ageFrom: number): OfferedEvent => ({
    ...offer(stroke, distance, ageFrom, 200, 1),
    legs: 4,
  })
  if (kind === 'DUAL') return [relay('MEDLEY', 50, 0), relay('FREE', 50, 0)]
  return [relay('MEDLEY', 50, 0), relay('MEDLEY', 100, 13), relay('FREE', 50, 0), relay('FREE', 100, 13)]
}

/** Id of the library event. */
export const libraryId = (reference: DemoReference, event: OfferedEvent): number =>
  reference.eventId(event.stroke, event.distance, event.legs)
