import { eventLabel, isRelay, type SwimEvent } from 'contracts/event'
import { isStroke, strokeLabel, STROKES, type Stroke } from 'contracts/stroke'
import type { Course } from 'contracts/course'

/** All events of a stroke, or one event; without a stroke every event. */
export interface EventChoice {
  stroke?: Stroke
  distance?: number
  noOfLegs?: number
}

const KEY = /^(?:(\d{1,2})x)?(\d{1,5})-([A-Z]+)$/

/** As it stands in the address: `100-FLY`, `4x100-MEDLEY`, or the stroke alone. */
export const eventKey = ({ stroke, distance, legs }: SwimEvent): string =>
  `${legs > 1 ? `${legs}x` : ''}${distance}-${stroke}`

/** What a key means; undefined for text that is none. */
export function readEventKey(key: string | null): EventChoice | undefined {
  if (key === null) return undefined
  if (isStroke(key)) return { stroke: key }
  const [, legs, distance, stroke] = KEY.exec(key) ?? []
  if (stroke === undefined || !isStroke(stroke)) return undefined
  const noOfLegs = Number(legs ?? 1)
  return Number(distance) > 0 && noOfLegs > 0 && noOfLegs <= 10
    ? { stroke, distance: Number(distance), noOfLegs }
    : undefined
}

/** Name of a key for people. */
export function eventChoiceLabel(key: string, course: Course): string {
  const { stroke = '', distance, noOfLegs = 1 } = readEventKey(key) ?? {}
  return distance === undefined
    ? `All ${strokeLabel(stroke)}`
    : eventLabel({ stroke, distance, legs: noOfLegs }, course)
}

/** Options of a select: the strokes with their events, then the relays. */
export function eventOptions(events: readonly SwimEvent[], course: Course) {
  const option = (key: string) => ({ value: key, label: eventChoiceLabel(key, course) })
  const individual = events.filter((event) => !isRelay(event))
  const relays = events.filter(isRelay)
  const strokes = STROKES.flatMap((stroke) => {
    const own = individual.filter((event) => event.stroke === stroke)
    return own.length === 0
      ? []
      : [{ label: capitalized(strokeLabel(stroke)), options: [stroke, ...own.map(eventKey)].map(option) }]
  })
  return relays.length === 0 ? strokes : [...strokes, { label: 'Relays', options: relays.map(eventKey).map(option) }]
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
