import { keyBy, noKey } from '@/shared/api'

export const rankCache = {
  keys: {
    Rank: keyBy('rankId'),
    RankConnection: noKey,
  },
}
