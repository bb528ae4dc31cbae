import { matchPath } from 'react-router-dom'
import { screenOf, screens, type Screen, type ScreenKey } from './screens'

export interface ScreenMatch {
  key: ScreenKey
  screen: Screen
  /** Id in the address, when the screen has one; null when it is not a whole number above 0. */
  clubId: number | null
  leagueSeqno: number | null
}

const keys = Object.keys(screens) as ScreenKey[]

/** Reads {club} or {league} of an address: whole numbers above 0 only, so '5x' is not taken for 5. */
export const readId = (value: string | undefined): number | null =>
  value !== undefined && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null

/** The screen that an address opens, if any. Case is ignored, so an old link in other letters still works. */
export function matchScreen(pathname: string): ScreenMatch | null {
  for (const key of keys) {
    const screen = screenOf(key)
    const match = matchPath({ path: screen.path, caseSensitive: false }, pathname)
    if (match) {
      const { club, league } = match.params as { club?: string; league?: string }
      return { key, screen, clubId: readId(club), leagueSeqno: readId(league) }
    }
  }
  return null
}
