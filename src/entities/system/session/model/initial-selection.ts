import type { Viewer } from 'contracts/viewer'
import type { Selection } from './selection-slice'

export interface InitialSelectionInput {
  /** Club and league of the address. */
  address: Selection
  /** What this user had selected at the last visit. */
  stored: Selection
  viewer: Viewer
  /** Leagues that a club belongs to, in order. */
  leaguesOf: (clubId: number) => readonly number[]
}

/** Club and league at the start: address, then memory, then the access entry marked as default, then the first one. */
export function initialSelection({ address, stored, viewer, leaguesOf }: InitialSelectionInput): Selection {
  const isOpen = (clubId: number | null) =>
    clubId !== null && (viewer.role === 'Administrator' || viewer.clubs.some((entry) => entry.clubId === clubId))
  const fallback = viewer.clubs.find(({ isDefault }) => isDefault) ?? viewer.clubs[0]
  const clubId = address.clubId ?? (isOpen(stored.clubId) ? stored.clubId : null) ?? fallback?.clubId ?? null

  const own = viewer.leagues.find(({ isDefault }) => isDefault) ?? viewer.leagues[0]
  const ofClub = clubId === null ? [] : leaguesOf(clubId)
  const remembered = stored.leagueSeqno ?? own?.leagueSeqno ?? null
  // A league that the selected club does not belong to would hide that club from its own selector.
  const fits = remembered !== null && (ofClub.length === 0 || ofClub.includes(remembered))
  return { clubId, leagueSeqno: address.leagueSeqno ?? (fits ? remembered : (ofClub[0] ?? null)) }
}
