import { mapExchange, type CombinedError, type Exchange } from '@urql/core'
import { errorStore } from './error-store'

/** The server refuses a call without a header that no plain form of another site can send. */
export const CSRF_HEADER = { 'x-graphql-yoga-csrf': '1' }

/** Keeps every server error as the last one (specification, section 8) and tells `onError`. */
export const errorExchange = (onError?: (error: CombinedError) => void): Exchange =>
  mapExchange({
    onError(error) {
      errorStore.write(error.graphQLErrors[0]?.message ?? error.networkError?.message ?? error.message)
      onError?.(error)
    },
  })
