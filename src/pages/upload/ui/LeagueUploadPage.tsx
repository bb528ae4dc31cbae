import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { matchScreen } from '@/shared/routes'
import { UploadPage } from './UploadPage'

export function LeagueUploadPage() {
  const leagueSeqno = matchScreen(useLocation().pathname)?.leagueSeqno ?? null
  const owner = useMemo(() => (leagueSeqno === null ? null : { leagueSeqno }), [leagueSeqno])
  return owner && <UploadPage key={owner.leagueSeqno} owner={owner} />
}
