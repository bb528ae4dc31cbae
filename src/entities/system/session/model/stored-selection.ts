import type { Selection } from './selection-slice'

const keyOf = (userId: number) => `selection:${userId}`

const NONE: Selection = { clubId: null, leagueSeqno: null }

const readNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** What each user of this browser had selected, so that it survives a reload. */
export const storedSelection = {
  read(userId: number): Selection {
    try {
      const value: unknown = JSON.parse(window.localStorage.getItem(keyOf(userId)) ?? '{}')
      const { clubId, leagueSeqno } = value as Record<string, unknown>
      return { clubId: readNumber(clubId), leagueSeqno: readNumber(leagueSeqno) }
    } catch {
      return NONE
    }
  },
  write(userId: number, { clubId, leagueSeqno }: Selection): void {
    try {
      window.localStorage.setItem(keyOf(userId), JSON.stringify({ clubId, leagueSeqno }))
    } catch {
      // without storage the selection lasts as long as the page
    }
  },
  clear(userId: number): void {
    try {
      window.localStorage.removeItem(keyOf(userId))
    } catch {
      // nothing was kept
    }
  },
}
