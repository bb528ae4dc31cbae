import { eventChoiceLabel, eventKey, eventOptions, readEventKey } from './event-choice'

const fly = { stroke: 'FLY', distance: 100, legs: 1 }
const relay = { stroke: 'MEDLEY', distance: 50, legs: 4 }

test('[CLUB-13] an event has a key that reads back to stroke, distance and legs', () => {
  expect(readEventKey(eventKey(fly))).toEqual({ stroke: 'FLY', distance: 100, noOfLegs: 1 })
  expect(readEventKey(eventKey(relay))).toEqual({ stroke: 'MEDLEY', distance: 50, noOfLegs: 4 })
  expect(readEventKey('FREE')).toEqual({ stroke: 'FREE' })
  expect(readEventKey('FREESTYLE')).toBeUndefined()
  expect(readEventKey(null)).toBeUndefined()
})

test('[CLUB-13] the unit follows the course', () => {
  expect(eventChoiceLabel('100-FLY', 'SCM')).toBe('100 m butterfly')
  expect(eventChoiceLabel('100-FLY', 'SCY')).toBe('100 y butterfly')
  expect(eventChoiceLabel('4x50-MEDLEY', 'SCM')).toBe('4 × 50 m medley relay')
  expect(eventChoiceLabel('BACK', 'SCM')).toBe('All backstroke')
})

test('[CLUB-13] strokes with their events, relays at the end', () => {
  expect(eventOptions([fly, relay], 'LCM')).toEqual([
    {
      label: 'Butterfly',
      options: [
        { value: 'FLY', label: 'All butterfly' },
        { value: '100-FLY', label: '100 m butterfly' },
      ],
    },
    { label: 'Relays', options: [{ value: '4x50-MEDLEY', label: '4 × 50 m medley relay' }] },
  ])
})
