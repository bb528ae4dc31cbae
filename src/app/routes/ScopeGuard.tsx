import { useEffect, type ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useQuery } from 'urql'
import { ClubByIdQuery } from '@/entities/organisation/club'
import { useLeagues } from '@/entities/organisation/league'
import { addressOpened, useViewer } from '@/entities/system/session'
import { serverMessage } from '@/shared/api'
import { matchScreen } from '@/shared/routes'
import { Loader } from '@/shared/ui/loader'
import { ErrorState } from '@/shared/ui/states'
import { NoAccess, NotFound } from './NotFound'

/** Shows a club's screen only for a club that exists and is open to the viewer; never another club instead. */
export function ClubGuard({ children }: { children: ReactNode }) {
  const clubId = matchScreen(useLocation().pathname)?.clubId ?? null
  const viewer = useViewer()
  const [{ data, error }, retry] = useQuery({
    query: ClubByIdQuery,
    variables: { clubId: clubId ?? 0 },
    pause: clubId === null,
  })

  const isOpen =
    clubId !== null &&
    (viewer.role === 'Administrator' ||
      viewer.clubs.some((entry) => entry.clubId === clubId) ||
      viewer.leagueClubs.includes(clubId))
  const exists = data?.allClub?.nodes?.[0]?.clubId === clubId
  useFollowAddress({ clubId: isOpen && exists ? clubId : null })

  if (clubId === null) return <NotFound />
  if (error && !data)
    return (
      <ErrorState title="The club could not be loaded" onRetry={() => retry({ requestPolicy: 'network-only' })}>
        {serverMessage(error)}
      </ErrorState>
    )
  if (!data || viewer.userId === null) return <Loader />
  if (!exists) return <NotFound title="There is no such club" />
  if (!isOpen) return <NoAccess what="club" />
  return children
}

/** The same for a league: every signed-in person may open any league, its rows are limited by the server. */
export function LeagueGuard({ children }: { children: ReactNode }) {
  const leagueSeqno = matchScreen(useLocation().pathname)?.leagueSeqno ?? null
  const { all, isLoading } = useLeagues()
  const exists = all.some(({ seqno }) => seqno === leagueSeqno)
  useFollowAddress({ leagueSeqno: exists ? leagueSeqno : null })

  if (leagueSeqno === null) return <NotFound />
  if (isLoading) return <Loader />
  return exists ? children : <NotFound title="There is no such league" />
}

/**
 * The selection follows the address. Only a change of the address counts: while a choice is rewriting it, the old one must
 * not win over the choice.
 */
function useFollowAddress({
  clubId = null,
  leagueSeqno = null,
}: {
  clubId?: number | null
  leagueSeqno?: number | null
}) {
  const dispatch = useDispatch()
  useEffect(() => {
    if (clubId !== null) dispatch(addressOpened({ clubId }))
    if (leagueSeqno !== null) dispatch(addressOpened({ leagueSeqno }))
  }, [dispatch, clubId, leagueSeqno])
}
