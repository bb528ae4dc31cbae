import { useLocation } from 'react-router-dom'
import { matchScreen } from './match'

/** {club} and {league} of the address that is shown; behind a guard its own one is always there. */
export function useAddressIds(): { clubId: number | null; leagueSeqno: number | null } {
  const match = matchScreen(useLocation().pathname)
  return { clubId: match?.clubId ?? null, leagueSeqno: match?.leagueSeqno ?? null }
}
