import type { CombinedError } from '@urql/core'

/** The row as it is stored now, from a CONFLICT answer to the save of a stale copy; null for any other error. */
export function storedMeanwhile(error: CombinedError): Record<string, unknown> | null {
  const { code, current } = (error.graphQLErrors[0]?.extensions ?? {}) as { code?: unknown; current?: unknown }
  return code === 'CONFLICT' && typeof current === 'object' && current !== null
    ? (current as Record<string, unknown>)
    : null
}
