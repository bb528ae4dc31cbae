import { useMemo } from 'react'
import { useQuery } from 'urql'
import { GroupNamesQuery } from '../api/group'

/** Groups of a club as a select's options, in the club's own order; empty without a club. */
export function useGroupOptions(clubId: number | undefined): { value: number; label: string }[] {
  const [{ data }] = useQuery({
    query: GroupNamesQuery,
    variables: { clubId: clubId ?? 0 },
    pause: clubId === undefined,
  })
  const nodes = clubId === undefined ? undefined : data?.allGroup?.nodes
  return useMemo(
    () =>
      (nodes ?? []).flatMap(({ teamId, teamName, clubId: owner }) =>
        teamId !== null && owner === clubId ? [{ value: teamId, label: teamName ?? '' }] : [],
      ),
    [nodes, clubId],
  )
}
