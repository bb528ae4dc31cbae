import { useSelector } from 'react-redux'
import { useQuery } from 'urql'
import { ClubByIdQuery } from '@/entities/organisation/club'
import { selectClubId } from '@/entities/system/session'

/** The selected club as the shell shows it: its name in the selector, its community behind Help. */
export function useSelectedClub() {
  const clubId = useSelector(selectClubId)
  const [{ data }] = useQuery({ query: ClubByIdQuery, variables: { clubId: clubId ?? 0 }, pause: clubId === null })
  const club = data?.allClub?.nodes?.[0]
  return clubId !== null && club?.clubId === clubId ? club : null
}
