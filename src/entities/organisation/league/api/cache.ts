export const leagueCache = {
  keys: {
    League: ({ seqno }: { seqno?: unknown }) => (seqno == null ? null : String(seqno)),
    LeagueConnection: () => null,
    LeagueClubRel: ({ seqno }: { seqno?: unknown }) => (seqno == null ? null : String(seqno)),
    LeagueClubRelConnection: () => null,
  },
}
