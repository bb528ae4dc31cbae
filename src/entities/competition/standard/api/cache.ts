import { keyBy, noKey } from '@/shared/api'

export const standardCache = {
  keys: {
    Standard: keyBy('standardId'),
    StandardConnection: noKey,
  },
}
