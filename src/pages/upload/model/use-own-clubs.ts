import { useMemo } from 'react'
import { useQuery } from 'urql'
import { AllClubsQuery, ClubByIdQuery } from '@/entities/organisation/club'
import { useLeagues } from '@/entities/organisation/league'
import type { Owner } from './owner'

export interface OwnClub {
  clubId: number
  name: string
}

/** The clubs that an import may write to: the club itself, or the member clubs of the league. */
export function useOwnClubs({ clubId, leagueSeqno }: Owner): readonly OwnClub[] {
  const [club] = useQuery({ query: ClubByIdQuery, variables: { clubId: clubId ?? 0 }, pause: clubId === undefined })
  const [clubs] = useQuery({ query: AllClubsQuery, variables: { limit: 500 }, pause: leagueSeqno === undefined })
  const leagues = useLeagues({ pause: leagueSeqno === undefined })
  return useMemo(() => {
    const members = leagues.all.find(({ seqno }) => seqno === leagueSeqno)?.clubIds
    const nodes = clubId === undefined ? clubs.data?.allClubs?.nodes : club.data?.allClub?.nodes
    return (nodes ?? [])
      .flatMap(({ clubId: id, clubName }) => (id == null ? [] : [{ clubId: id, name: clubName ?? '' }]))
      .filter(({ clubId: id }) => id === clubId || members?.includes(id))
  }, [clubId, leagueSeqno, club.data, clubs.data, leagues.all])
}
