import { keyBy, noKey } from '@/shared/api'

/** Users and their access entries; payloads of the session calls are read once and have no key. */
export const sessionCache = {
  keys: {
    User: keyBy('userId'),
    UserConnection: noKey,
    UserAccess: keyBy('seqNo'),
    UserAccessConnection: noKey,
    UserDetails: noKey,
    SignInPayload: noKey,
    NewAccessTokenPayload: noKey,
    SignOutPayload: noKey,
  },
}
