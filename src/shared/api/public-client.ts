import { cacheExchange, Client, fetchExchange } from '@urql/core'
import { CSRF_HEADER, errorExchange } from './exchanges'

/** For the plain pages, which know nobody: asks without a token and keeps answers as they are. */
export const createPublicClient = (url = '/graphql', transport = fetchExchange): Client =>
  new Client({
    url,
    preferGetMethod: false,
    fetchOptions: () => ({ headers: CSRF_HEADER }),
    exchanges: [cacheExchange, errorExchange(), transport],
  })
