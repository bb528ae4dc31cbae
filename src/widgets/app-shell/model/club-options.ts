import type { LeagueEntry } from '@/entities/organisation/league'

interface ClubName {
  id: number
  name: string
}

export interface ClubOptionsInput {
  /** All clubs for an administrator, else those the person has access to; one may stand twice. */
  clubs: readonly ClubName[]
  leagues: readonly LeagueEntry[]
  leagueSeqno: number | null
  isAdministrator: boolean
}

/** What the club selector offers (decisions.md): the league sorts for administrators and limits for everybody else. */
export function clubOptions({ clubs, leagues, leagueSeqno, isAdministrator }: ClubOptionsInput) {
  const league = leagues.find(({ seqno }) => seqno === leagueSeqno)
  const isMember = ({ id }: ClubName) => league === undefined || league.clubIds.includes(id)
  const unique = [...new Map(clubs.map((club) => [club.id, club])).values()]
  const offered = isAdministrator ? unique : unique.filter(isMember)
  return offered
    .map((club) => ({ ...club, ...(league && isAdministrator && isMember(club) ? { hint: league.name } : {}) }))
    .sort((a, b) => Number(isMember(b)) - Number(isMember(a)) || a.name.localeCompare(b.name))
}
