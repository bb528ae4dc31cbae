import { keyBy, noKey } from '@/shared/api'

export const facilityCache = {
  keys: {
    Facility: keyBy('facilityId'),
    FacilityConnection: noKey,
  },
}
