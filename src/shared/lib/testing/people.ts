interface AccessGiven {
  clubId?: number
  clubName?: string
  leagueSeqno?: number
  accessLevel?: 'MEMBER' | 'COACH' | 'STAFF' | 'OWNER'
  isDefault?: number
}

/** Answer of getCurrentUser for a user with these access entries. */
export function currentUser({
  access = [] as AccessGiven[],
  ...given
}: Record<string, unknown> & { access?: AccessGiven[] } = {}) {
  const nodes = access.map((entry, index) => ({
    __typename: 'UserAccess',
    seqNo: index + 1,
    clubId: null,
    clubName: null,
    leagueSeqno: null,
    accessLevel: 'COACH',
    isDefault: 0,
    membersSeeMembers: entry.clubId === undefined ? null : 1,
    ...entry,
  }))
  return {
    data: {
      __typename: 'Query',
      getCurrentUser: {
        __typename: 'User',
        userId: 7,
        userName: 'Marta Ilves',
        userEmail: 'marta@riverside.example',
        role: 'User',
        photo: null,
        emailConfirmed: true,
        leagueClubs: [],
        people: [],
        userAccess: { __typename: 'UserAccessConnection', nodes },
        ...given,
      },
    },
  }
}

/** Answer of getAllLeagues: name and member clubs by seqno. */
export const leagues = (given: Record<number, { name: string; clubIds: number[] }>) => ({
  data: {
    __typename: 'Query',
    getAllLeagues: {
      __typename: 'LeagueConnection',
      nodes: Object.entries(given).map(([seqno, { name, clubIds }]) => ({
        __typename: 'League',
        seqno: Number(seqno),
        name,
        logo: 'swimming',
        sport: 'SWIMMING',
        leagueClubRels: {
          __typename: 'LeagueClubRelConnection',
          nodes: clubIds.map((clubId) => ({
            __typename: 'LeagueClubRel',
            seqno: Number(seqno) * 1000 + clubId,
            clubId,
          })),
        },
      })),
    },
  },
})

interface ClubGiven {
  clubId: number
  clubName: string
  discordUrl?: string | null
}

const clubNode = ({ clubId, clubName, discordUrl = null }: ClubGiven) => ({
  __typename: 'Club',
  clubId,
  clubCode: `C${clubId}`,
  clubName,
  logo: null,
  year: 1974,
  discordUrl,
})

/** Answers of ClubById and allClubs from one list of clubs. */
export const clubAnswers = (clubs: readonly ClubGiven[]) => ({
  ClubById: ({ variables }: { variables: Record<string, unknown> }) => {
    const nodes = clubs.filter(({ clubId }) => clubId === variables['clubId']).map(clubNode)
    return { data: { __typename: 'Query', allClub: { __typename: 'ClubConnection', nodes } } }
  },
  allClubs: ({ variables }: { variables: Record<string, unknown> }) => {
    const search = String(variables['search'] ?? '').toLowerCase()
    const nodes = clubs.filter(({ clubName }) => clubName.toLowerCase().includes(search)).map(clubNode)
    return {
      data: { __typename: 'Query', allClubs: { __typename: 'ClubConnection', totalCount: nodes.length, nodes } },
    }
  },
})
