import { keyBy, noKey } from '@/shared/api'

export const categoryCache = {
  keys: {
    Category: keyBy('catId'),
    CategoryConnection: noKey,
    CategoryValue: keyBy('valId'),
    CategoryValueConnection: noKey,
  },
}
