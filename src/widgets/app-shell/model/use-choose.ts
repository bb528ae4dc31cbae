import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLeagues } from '@/entities/organisation/league'
import { clubChosen, leagueChosen, selectClubId, useViewer } from '@/entities/system/session'
import { matchScreen, pathTo } from '@/shared/routes'

/** Chooses a club: kept globally, and a club's screen is rewritten in place without an entry in the history. */
export function useChooseClub(): (clubId: number) => void {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const match = matchScreen(useLocation().pathname)
  return (clubId) => {
    dispatch(clubChosen(clubId))
    if (match?.screen.scope === 'club') void navigate(pathTo(match.key, { clubId }), { replace: true })
  }
}

/** Chooses a league. For all but administrators a league that excludes the selected club clears the club. */
export function useChooseLeague(): (leagueSeqno: number) => void {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const match = matchScreen(useLocation().pathname)
  const viewer = useViewer()
  const clubId = useSelector(selectClubId)
  const { all } = useLeagues()
  return (leagueSeqno) => {
    const members = all.find(({ seqno }) => seqno === leagueSeqno)?.clubIds ?? []
    const keepsClub = clubId === null || viewer.role === 'Administrator' || members.includes(clubId)
    dispatch(leagueChosen({ leagueSeqno, keepsClub }))
    if (match?.screen.scope === 'league') void navigate(pathTo(match.key, { leagueSeqno }), { replace: true })
    // The club's screen has lost its club; the league's home is the nearest place.
    if (match?.screen.scope === 'club' && !keepsClub) {
      void navigate(pathTo('leagueHome', { leagueSeqno }), { replace: true })
    }
  }
}
