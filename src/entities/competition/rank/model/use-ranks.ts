import { useMemo } from 'react'
import { useQuery } from 'urql'
import { RankColorsQuery } from '../api/rank'

export interface Ranks {
  /** Names of the sets of standards, ascending. */
  classifications: readonly string[]
  colorOf: (rankId: number | null) => string | null
}

/** Ranks by id, asked for once a session. */
export function useRanks(): Ranks {
  const [{ data }] = useQuery({ query: RankColorsQuery })
  const nodes = data?.allRankLib?.nodes
  return useMemo(() => {
    const colors = new Map((nodes ?? []).map(({ rankId, rankColor }) => [rankId, rankColor]))
    const names = (nodes ?? []).flatMap(({ rankClassification }) => rankClassification || [])
    return { classifications: [...new Set(names)].sort(), colorOf: (rankId) => colors.get(rankId) ?? null }
  }, [nodes])
}
