export const clubCache = {
  keys: {
    Club: ({ clubId }: { clubId?: unknown }) => (clubId == null ? null : String(clubId)),
    ClubConnection: () => null,
  },
}
