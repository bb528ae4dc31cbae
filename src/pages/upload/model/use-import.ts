import { useEffect } from 'react'
import { useQuery, useSubscription, type CombinedError } from 'urql'
import { ImportProgressSubscription, ImportQuery, isWorking, type FileImport } from '@/entities/competition/file-import'

/** ms of silence after which one asks instead of waiting: some networks hold subscriptions back */
const QUIET = 3_000
/** ms between two questions where the subscription has failed */
const POLL = 1_000

export interface FollowedImport {
  row: FileImport | null
  error: CombinedError | undefined
  retry: () => void
}

/** An import as it is now and becomes: followed by subscription while a worker is at it, by asking where that fails. */
export function useImport(importId: number): FollowedImport {
  const variables = { importId }
  const [{ data, error }, ask] = useQuery({ query: ImportQuery, variables, requestPolicy: 'cache-and-network' })
  const row = data?.importProgress ?? null
  const isRunning = row !== null && isWorking(row)
  const [news] = useSubscription({ query: ImportProgressSubscription, variables, pause: !isRunning })

  const pause = news.error ? POLL : QUIET
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => ask({ requestPolicy: 'network-only' }), pause)
    return () => clearInterval(timer)
  }, [isRunning, pause, news.data, ask])

  return { row, error, retry: () => ask({ requestPolicy: 'network-only' }) }
}
