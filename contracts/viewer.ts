/** Levels of a club or league access entry, weakest first: each includes the ones before it. */
export const accessLevels = ['MEMBER', 'COACH', 'STAFF', 'OWNER'] as const
export type AccessLevel = (typeof accessLevels)[number]

export interface ClubAccess {
  clubId: number
  accessLevel: AccessLevel
  isDefault: boolean
  /** the club lets its members see names and results of one another (decisions.md, Whose data) */
  membersSeeMembers: boolean
}

export interface LeagueAccess {
  leagueSeqno: number
  accessLevel: AccessLevel
  isDefault: boolean
}

/** Who is asking. Built by the server from the access token; the client builds the same from getCurrentUser. */
export interface Viewer {
  userId: number | null
  role: 'anonymous' | 'User' | 'Administrator'
  userName: string
  emailConfirmed: boolean
  clubs: readonly ClubAccess[]
  leagues: readonly LeagueAccess[]
  /** member clubs of the leagues that the viewer is staff of */
  leagueClubs: readonly number[]
  /** persons that are the user, and the wards that the user may act for */
  people: readonly number[]
}

export const anonymousViewer: Viewer = Object.freeze({
  userId: null,
  role: 'anonymous',
  userName: '',
  emailConfirmed: false,
  clubs: [],
  leagues: [],
  leagueClubs: [],
  people: [],
})

/** Does `level` include `needed`? */
export const reaches = (level: AccessLevel, needed: AccessLevel): boolean =>
  accessLevels.indexOf(level) >= accessLevels.indexOf(needed)

/** The viewer's entry for a club, if there is one. Administrators have none by their role. */
export const clubAccess = (viewer: Viewer, clubId: number): ClubAccess | undefined =>
  viewer.clubs.find((entry) => entry.clubId === clubId)

/** Ids of the clubs where the viewer's level includes `needed`. */
export const clubsWith = (viewer: Viewer, needed: AccessLevel): number[] =>
  viewer.clubs.filter(({ accessLevel }) => reaches(accessLevel, needed)).map(({ clubId }) => clubId)

/** Ids (seqno) of the leagues that the viewer is staff of. A league's MEMBER or COACH entry gives no right. */
export const staffLeagues = (viewer: Viewer): number[] =>
  viewer.leagues.filter(({ accessLevel }) => reaches(accessLevel, 'STAFF')).map(({ leagueSeqno }) => leagueSeqno)
