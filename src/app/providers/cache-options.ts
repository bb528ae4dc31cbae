import type { CacheExchangeOpts } from '@urql/exchange-graphcache'
import { clubCache } from '@/entities/organisation/club'
import { leagueCache } from '@/entities/organisation/league'
import { sessionCache } from '@/entities/system/session'

/** The cache's knowledge of every entity, one object: the client is made with it and tests import the same. */
export const cacheOptions: CacheExchangeOpts = {
  keys: {
    DeleteResult: () => null,
    ...sessionCache.keys,
    ...clubCache.keys,
    ...leagueCache.keys,
  },
  updates: {
    Mutation: {},
  },
}
