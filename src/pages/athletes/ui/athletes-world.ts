import type { Answers, Call } from '@/shared/lib/testing'
import { currentUser } from '@/shared/lib/testing'

/** A page of the club's server for tests: it filters, orders, adds, changes and deletes rows as the real one answers. */
export interface StoredAthlete {
  athleteId: number
  firstName: string
  lastName: string
  status: string
  email: string | null
  teamId: number | null
  updateDate: string
  [field: string]: unknown
}

export const GROUPS = { 1: 'Competition', 2: 'Junior squad' } as Record<number, string>
const blank = {
  __typename: 'Athlete',
  gender: 'F',
  age: 15,
  birthDate: '2011-03-14',
  birthYearOnly: 0,
  clubId: 5,
  photo: null,
  phone: null,
  startMembership: '2021-09-01',
  sourceOfInformation: null,
}

export const stored = (athleteId: number, firstName: string, lastName: string, given: object = {}): StoredAthlete => ({
  ...blank,
  athleteId,
  firstName,
  lastName,
  status: 'ACTIVE',
  email: `${firstName}@mail.example`.toLowerCase(),
  teamId: 1,
  updateDate: '2026-11-01T10:00:00.000Z',
  ...given,
})

const node = (row: StoredAthlete) => ({ ...row, teamName: row.teamId === null ? null : GROUPS[row.teamId] })

export function athleteServer(rows: StoredAthlete[], level: 'MEMBER' | 'COACH' | 'STAFF' = 'STAFF') {
  const matches = (row: StoredAthlete, { search, email, status, teamId }: Record<string, unknown>) =>
    (search == null || `${row.firstName} ${row.lastName}`.toLowerCase().includes(String(search).toLowerCase())) &&
    (email == null || row.email === email) &&
    (status == null || row.status === status) &&
    (teamId == null || row.teamId === teamId)
  const answers: Answers = {
    getCurrentUser: currentUser({ access: [{ clubId: 5, clubName: 'Riverside Swim Club', accessLevel: level }] }),
    AthleteList: ({ variables }: Call) => {
      const found = rows.filter((row) => matches(row, variables))
      const offset = Number(variables['offset'])
      const nodes = found.slice(offset, offset + Number(variables['limit'])).map(node)
      const allAthlete = { __typename: 'AthleteConnection', totalCount: found.length, nodes }
      return { data: { __typename: 'Query', allAthlete } }
    },
    GroupNames: {
      data: {
        __typename: 'Query',
        allGroup: {
          __typename: 'TeamConnection',
          nodes: Object.entries(GROUPS).map(([teamId, teamName]) => ({
            __typename: 'Team',
            teamId: Number(teamId),
            teamName,
            clubId: 5,
          })),
        },
      },
    },
    ClubCounts: () => ({
      data: {
        __typename: 'Query',
        allClub: {
          __typename: 'ClubConnection',
          nodes: [{ __typename: 'Club', clubId: 5, athletesCount: rows.length, groupsCount: 2 }],
        },
      },
    }),
    AthleteMerge: ({ variables }: Call) => {
      const { ifUpdateDate, updateSource: _source, ...data } = variables['data'] as Record<string, unknown>
      const index = rows.findIndex(({ athleteId }) => athleteId === data['athleteId'])
      const before = rows[index]
      if (before && ifUpdateDate !== before.updateDate) {
        return { error: 'Somebody else has changed this meanwhile', extensions: { code: 'CONFLICT', current: before } }
      }
      const row = { ...(before ?? { ...blank, athleteId: 99 }), ...data, updateDate: '2026-11-28T10:00:00.000Z' }
      if (before) rows[index] = row as StoredAthlete
      else rows.push(row as StoredAthlete)
      return { data: { __typename: 'Mutation', athleteMerge: node(row as StoredAthlete) } }
    },
    PersonDelete: ({ variables }: Call) => {
      const index = rows.findIndex(({ athleteId }) => athleteId === variables['personId'])
      rows.splice(index, 1)
      const personDelete = { __typename: 'DeleteResult', success: true, message: 'Person has been deleted' }
      return { data: { __typename: 'Mutation', personDelete } }
    },
  }
  return answers
}
