import { COURSES, type KnownCourse } from 'contracts/course'
import { AGE_MAX } from 'contracts/results-filter'
import { readChoice, readWhole, type AddressCodec } from '@/shared/lib/address-state'

export const HALVES = ['M', 'F', 'X'] as const
/** Half of the list: men, women, mixed relays. */
export type Half = (typeof HALVES)[number]

/** More than the events of every course together: the list has no pages. */
const LIMIT = 500

export interface RecordsFilter {
  /** always 1: the list has no pages */
  page: number
  course: KnownCourse | undefined
  /** of the league page; on a club's page the club of the address holds */
  clubId: number | undefined
  teamId: number | undefined
  ageFrom: number | undefined
  ageTo: number | undefined
  withUnofficial: boolean
  /** What a phone shows. A view, not a filter. */
  half: Half
}

const readAge = (params: URLSearchParams, name: string): number | undefined => {
  const age = readWhole(params, name)
  return age === undefined || age > AGE_MAX ? undefined : age
}

/** The list in the address: `?course=SCM&teamId=3&ageFrom=11&ageTo=12&unofficial=1`. */
export const recordsCodec: AddressCodec<RecordsFilter> = {
  read: (params) => {
    const ages = [readAge(params, 'ageFrom'), readAge(params, 'ageTo')] as const
    const isReversed = ages[0] !== undefined && ages[1] !== undefined && ages[0] > ages[1]
    return {
      page: 1,
      course: readChoice(params, 'course', COURSES),
      clubId: readWhole(params, 'clubId') || undefined,
      teamId: readWhole(params, 'teamId') || undefined,
      ageFrom: isReversed ? ages[1] : ages[0],
      ageTo: isReversed ? ages[0] : ages[1],
      withUnofficial: params.get('unofficial') === '1',
      half: readChoice(params, 'half', HALVES) ?? 'M',
    }
  },
  write: ({ course, clubId, teamId, ageFrom, ageTo, withUnofficial, half }) => ({
    course,
    clubId,
    teamId,
    ageFrom,
    ageTo,
    unofficial: withUnofficial ? 1 : null,
    half: half === 'M' ? null : half,
  }),
}

export const NO_FILTER = {
  course: undefined,
  clubId: undefined,
  teamId: undefined,
  ageFrom: undefined,
  ageTo: undefined,
  withUnofficial: false,
} satisfies Partial<RecordsFilter>

/** How many of the controls are set; an age range is one. */
export const countSet = ({ course, clubId, teamId, ageFrom, ageTo, withUnofficial }: RecordsFilter): number =>
  [course, clubId, teamId, ageFrom ?? ageTo, withUnofficial || undefined].filter((value) => value !== undefined).length

/** Whose records: one club's, or those of a league's members. */
export type RecordsScope = { clubId: number } | { leagueSeqno: number }

/** Variables of RecordList. A group belongs to a club, so on a league's page it needs one. */
export function toVariables(scope: RecordsScope, filter: RecordsFilter) {
  const { course, teamId, ageFrom, ageTo, withUnofficial } = filter
  const clubId = 'clubId' in scope ? scope.clubId : filter.clubId
  return {
    leagueSeqno: 'leagueSeqno' in scope ? scope.leagueSeqno : null,
    clubId: clubId ?? null,
    teamId: clubId === undefined ? null : (teamId ?? null),
    ageFrom: ageFrom ?? null,
    ageTo: ageTo ?? null,
    facilityType: course ?? null,
    includeUnofficial: withUnofficial,
    limit: LIMIT,
  }
}
