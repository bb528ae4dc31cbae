import { screenOf, type ScreenKey, type Scope } from './screens'

/** The chosen club and league, as ids. */
export interface Selected {
  clubId: number | null
  leagueSeqno: number | null
}

/** Which of club and league an address needs and nobody has chosen yet. */
export function missingScopes(key: ScreenKey, { clubId, leagueSeqno }: Selected): Scope[] {
  const { path } = screenOf(key)
  const missing: Scope[] = []
  if (path.includes(':club') && clubId === null) missing.push('club')
  if (path.includes(':league') && leagueSeqno === null) missing.push('league')
  return missing
}

/** The address of a screen for the chosen club and league. Throws where one is needed and missing: ask missingScopes first. */
export function pathTo(key: ScreenKey, selected: Partial<Selected> = {}): string {
  const fill = (name: string, id: number | null | undefined) => {
    if (id == null) throw new Error(`The address of ${key} needs a ${name}`)
    return String(id)
  }
  return screenOf(key)
    .path.replace(':club', () => fill('club', selected.clubId))
    .replace(':league', () => fill('league', selected.leagueSeqno))
}

/** Sign-in that returns to `from` (path with query) afterwards. */
export const signInPath = (from?: string): string =>
  from && from !== '/' ? `${screenOf('signIn').path}?redirect=${encodeURIComponent(from)}` : screenOf('signIn').path

/** An athlete's results over time. */
export const performancePath = (clubId: number, athleteId: number): string =>
  `${pathTo('performance', { clubId })}?athlete=${athleteId}`

/** Where a signed-in person starts: the chosen club, else the league, else the library. */
export function homePath(selected: Selected): string {
  if (selected.clubId !== null) return pathTo('clubHome', selected)
  if (selected.leagueSeqno !== null) return pathTo('leagueHome', selected)
  return pathTo('library')
}
