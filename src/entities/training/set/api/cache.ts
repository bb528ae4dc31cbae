import { keyBy, noKey } from '@/shared/api'

export const setCache = {
  keys: {
    SetLibraryEntry: keyBy('setId'),
    SetLibraryEntryConnection: noKey,
  },
}
