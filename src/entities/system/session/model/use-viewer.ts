import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useQuery } from 'urql'
import { anonymousViewer, type AccessLevel, type Viewer } from 'contracts/viewer'
import { CurrentUserQuery, type CurrentUser } from '../api/current-user'
import { selectIsSignedIn } from './session-slice'

/** The viewer of contracts/viewer.ts as the server builds it, so that policy.ts decides the same on both sides. */
export function toViewer(user: CurrentUser): Viewer {
  const access = (user.userAccess?.nodes ?? []).map((entry) => ({
    ...entry,
    accessLevel: entry.accessLevel as AccessLevel,
    isDefault: entry.isDefault === 1,
    membersSeeMembers: entry.membersSeeMembers === 1,
  }))
  return {
    userId: user.userId,
    role: user.role === 'Administrator' ? 'Administrator' : 'User',
    userName: user.userName ?? '',
    emailConfirmed: user.emailConfirmed ?? false,
    clubs: access.flatMap(({ clubId, ...entry }) => (clubId == null ? [] : [{ ...entry, clubId }])),
    leagues: access.flatMap(({ leagueSeqno, ...entry }) => (leagueSeqno == null ? [] : [{ ...entry, leagueSeqno }])),
    leagueClubs: user.leagueClubs ?? [],
    people: user.people ?? [],
  }
}

/** The user who is signed in, from the cache; null when nobody is. */
export function useCurrentUser(): CurrentUser | null {
  const isSignedIn = useSelector(selectIsSignedIn)
  const [{ data }] = useQuery({ query: CurrentUserQuery, pause: !isSignedIn })
  return isSignedIn ? (data?.getCurrentUser ?? null) : null
}

/** Who is looking, for `may(viewer, …)` of contracts/permission.ts. */
export function useViewer(): Viewer {
  const user = useCurrentUser()
  return useMemo(() => (user ? toViewer(user) : anonymousViewer), [user])
}
