import { useMemo } from 'react'
import { useQuery } from 'urql'
import { LeagueClubsQuery } from '../api/group'

/** Member clubs of a league as a select's options; empty without a league. */
export function useLeagueClubOptions(leagueSeqno: number | undefined): { value: number; label: string }[] {
  const [{ data }] = useQuery({
    query: LeagueClubsQuery,
    variables: { leagueSeqno: leagueSeqno ?? 0 },
    pause: leagueSeqno === undefined,
  })
  const nodes = leagueSeqno === undefined ? undefined : data?.allClub?.nodes
  return useMemo(
    () =>
      (nodes ?? []).flatMap(({ clubId, clubName }) =>
        clubId === null ? [] : [{ value: clubId, label: clubName ?? '' }],
      ),
    [nodes],
  )
}
