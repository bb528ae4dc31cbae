import { pathTo } from '@/shared/routes'
import type { Owner } from './owner'

export interface MeetDays {
  course: string | null
  /** YYYY-MM-DD */
  meetDate: string | null
  meetDateTo: string | null
}

/** Where the swims of a meet are: all of its days in its course, not each athlete's best only; and the records of that course. */
export function meetLinks(owner: Owner, meet: MeetDays | null): { ranks: string; records: string } {
  const isClub = owner.clubId !== undefined
  const course: Record<string, string> = meet?.course ? { course: meet.course } : {}
  const days: Record<string, string> = meet?.meetDate
    ? { fromDate: meet.meetDate, toDate: meet.meetDateTo ?? meet.meetDate, bestOnly: '0' }
    : {}
  const withQuery = (path: string, params: Record<string, string>) => {
    const query = new URLSearchParams(params).toString()
    return query ? `${path}?${query}` : path
  }
  return {
    ranks: withQuery(pathTo(isClub ? 'clubRanks' : 'leagueRanks', owner), { ...course, ...days }),
    records: withQuery(pathTo(isClub ? 'clubRecords' : 'leagueRecords', owner), course),
  }
}
