import { useAddressIds } from '@/shared/routes'
import { Ranks } from './Ranks'

/** Results of the member clubs of the league of the address, or of one of them. */
export function LeagueRankTablePage() {
  const { leagueSeqno } = useAddressIds()
  return leagueSeqno === null ? null : <Ranks key={leagueSeqno} scope={{ leagueSeqno }} />
}
