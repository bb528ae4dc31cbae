import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { leaguesOf, useLeagues } from '@/entities/organisation/league'
import {
  initialSelection,
  selectIsSelectionApplied,
  selectionApplied,
  selectSession,
  storedSelection,
  useViewer,
} from '@/entities/system/session'
import { SELECTION_DELAY } from '@/shared/config'
import { matchScreen } from '@/shared/routes'

/** Makes the start's selection: as soon as user and leagues are known, at the latest after 2 s with what is. Shows nothing. */
export function SelectionWatcher() {
  const dispatch = useDispatch()
  const { pathname } = useLocation()
  const { status, userId } = useSelector(selectSession)
  const isApplied = useSelector(selectIsSelectionApplied)
  const viewer = useViewer()
  const leagues = useLeagues({ pause: status !== 'signedIn' })
  const isOverdue = useIsOverdue(userId)

  const isReady = viewer.userId !== null && (!leagues.isLoading || isOverdue)
  useEffect(() => {
    if (isApplied || !isReady || userId === null) return
    const { clubId = null, leagueSeqno = null } = matchScreen(pathname) ?? {}
    dispatch(
      selectionApplied(
        initialSelection({
          address: { clubId, leagueSeqno },
          stored: storedSelection.read(userId),
          viewer,
          leaguesOf: (club) => leaguesOf(leagues.all, club),
        }),
      ),
    )
  }, [dispatch, isApplied, isReady, userId, pathname, viewer, leagues.all])

  return null
}

/** True two seconds after this user came. */
function useIsOverdue(userId: number | null): boolean {
  const [overdueFor, setOverdueFor] = useState<number | null>(null)
  useEffect(() => {
    if (userId === null) return
    const timer = setTimeout(() => setOverdueFor(userId), SELECTION_DELAY)
    return () => clearTimeout(timer)
  }, [userId])
  return userId !== null && overdueFor === userId
}
