import { placeSwims } from './placing'
import {
  countsForBest,
  countsForRecord,
  RESULT_STATUSES,
  statusLabel,
  takesPlace,
  type SwimFacts,
} from './result-status'
import { compareRounds, roundLabel, ROUNDS } from './round'

const swim = (facts: Partial<SwimFacts> = {}): SwimFacts => ({
  status: 'OK',
  hundredths: 6508,
  exhibition: false,
  round: 'FINAL',
  converted: false,
  ...facts,
})

it.each(RESULT_STATUSES.filter((status) => status !== 'OK'))(
  '[SWIM-02] a swim with status %s never counts and takes no place, even with a time, and has a name to show',
  (status) => {
    expect(countsForBest(swim({ status }))).toBe(false)
    expect(takesPlace(swim({ status }))).toBe(false)
    expect(countsForRecord(swim({ status }), { timeTrials: true, exhibition: true })).toBe(false)
    expect(statusLabel(status)).not.toBe('')
  },
)

it.each<[string, Partial<SwimFacts>, { best: boolean; place: boolean; record: boolean }]>([
  ['a plain swim', {}, { best: true, place: true, record: true }],
  ['a preliminary', { round: 'PRELIM' }, { best: true, place: true, record: true }],
  ['a swim-off', { round: 'SWIM_OFF' }, { best: true, place: true, record: true }],
  ['an exhibition swim', { exhibition: true }, { best: true, place: false, record: false }],
  ['a time trial', { round: 'TIME_TRIAL' }, { best: true, place: false, record: false }],
  ['a swim without a time', { hundredths: null }, { best: false, place: false, record: false }],
])('[SWIM-02] %s counts as %j says', (_name, facts, expected) => {
  expect(countsForBest(swim(facts))).toBe(expected.best)
  expect(takesPlace(swim(facts))).toBe(expected.place)
  expect(countsForRecord(swim(facts))).toBe(expected.record)
})

it('[SWIM-05] a converted time never counts, whatever the rule', () => {
  expect(countsForBest(swim({ converted: true }))).toBe(false)
  expect(countsForRecord(swim({ converted: true }), { timeTrials: true, exhibition: true })).toBe(false)
})

it("[SWIM-02] a league's rule lets time trials and exhibition swims be records, each apart", () => {
  expect(countsForRecord(swim({ round: 'TIME_TRIAL' }), { timeTrials: true, exhibition: false })).toBe(true)
  expect(countsForRecord(swim({ exhibition: true }), { timeTrials: true, exhibition: false })).toBe(false)
  expect(countsForRecord(swim({ exhibition: true }), { timeTrials: false, exhibition: true })).toBe(true)
})

it('[SWIM-02] equal times share a place, and a faster disqualified or exhibition swim takes none', () => {
  const placed = placeSwims([
    swim({ hundredths: 6000 }),
    swim({ hundredths: 5000, status: 'DQ' }),
    swim({ hundredths: 6200 }),
    swim({ hundredths: 5900 }),
    swim({ hundredths: 6000 }),
    swim({ hundredths: null, status: 'NS' }),
    swim({ hundredths: 5500, exhibition: true }),
  ])
  expect(placed.map(({ swim: { hundredths, status }, place }) => [hundredths, status, place])).toEqual([
    [5900, 'OK', 1],
    [6000, 'OK', 2],
    [6000, 'OK', 2],
    [6200, 'OK', 4],
    [5500, 'OK', null],
    [5000, 'DQ', null],
    [null, 'NS', null],
  ])
})

it('rounds have a name and the order in which they are swum', () => {
  expect([...ROUNDS].reverse().sort(compareRounds)).toEqual(ROUNDS)
  expect(ROUNDS.map(roundLabel)).toEqual([
    'Preliminary',
    'Quarter-final',
    'Semi-final',
    'Swim-off',
    'Final',
    'Time trial',
  ])
})
