import { resultsFilter } from 'contracts/results-filter'
import { validateAll } from 'contracts/merge'
import { countMore, countSet, NO_FILTER, rankCodec, toVariables } from './rank-filter'

const read = (query: string) => rankCodec.read(new URLSearchParams(query))
const written = (query: string) => {
  const entries = Object.entries(rankCodec.write(read(query))).filter(([, value]) => value != null && value !== '')
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

const whole =
  'gender=F&event=100-FLY&tagSl=sprint&course=SCM&clubId=6&teamId=3&athleteId=4&ageFrom=12&ageTo=18' +
  '&fromDate=2025-09-01&toDate=2026-08-31&bestOnly=0&isNewDays=7&onlyNew=1&rankClassification=Motivational' +
  '&status=ACTIVE,TRYOUT&sort=-resultDate&page=3'

test('[CLUB-13] every argument of resultsList comes from the address', () => {
  expect(toVariables({ leagueSeqno: 2 }, read(whole), 'SCM')).toEqual({
    leagueSeqno: 2,
    clubId: 6,
    teamId: 3,
    athleteId: 4,
    gender: 'F',
    stroke: 'FLY',
    distance: 100,
    noOfLegs: 1,
    tagSl: 'sprint',
    facilityType: 'SCM',
    ageFrom: 12,
    ageTo: 18,
    fromDate: '2025-09-01',
    toDate: '2026-08-31',
    bestOnly: false,
    isNewDays: 7,
    onlyNew: true,
    rankClassification: 'Motivational',
    inAthleteStatus: ['ACTIVE', 'TRYOUT'],
    orderBy: '-resultDate',
    offset: 50,
    limit: 25,
  })
})

test('[CLUB-13] writing gives back what was read, and nothing for an open filter', () => {
  expect(written(whole)).toEqual(Object.fromEntries(new URLSearchParams(whole)))
  expect(written('')).toEqual({})
})

test.each(['event=4x100-FREE', 'event=FLY', 'course=SCM33'])('[CLUB-13] %s is taken', (query) => {
  expect(new URLSearchParams(written(query)).toString()).toBe(query)
})

// People edit addresses; the server would refuse some of these and find nothing for the others.
test.each([
  'gender=Q',
  'event=crawl',
  'event=100-CRAWL',
  'event=0-FREE',
  'event=99x100-FREE',
  'course=25 m',
  'teamId=x',
  'athleteId=0',
  'ageFrom=121',
  'ageTo=-1',
  'fromDate=2026-02-30',
  'isNewDays=8',
  'sort=salary',
  'page=0',
  'status=,',
])('[CLUB-13] nonsense is ignored: %s', (query) => {
  expect(written(query)).toEqual({})
})

test('[CLUB-13] reversed ages and dates are turned round, so that no address is refused', () => {
  const filter = read('ageFrom=18&ageTo=12&fromDate=2026-08-31&toDate=2025-09-01')
  expect(filter).toMatchObject({ ageFrom: 12, ageTo: 18, fromDate: '2025-09-01', toDate: '2026-08-31' })
  const { distance: _d, noOfLegs: _l, ...variables } = toVariables({ clubId: 5 }, filter, 'LCM')
  const { onlyNew: _new, ...checked } = variables
  expect(validateAll(resultsFilter, checked).fields).toBeUndefined()
})

test('[CLUB-13] a club page keeps its club, whatever the address says; a group needs a club', () => {
  expect(toVariables({ clubId: 5 }, read('clubId=6&teamId=3'), 'LCM')).toMatchObject({ clubId: 5, teamId: 3 })
  expect(toVariables({ leagueSeqno: 2 }, read('teamId=3'), 'LCM')).toMatchObject({ clubId: null, teamId: null })
})

test('counts what is set, an age range once', () => {
  expect(countSet(read(''))).toBe(0)
  expect(countSet(read('gender=F&ageFrom=9&ageTo=10&bestOnly=0&course=SCM'))).toBe(3)
  expect(countMore(read('gender=F&status=ACTIVE,TRYOUT&onlyNew=1'))).toBe(2)
  expect(countSet({ ...read(whole), ...NO_FILTER })).toBe(0)
})
