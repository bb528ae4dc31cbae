import { Client, fetchExchange, type Exchange } from '@urql/core'
import { tokenStore } from '@/shared/auth'
import { createAuthExchange, isAuthError } from './auth-exchange'
import { CSRF_HEADER, errorExchange } from './exchanges'

export interface ApiClientOptions {
  url?: string
  /** Normalized cache with the keys of every entity; built by app/providers. */
  cache: Exchange
  /** Last exchange, which answers; tests put their own here. */
  transport?: Exchange
}

/** A client for one state of the session. It is made anew at sign-in and sign-out, which drops all private data with it. */
export const createApiClient = ({ url = '/graphql', cache, transport = fetchExchange }: ApiClientOptions): Client =>
  new Client({
    url,
    // Short queries would go as GET, into logs and caches of machines in between.
    preferGetMethod: false,
    fetchSubscriptions: true,
    fetchOptions: () => ({ headers: CSRF_HEADER }),
    exchanges: [
      cache,
      errorExchange((error) => {
        // What renewing could not heal: the server refuses even the fresh token.
        if (isAuthError(error) && tokenStore.accessToken() !== null) tokenStore.clear('expired')
      }),
      createAuthExchange(),
      transport,
    ],
  })
