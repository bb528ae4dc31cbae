import type { CombinedError } from '@urql/core'
import { SORRY } from 'contracts/messages'

/** What to tell the person about a failed call: the server's own words, else that the server did not answer. */
export const serverMessage = (error: CombinedError): string =>
  error.graphQLErrors[0]?.message ?? (error.networkError ? 'The server did not answer. Please try again.' : SORRY)
