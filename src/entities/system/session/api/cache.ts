/** Users and their access entries; payloads of the session calls are read once and have no key. */
export const sessionCache = {
  keys: {
    User: ({ userId }: { userId?: unknown }) => (userId == null ? null : String(userId)),
    UserAccess: ({ seqNo }: { seqNo?: unknown }) => (seqNo == null ? null : String(seqNo)),
    UserConnection: () => null,
    UserAccessConnection: () => null,
    UserDetails: () => null,
    SignInPayload: () => null,
    NewAccessTokenPayload: () => null,
    SignOutPayload: () => null,
  },
}
