import { bestsOf, type BestSwim } from './bests'
import { eventCourseKey } from './event'
import { DEFAULT_LEAD_OFF_RULE, leadOffTime, type LeadOffRelay } from './lead-off'

const free100 = { stroke: 'FREE', distance: 100, legs: 1 }
const swim = (facts: Partial<BestSwim>): BestSwim => ({
  event: free100,
  course: 'SCM',
  date: '2026-05-01',
  status: 'OK',
  hundredths: 6508,
  exhibition: false,
  round: 'FINAL',
  converted: false,
  ...facts,
})

it('[SWIM-05] a best is per event and course', () => {
  const bests = bestsOf([
    swim({ course: 'LCM', hundredths: 6700 }),
    swim({ hundredths: 6508 }),
    swim({ hundredths: 6600 }),
    swim({ course: 'SCM33', hundredths: 6400 }),
    swim({ event: { ...free100, stroke: 'BACK' }, hundredths: 7000 }),
  ])
  expect([...bests].map(([key, best]) => [key, best.hundredths])).toEqual([
    [eventCourseKey(free100, 'LCM'), 6700],
    [eventCourseKey(free100, 'SCM'), 6508],
    [eventCourseKey(free100, 'SCM33'), 6400],
    [eventCourseKey({ ...free100, stroke: 'BACK' }, 'SCM'), 7000],
  ])
})

it('[SWIM-05] a converted time is no best, however fast', () => {
  const bests = bestsOf([swim({ hundredths: 5000, converted: true }), swim({ hundredths: 6508 })])
  expect(bests.get(eventCourseKey(free100, 'SCM'))?.hundredths).toBe(6508)
})

it.each(['DQ', 'NS', 'DNF', 'SCR', 'REJECTED', 'NO_SWIM'] as const)(
  '[SWIM-02] a %s swim with a time is no best',
  (status) => {
    expect(bestsOf([swim({ status, hundredths: 5000 })]).size).toBe(0)
  },
)

it('[SWIM-02] exhibition swims and time trials are bests', () => {
  const best = bestsOf([
    swim({}),
    swim({ hundredths: 6400, exhibition: true }),
    swim({ hundredths: 6300, round: 'TIME_TRIAL' }),
  ])
  expect(best.get(eventCourseKey(free100, 'SCM'))?.hundredths).toBe(6300)
})

it('the earlier of two equal times keeps the best, whatever the order they come in', () => {
  const early = swim({ date: '2026-01-01' })
  const late = swim({ date: '2026-02-01' })
  expect([...bestsOf([late, early]).values()]).toEqual([early])
  expect([...bestsOf([early, late]).values()]).toEqual([early])
})

describe('lead-off', () => {
  const relay: LeadOffRelay = {
    status: 'OK',
    mixed: false,
    timing: 'automatic',
    legDistance: 100,
    splits: [
      { distance: 50, hundredths: 3100 },
      { distance: 100, hundredths: 6508 },
      { distance: 200, hundredths: 12900 },
    ],
  }
  const lenient = { counts: true, inMixedRelays: true, withManualTiming: true }

  it.each<[string, Partial<LeadOffRelay>, Partial<typeof DEFAULT_LEAD_OFF_RULE>, number | null]>([
    ['counts with a split exactly at the leg', {}, {}, 6508],
    ['counts when the timing is not known', { timing: 'unknown' }, {}, 6508],
    ['does not count when the relay was disqualified', { status: 'DQ' }, lenient, null],
    ['does not count when the relay did not finish', { status: 'DNF' }, lenient, null],
    ['does not count in a mixed relay', { mixed: true }, {}, null],
    ['counts in a mixed relay where the league says so', { mixed: true }, lenient, 6508],
    ['does not count with manual timing', { timing: 'manual' }, {}, null],
    ['counts with manual timing where the league says so', { timing: 'manual' }, lenient, 6508],
    ['does not count without a split at the leg', { legDistance: 150 }, lenient, null],
    ['does not count with an empty split', { splits: [{ distance: 100, hundredths: 0 }] }, lenient, null],
    ['does not count where the league says so', {}, { counts: false }, null],
  ])('[SWIM-05] [SWIM-08] %s', (_name, facts, rule, expected) => {
    expect(leadOffTime({ ...relay, ...facts }, { ...DEFAULT_LEAD_OFF_RULE, ...rule })).toBe(expected)
  })
})
