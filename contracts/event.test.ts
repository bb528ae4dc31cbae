import { compareEvents, eventCourseKey, eventLabel, type SwimEvent } from './event'
import { genderLabel } from './gender'
import { compareStrokes, INDIVIDUAL_MEDLEY_ORDER, MEDLEY_RELAY_ORDER, strokeLabel } from './stroke'

const event = (stroke: string, distance: number, legs = 1): SwimEvent => ({ stroke, distance, legs })

it.each<[SwimEvent, string | undefined, string]>([
  [event('FREE', 100), 'LCM', '100 m freestyle'],
  [event('FREE', 100), undefined, '100 m freestyle'],
  [event('FLY', 200), 'SCY', '200 y butterfly'],
  [event('IM', 200), 'SCM', '200 m individual medley'],
  [event('MEDLEY', 100, 4), 'LCM', '4 × 100 m medley relay'],
  [event('FREE', 50, 4), 'SCY', '4 × 50 y freestyle relay'],
  [event('BACK', 50, 8), 'SCM33', '8 × 50 m backstroke relay'],
  [event('Kick', 100), 'SCM', '100 m Kick'],
])('eventLabel(%j, %s) is %s', (swum, course, label) => {
  expect(eventLabel(swum, course)).toBe(label)
})

it('[SWIM-05] the same event on two courses has two keys', () => {
  expect(eventCourseKey(event('FREE', 100), 'LCM')).not.toBe(eventCourseKey(event('FREE', 100), 'SCM'))
  expect(eventCourseKey(event('FREE', 100), 'SCM')).not.toBe(eventCourseKey(event('FREE', 100), 'SCM33'))
})

it('orders individual events by stroke and distance, relays after them', () => {
  const sorted = [
    event('MEDLEY', 100, 4),
    event('FLY', 50),
    event('FREE', 100, 4),
    event('FREE', 1500),
    event('FREE', 50, 4),
    event('FREE', 50),
    event('IM', 200),
  ].sort(compareEvents)
  expect(sorted.map((swum) => eventLabel(swum))).toEqual([
    '50 m freestyle',
    '1500 m freestyle',
    '50 m butterfly',
    '200 m individual medley',
    '4 × 50 m freestyle relay',
    '4 × 100 m freestyle relay',
    '4 × 100 m medley relay',
  ])
})

it('orders unknown strokes last and keeps their text', () => {
  expect(['Kick', 'MEDLEY', 'FREE', 'Drill'].sort(compareStrokes)).toEqual(['FREE', 'MEDLEY', 'Drill', 'Kick'])
  expect(strokeLabel('Kick')).toBe('Kick')
})

it('[SWIM-08] the medley relay starts with backstroke, the individual medley with butterfly', () => {
  expect(MEDLEY_RELAY_ORDER).toEqual(['BACK', 'BREAST', 'FLY', 'FREE'])
  expect(INDIVIDUAL_MEDLEY_ORDER).toEqual(['FLY', 'BACK', 'BREAST', 'FREE'])
})

it.each([
  ['M', 'Male'],
  ['F', 'Female'],
  ['X', 'Mixed'],
] as const)('gender %s is %s', (gender, label) => {
  expect(genderLabel(gender)).toBe(label)
})
