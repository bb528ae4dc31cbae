import { foldText, similarity } from './name-key'

export interface OwnClub {
  clubId: number
  code: string
  name: string
}

export interface ClubNames {
  code: string | null
  name: string
  shortName: string | null
}

export interface ClubMatch {
  /** the club that it is, beyond doubt */
  clubId: number | null
  /** the club that it may be, for the person to confirm */
  proposedClubId: number | null
}

/** Words that say what a club is, not which one. */
const generic =
  /\b(the|swim|swimming|swimmers|swimteam|aquatics?|aquatic club|club|team|association|assoc|sc|st|asc|ac|e ?v|inc|de natation|natation)\b/g

const clubKey = (name: string): string => {
  const folded = foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const telling = folded.replace(generic, ' ').replace(/\s+/g, ' ').trim()
  return telling || folded
}

const codeKey = (code: string): string => foldText(code).replace(/[^\p{L}\p{N}]/gu, '')

const SURE = 0.85
const PROPOSED = 0.6

/**
 * Which of the clubs one may import for a club of the file is: by the code when the names do not contradict it, or by a
 * name that fits one of them only. Formats cut names at 30 characters and leave out codes, so a doubt is a proposal.
 */
export function matchClub(inFile: ClubNames, clubs: readonly OwnClub[]): ClubMatch {
  const rated = clubs
    .map((club) => ({ club, likeness: nameLikeness(inFile, club), sameCode: sameCode(inFile, club) }))
    .sort((a, b) => Number(b.sameCode) - Number(a.sameCode) || b.likeness - a.likeness)
  const best = rated[0]
  if (!best) return { clubId: null, proposedClubId: null }
  const sameName = rated.filter(({ club }) => clubKey(club.name) === clubKey(inFile.name))
  const byName = sameName.length > 0 ? sameName : rated.filter(({ likeness }) => likeness >= SURE)
  if (best.sameCode && best.likeness >= PROPOSED) return { clubId: best.club.clubId, proposedClubId: best.club.clubId }
  if (byName.length === 1) {
    const { clubId } = byName[0]!.club
    return { clubId, proposedClubId: clubId }
  }
  const proposed = best.sameCode || best.likeness >= PROPOSED || clubs.length === 1 ? best.club.clubId : null
  return { clubId: null, proposedClubId: proposed }
}

function sameCode({ code }: ClubNames, club: OwnClub): boolean {
  return code !== null && codeKey(code) !== '' && codeKey(code) === codeKey(club.code)
}

/** The last word of a name that was cut at 30 characters is half a word. */
const whole = (name: string) => (name.length >= 28 && name.length <= 30 ? name.replace(/\s\S+$/, '') : name)

function nameLikeness(inFile: ClubNames, club: OwnClub): number {
  const own = clubKey(club.name)
  return Math.max(
    ...[inFile.name, inFile.shortName ?? ''].filter(Boolean).map((name) => cutLikeness(clubKey(whole(name)), own)),
  )
}

/** A name that the format cut is like the whole one. */
function cutLikeness(inFile: string, own: string): number {
  const length = Math.min(inFile.length, own.length)
  const cut = length >= 12 ? similarity(inFile.slice(0, length), own.slice(0, length)) : 0
  return Math.max(similarity(inFile, own), cut)
}

/** Gives each club of the file its match; a club of ours is never two clubs of the file unless codes say so. */
export function matchClubs<T extends ClubNames & { key: string }>(
  inFile: readonly T[],
  clubs: readonly OwnClub[],
  chosen: Readonly<Record<string, number | null>>,
): Map<string, ClubMatch> {
  const matches = new Map(inFile.map((club) => [club.key, matchClub(club, clubs)]))
  for (const club of clubs) {
    const same = inFile.filter(({ key }) => matches.get(key)?.clubId === club.clubId)
    if (same.length < 2) continue
    const exact = same.filter((one) => sameCode(one, club) || clubKey(one.name) === clubKey(club.name))
    for (const one of same) if (exact.length !== 1 || one !== exact[0]) matches.get(one.key)!.clubId = null
  }
  const found = new Set([...matches.values()].map(({ clubId }) => clubId))
  for (const match of matches.values())
    if (match.clubId === null && found.has(match.proposedClubId)) match.proposedClubId = null
  for (const [key, clubId] of Object.entries(chosen)) {
    if (matches.has(key)) matches.set(key, { clubId, proposedClubId: clubId })
  }
  return matches
}
