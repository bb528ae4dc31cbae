import { validateAll } from './merge'
import { recordsFilter } from './records-filter'
import { resultsFilter } from './results-filter'

const results = (filter: object) => validateAll(resultsFilter, filter)
const records = (filter: object) => validateAll(recordsFilter, filter)

it.each([{}, { facilityType: null }, { facilityType: '' }, { facilityType: undefined, clubId: 7 }])(
  '[API-15] resultsList with %j is refused and the error names facilityType',
  (filter) => expect(results(filter).fields).toEqual({ facilityType: 'facilityType is required' }),
)

it('[API-15] facilityType alone is enough', () => {
  expect(results({ facilityType: 'SCM' }).value).toEqual({ facilityType: 'SCM' })
})

it('takes every argument of the specification together', () => {
  const filter = {
    gender: 'F',
    tagSl: 'championship',
    leagueSeqno: 1,
    clubId: 2,
    teamId: 3,
    athleteId: 4,
    ageFrom: 11,
    ageTo: 12,
    stroke: 'FREE',
    distance: 100,
    noOfLegs: 1,
    fromDate: '2025-09-01',
    toDate: '2026-08-31',
    facilityType: 'LCM',
    bestOnly: true,
    isNewDays: 30,
    rankClassification: 'Motivational',
    inAthleteStatus: ['ACTIVE', 'TRIAL'],
    offset: 0,
    limit: 500,
    search: 'berg',
    orderBy: 'time',
  }
  expect(results(filter)).toEqual({ value: filter })
})

it.each<[string, object]>([
  ['gender', { gender: 'Q' }],
  ['stroke', { stroke: 'crawl' }],
  ['facilityType', { facilityType: '25 m' }],
  ['ageFrom', { ageFrom: -1 }],
  ['ageFrom', { ageFrom: 10.5 }],
  ['ageTo', { ageTo: 121 }],
  ['ageTo', { ageFrom: 12, ageTo: 11 }],
  ['fromDate', { fromDate: '2026-02-30' }],
  ['toDate', { fromDate: '2026-02-01', toDate: '2026-01-31' }],
  ['clubId', { clubId: 0 }],
  ['leagueSeqno', { leagueSeqno: 'x' }],
  ['limit', { limit: 501 }],
  ['limit', { limit: 0 }],
  ['offset', { offset: -1 }],
  ['isNewDays', { isNewDays: -1 }],
  ['bestOnly', { bestOnly: 'perhaps' }],
  ['inAthleteStatus[1]', { inAthleteStatus: ['ACTIVE', ''] }],
])('refuses a wrong %s: %j', (path, filter) => {
  expect(Object.keys(results({ facilityType: 'SCM', ...filter }).fields ?? {})).toEqual([path])
})

it('recordsList needs no argument and takes all of them', () => {
  expect(records({})).toEqual({ value: {} })
  const filter = {
    leagueSeqno: 1,
    clubId: 2,
    teamId: 3,
    ageFrom: 0,
    ageTo: 120,
    facilityType: 'SCY',
    includeUnofficial: true,
  }
  expect(records(filter)).toEqual({ value: filter })
  expect(records({ ageFrom: 12, ageTo: 12 }).fields).toBeUndefined()
})

it.each<[string, object]>([
  ['ageTo', { ageFrom: 13, ageTo: 12 }],
  ['ageFrom', { ageFrom: 12.5 }],
  ['ageFrom', { ageFrom: -1 }],
  ['ageTo', { ageTo: 121 }],
])('recordsList refuses a wrong %s: %j', (path, filter) => {
  expect(Object.keys(records(filter).fields ?? {})).toEqual([path])
})
