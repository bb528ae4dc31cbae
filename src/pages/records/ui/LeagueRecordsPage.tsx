import { useAddressIds } from '@/shared/routes'
import { Records } from './Records'

/** Records of the member clubs of the league of the address, or of one of them. */
export function LeagueRecordsPage() {
  const { leagueSeqno } = useAddressIds()
  return leagueSeqno === null ? null : <Records key={leagueSeqno} scope={{ leagueSeqno }} />
}
