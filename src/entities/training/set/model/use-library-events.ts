import { useMemo } from 'react'
import { useQuery } from 'urql'
import { compareEvents, type SwimEvent } from 'contracts/event'
import { LibraryEventsQuery } from '../api/set-library'
import { readTags } from './tags'

export interface LibraryEvents {
  /** In the order of lists; empty while loading. */
  events: readonly SwimEvent[]
  /** Tags that events have, ascending. */
  tags: readonly string[]
}

/** Events of the library, asked for once a session. */
export function useLibraryEvents(): LibraryEvents {
  const [{ data }] = useQuery({ query: LibraryEventsQuery })
  const nodes = data?.allSetsLib?.nodes
  return useMemo(() => {
    const entries = nodes ?? []
    const events = entries.map(({ stroke, distance, noOfLegs }) => ({
      stroke: stroke ?? '',
      distance: distance ?? 0,
      legs: noOfLegs ?? 1,
    }))
    const tags = entries.flatMap(({ tag }) => readTags(tag))
    return { events: events.sort(compareEvents), tags: [...new Set(tags)].sort() }
  }, [nodes])
}
