import type { Answers, Call } from '@/shared/lib/testing'
import { currentUser } from '@/shared/lib/testing'

/** Rows as the real server answers them, for tests of the screen. */
interface HolderGiven {
  gender: 'M' | 'F' | 'X'
  firstName?: string | null
  resultTime?: string
  [field: string]: unknown
}

let lastId = 0
export const holder = (given: HolderGiven) => ({
  __typename: 'RecordHolder',
  resultId: ++lastId,
  athleteId: 100 + lastId,
  firstName: 'Noah',
  lastName: 'Okafor',
  clubId: 5,
  clubName: 'Riverside Swim Club',
  relayLetter: null,
  resultDate: '2026-11-14',
  resultTime: '23.84',
  state: 'official',
  round: 'FINAL',
  timing: 'automatic',
  meetName: 'Autumn Meet',
  fileName: null,
  leadOffOf: null,
  swimmers: [],
  ...given,
})

export const relay = (gender: 'M' | 'F' | 'X', swimmers: readonly string[], given: object = {}) =>
  holder({
    gender,
    athleteId: null,
    firstName: null,
    lastName: null,
    relayLetter: 'A',
    swimmers: swimmers.map((firstName, index) => ({
      __typename: 'RelaySwimmer',
      athleteId: 900 + index,
      firstName,
      lastName: 'Berg',
    })),
    ...given,
  })

export const row = (
  facilityType: string,
  distance: number,
  stroke: string,
  holders: readonly object[],
  noOfLegs = 1,
) => ({
  __typename: 'RecordRow',
  setLibSetId: distance * 10 + noOfLegs,
  stroke,
  distance,
  noOfLegs,
  facilityType,
  holders,
})

const list = (nodes: readonly object[]) => ({
  data: {
    __typename: 'Query',
    recordsList: { __typename: 'RecordRowConnection', totalCount: nodes.length, nodes },
  },
})

/** A club's server: records by the variables of the call, groups, and the clubs of a league. */
export function recordServer(rows: readonly object[] | ((variables: Call['variables']) => readonly object[])): Answers {
  return {
    getCurrentUser: currentUser({ access: [{ clubId: 5, clubName: 'Riverside Swim Club' }] }),
    RecordList: ({ variables }) => list(typeof rows === 'function' ? rows(variables) : rows),
    GroupNames: ({ variables }) => ({
      data: {
        __typename: 'Query',
        allGroup: {
          __typename: 'TeamConnection',
          nodes: [
            { __typename: 'Team', teamId: 2, teamName: 'Junior squad', clubId: variables['clubId'] },
            { __typename: 'Team', teamId: 3, teamName: 'Masters', clubId: variables['clubId'] },
          ],
        },
      },
    }),
    LeagueClubs: {
      data: {
        __typename: 'Query',
        allClub: {
          __typename: 'ClubConnection',
          nodes: [
            { __typename: 'Club', clubId: 5, clubName: 'Riverside Swim Club' },
            { __typename: 'Club', clubId: 6, clubName: 'Northgate Aquatics' },
          ],
        },
      },
    },
  }
}
