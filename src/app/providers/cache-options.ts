import type { CacheExchangeOpts } from '@urql/exchange-graphcache'
import { fileImportCache } from '@/entities/competition/file-import'
import { meetCache } from '@/entities/competition/meet'
import { rankCache } from '@/entities/competition/rank'
import { resultCache } from '@/entities/competition/result'
import { standardCache } from '@/entities/competition/standard'
import { clubCache } from '@/entities/organisation/club'
import { facilityCache } from '@/entities/organisation/facility'
import { leagueCache } from '@/entities/organisation/league'
import { athleteCache } from '@/entities/people/athlete'
import { categoryCache } from '@/entities/system/category'
import { sessionCache } from '@/entities/system/session'
import { setCache } from '@/entities/training/set'
import { noKey } from '@/shared/api'

/** The cache's knowledge of every entity, one object: the client is made with it and tests import the same. */
export const cacheOptions: CacheExchangeOpts = {
  keys: {
    DeleteResult: noKey,
    ...sessionCache.keys,
    ...clubCache.keys,
    ...leagueCache.keys,
    ...categoryCache.keys,
    ...athleteCache.keys,
    ...facilityCache.keys,
    ...meetCache.keys,
    ...rankCache.keys,
    ...standardCache.keys,
    ...resultCache.keys,
    ...setCache.keys,
    ...fileImportCache.keys,
  },
  updates: {
    Mutation: {
      ...athleteCache.updates,
      ...fileImportCache.updates.Mutation,
    },
    Subscription: fileImportCache.updates.Subscription,
    Query: fileImportCache.updates.Query,
  },
}
