import { useMemo } from 'react'
import { useQuery } from 'urql'
import { AllLeaguesQuery } from '../api/league'

export interface LeagueEntry {
  seqno: number
  name: string
  /** Ids of the member clubs. */
  clubIds: readonly number[]
}

export interface Leagues {
  /** In the order of the server; empty while loading. */
  all: readonly LeagueEntry[]
  isLoading: boolean
}

/** Every league with its member clubs, asked for once a session. */
export function useLeagues({ pause = false } = {}): Leagues {
  const [{ data, error }] = useQuery({ query: AllLeaguesQuery, pause })
  const nodes = data?.getAllLeagues?.nodes
  const all = useMemo(
    () =>
      (nodes ?? []).map(({ seqno, name, leagueClubRels }) => ({
        seqno: seqno ?? 0,
        name: name ?? '',
        clubIds: (leagueClubRels?.nodes ?? []).flatMap(({ clubId }) => clubId ?? []),
      })),
    [nodes],
  )
  return { all, isLoading: !pause && !data && !error }
}

/** Leagues that a club belongs to, in the order of the list. */
export const leaguesOf = (leagues: readonly LeagueEntry[], clubId: number): number[] =>
  leagues.filter(({ clubIds }) => clubIds.includes(clubId)).map(({ seqno }) => seqno)
