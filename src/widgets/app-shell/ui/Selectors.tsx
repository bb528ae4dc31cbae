import { lazy } from 'react'
import { useSelector } from 'react-redux'
import { useLeagues } from '@/entities/organisation/league'
import { selectLeagueSeqno } from '@/entities/system/session'
import { useSelectedClub } from '../model/use-selected-club'
import { Selector } from './Selector'

const LeaguePicker = lazy(() => import(/* webpackChunkName: "pickers" */ './LeaguePicker'))
const ClubPicker = lazy(() => import(/* webpackChunkName: "pickers" */ './ClubPicker'))

/** League and club selector, for who is signed in. */
export function Selectors() {
  const leagueSeqno = useSelector(selectLeagueSeqno)
  const league = useLeagues().all.find(({ seqno }) => seqno === leagueSeqno)
  const club = useSelectedClub()
  return (
    <>
      <Selector label="League" value={league?.name ?? null} Picker={LeaguePicker} />
      <Selector label="Club" value={club?.clubName ?? null} Picker={ClubPicker} />
    </>
  )
}
