import { keyBy, noKey } from '@/shared/api'

export const clubCache = {
  keys: {
    Club: keyBy('clubId'),
    ClubConnection: noKey,
    Team: keyBy('teamId'),
    TeamConnection: noKey,
    TeamFee: keyBy('seqNo'),
    TeamFeeConnection: noKey,
  },
}
