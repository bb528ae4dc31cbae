import { keyBy, noKey } from '@/shared/api'

export const leagueCache = {
  keys: {
    League: keyBy('seqno'),
    LeagueConnection: noKey,
    LeagueClubRel: keyBy('seqno'),
    LeagueClubRelConnection: noKey,
  },
}
