import { keyBy, noKey } from '@/shared/api'

export const meetCache = {
  keys: {
    Meet: keyBy('meetId'),
    MeetConnection: noKey,
    MeetSession: keyBy('seqno'),
    MeetSessionConnection: noKey,
    MeetEvent: keyBy('seqno'),
    MeetEventConnection: noKey,
  },
}
