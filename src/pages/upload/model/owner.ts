/** Whose records a file goes into: a club's, or those of the clubs of a league. */
export type Owner = { clubId: number; leagueSeqno?: never } | { leagueSeqno: number; clubId?: never }

export const isSameOwner = (a: Owner, b: Owner): boolean => a.clubId === b.clubId && a.leagueSeqno === b.leagueSeqno
