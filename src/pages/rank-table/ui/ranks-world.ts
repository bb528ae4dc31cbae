import { currentUser, type Answers, type Call } from '@/shared/lib/testing'

/** Rows as the real server answers them, for tests of the screen. */
export const swim = (resultId: number, firstName: string | null, given: object = {}) => ({
  __typename: 'ResultRow',
  resultId,
  athleteId: resultId + 100,
  firstName,
  lastName: 'Sandberg',
  gender: 'F',
  clubId: 5,
  clubName: 'Riverside Swim Club',
  relayLetter: null,
  stroke: 'FLY',
  distance: 100,
  noOfLegs: 1,
  facilityType: 'SCM',
  resultDate: '2026-11-21',
  resultTime: '1:05.08',
  timeHundredths: 6508,
  status: 'OK',
  exhibition: false,
  round: 'FINAL',
  isOfficial: 1,
  comments: null,
  place: 1,
  points: 531,
  pointsTable: 'SCM 2025',
  pointsTableIsFallback: false,
  meetName: 'Lakeshore Autumn Cup',
  dqText: null,
  leadOffOf: null,
  rankClassification: 'Motivational',
  athRank: 4,
  athRankName: 'AA',
  nextRankName: 'AAA',
  timeToNextRank: '2.89',
  isNew: false,
  ...given,
})

/** A swim that does not count, as the server gives it. */
export const notCounting = (resultId: number, status: string, firstName: string, given: object = {}) =>
  swim(resultId, firstName, {
    status,
    resultTime: null,
    timeHundredths: null,
    place: null,
    points: null,
    pointsTable: null,
    athRank: null,
    athRankName: null,
    nextRankName: null,
    timeToNextRank: null,
    ...given,
  })

const connection = (field: string, type: string, nodes: readonly object[], given: object = {}) => ({
  data: { __typename: 'Query', [field]: { __typename: `${type}Connection`, nodes, ...given } },
})

export const list = (nodes: readonly object[], totalCount = nodes.length) =>
  connection('resultsList', 'ResultRow', nodes, { totalCount })

/** A server with these rows for every filter, two groups, two member clubs, three events and two ranks. */
export function resultServer(rows: readonly object[] | ((call: Call) => readonly object[]), latest = 'SCM'): Answers {
  const event = (setId: number, distance: number, stroke: string, noOfLegs = 1, tag = 'sprint') => ({
    __typename: 'SetLibraryEntry',
    ...{ setId, distance, stroke, noOfLegs, tag },
  })
  return {
    getCurrentUser: currentUser({ access: [{ clubId: 5, clubName: 'Riverside Swim Club' }] }),
    LatestCourse: connection(
      'allResults',
      'Result',
      latest ? [{ __typename: 'Result', resultId: 1, facilityType: latest }] : [],
    ),
    ResultList: (call) => list(typeof rows === 'function' ? rows(call) : rows),
    RankColors: connection('allRankLib', 'Rank', [
      { __typename: 'Rank', rankId: 4, rankName: 'AA', rankClassification: 'Motivational', rankColor: '#C77700' },
      { __typename: 'Rank', rankId: 5, rankName: 'Gold', rankClassification: 'Club', rankColor: null },
    ]),
    LibraryEvents: connection('allSetsLib', 'SetLibraryEntry', [
      event(1, 100, 'FLY'),
      event(2, 800, 'FREE', 1, 'distance'),
      event(3, 50, 'FREE', 4, 'relay'),
    ]),
    GroupNames: connection('allGroup', 'Team', [
      { __typename: 'Team', teamId: 2, teamName: 'Junior squad', clubId: 5 },
    ]),
    LeagueClubs: connection('allClub', 'Club', [
      { __typename: 'Club', clubId: 5, clubName: 'Riverside Swim Club' },
      { __typename: 'Club', clubId: 6, clubName: 'Northgate Aquatics' },
    ]),
    AthleteNames: connection('allAthlete', 'Athlete', [
      { __typename: 'Athlete', athleteId: 101, firstName: 'Mia', lastName: 'Sandberg' },
    ]),
    ResultOrigin: ({ variables }) =>
      connection('allResults', 'Result', [
        {
          __typename: 'Result',
          resultId: variables['resultId'],
          heat: 3,
          lane: 4,
          timing: 'automatic',
          fileName: 'autumn-cup.hy3',
          legs: [
            ['Mia', 'Sandberg', null, '28.10'],
            [null, null, 'Ann Visitor', null],
          ].map(([firstName, lastName, swimmerName, time], index) => ({
            __typename: 'ResultLeg',
            leg: index + 1,
            athleteId: firstName ? 101 : null,
            ...{ firstName, lastName, swimmerName, time },
          })),
        },
      ]),
  }
}
