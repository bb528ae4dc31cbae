import type { CombinedError } from '@urql/core'

/** Messages of a refused input by field, from a BAD_INPUT answer; null when the error names no field. */
export function serverFieldErrors(error: CombinedError): Record<string, string> | null {
  const { code, fields } = (error.graphQLErrors[0]?.extensions ?? {}) as { code?: unknown; fields?: unknown }
  return code === 'BAD_INPUT' && typeof fields === 'object' && fields !== null
    ? (fields as Record<string, string>)
    : null
}
