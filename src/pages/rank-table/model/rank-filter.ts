import { isCalendarDate, type CalendarDate } from 'contracts/calendar-date'
import { isCourse, type Course } from 'contracts/course'
import { GENDERS, type Gender } from 'contracts/gender'
import { AGE_MAX } from 'contracts/results-filter'
import { readChoice, readPage, readWhole, type AddressCodec } from '@/shared/lib/address-state'
import { readEventKey } from './event-choice'

export const PAGE_SIZE = 25
/** Columns by which the server orders; without one by event, then by time. */
export const ORDERS = ['lastName', 'resultDate', 'resultTime', 'place', 'meetName'] as const
/** Choices of how many days a best stays new. */
export const NEW_DAYS = [7, 14, 30, 90, 365] as const

export interface RankFilter {
  page: number
  sort: string
  gender: Gender | undefined
  /** key of event-choice.ts */
  event: string | undefined
  tagSl: string | undefined
  /** undefined until somebody chooses: the list then takes the course of the latest result */
  course: Course | undefined
  /** of the league page; on a club's page the club of the address holds */
  clubId: number | undefined
  teamId: number | undefined
  athleteId: number | undefined
  ageFrom: number | undefined
  ageTo: number | undefined
  fromDate: CalendarDate | undefined
  toDate: CalendarDate | undefined
  bestOnly: boolean
  isNewDays: number | undefined
  onlyNew: boolean
  rankClassification: string | undefined
  statuses: readonly string[]
}

const readText = (params: URLSearchParams, name: string): string | undefined =>
  params.get(name)?.trim().slice(0, 50) || undefined
const readDate = (params: URLSearchParams, name: string): CalendarDate | undefined => {
  const text = params.get(name)
  return text !== null && isCalendarDate(text) ? text : undefined
}
const readAge = (params: URLSearchParams, name: string): number | undefined => {
  const age = readWhole(params, name)
  return age === undefined || age > AGE_MAX ? undefined : age
}
/** A reversed pair, which the server would refuse, is turned round. */
const inOrder = <Value extends string | number>(from: Value | undefined, to: Value | undefined) =>
  from !== undefined && to !== undefined && from > to ? ([to, from] as const) : ([from, to] as const)

const readSort = (text: string | null): string =>
  text !== null && ORDERS.some((order) => text === order || text === `-${order}`) ? text : ''

/** The list in the address: `?gender=F&event=100-FLY&course=SCM&ageFrom=12&ageTo=18`. */
export const rankCodec: AddressCodec<RankFilter> = {
  read: (params) => {
    const [ageFrom, ageTo] = inOrder(readAge(params, 'ageFrom'), readAge(params, 'ageTo'))
    const [fromDate, toDate] = inOrder(readDate(params, 'fromDate'), readDate(params, 'toDate'))
    const event = params.get('event')
    const course = params.get('course')?.toUpperCase()
    return {
      page: readPage(params),
      sort: readSort(params.get('sort')),
      gender: readChoice(params, 'gender', GENDERS),
      event: event !== null && readEventKey(event) ? event : undefined,
      tagSl: readText(params, 'tagSl'),
      course: course && isCourse(course) ? course : undefined,
      clubId: readWhole(params, 'clubId') || undefined,
      teamId: readWhole(params, 'teamId') || undefined,
      athleteId: readWhole(params, 'athleteId') || undefined,
      ageFrom,
      ageTo,
      fromDate,
      toDate,
      bestOnly: params.get('bestOnly') !== '0',
      isNewDays: NEW_DAYS.find((days) => days === readWhole(params, 'isNewDays')),
      onlyNew: params.get('onlyNew') === '1',
      rankClassification: params.get('rankClassification')?.trim().slice(0, 50) || undefined,
      statuses: (params.get('status') ?? '')
        .split(',')
        .filter((text) => text !== '' && text.length <= 50)
        .slice(0, 50),
    }
  },
  write: ({ page, bestOnly, onlyNew, statuses, ...filter }) => ({
    ...filter,
    bestOnly: bestOnly ? null : 0,
    onlyNew: onlyNew ? 1 : null,
    status: statuses.join(','),
    page: page === 1 ? null : page,
  }),
}

/** Everything open; the course stays, for there is always one. */
export const NO_FILTER = {
  sort: '',
  gender: undefined,
  event: undefined,
  tagSl: undefined,
  clubId: undefined,
  teamId: undefined,
  athleteId: undefined,
  ageFrom: undefined,
  ageTo: undefined,
  fromDate: undefined,
  toDate: undefined,
  bestOnly: true,
  isNewDays: undefined,
  onlyNew: false,
  rankClassification: undefined,
  statuses: [],
} satisfies Partial<RankFilter>

const count = (values: readonly unknown[]): number =>
  values.filter((value) => value !== undefined && value !== false).length

/** How many controls behind More are set. */
export const countMore = (filter: RankFilter): number =>
  count([
    filter.teamId,
    filter.athleteId,
    filter.fromDate,
    filter.toDate,
    filter.tagSl,
    filter.rankClassification,
    filter.statuses.length > 0,
    filter.isNewDays,
    filter.onlyNew,
  ])

/** How many controls are set, an age range being one. */
export const countSet = (filter: RankFilter): number =>
  countMore(filter) +
  count([filter.gender, filter.event, filter.clubId, filter.ageFrom ?? filter.ageTo, !filter.bestOnly])

/** Whose results: one club's, or those of a league's members. */
export type RankScope = { clubId: number } | { leagueSeqno: number }

/** Variables of ResultList. A group belongs to a club, so on a league's page it needs one. */
export function toVariables(scope: RankScope, filter: RankFilter, course: Course) {
  const { stroke, distance, noOfLegs } = readEventKey(filter.event ?? null) ?? {}
  const clubId = 'clubId' in scope ? scope.clubId : filter.clubId
  return {
    leagueSeqno: 'leagueSeqno' in scope ? scope.leagueSeqno : null,
    clubId: clubId ?? null,
    teamId: clubId === undefined ? null : (filter.teamId ?? null),
    athleteId: filter.athleteId ?? null,
    gender: filter.gender ?? null,
    stroke: stroke ?? null,
    distance: distance ?? null,
    noOfLegs: noOfLegs ?? null,
    tagSl: filter.tagSl ?? null,
    facilityType: course,
    ageFrom: filter.ageFrom ?? null,
    ageTo: filter.ageTo ?? null,
    fromDate: filter.fromDate ?? null,
    toDate: filter.toDate ?? null,
    bestOnly: filter.bestOnly,
    isNewDays: filter.isNewDays ?? null,
    onlyNew: filter.onlyNew,
    rankClassification: filter.rankClassification ?? null,
    inAthleteStatus: filter.statuses.length > 0 ? [...filter.statuses] : null,
    orderBy: filter.sort || null,
    offset: (filter.page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  }
}
