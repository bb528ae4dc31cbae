import { isEmail } from 'contracts/email'
import { readPage, readWhole, type AddressCodec } from '@/shared/lib/address-state'

/** Columns by which the server orders. */
export const ORDERS = ['lastName', 'age', 'gender', 'teamName', 'status', 'startMembership', 'email'] as const
export const PAGE_SIZE = 25
const USUAL_ORDER = 'lastName'

export interface AthleteFilter {
  page: number
  search: string
  status: string | undefined
  teamId: number | undefined
  /** of the group: 1 competes, 0 does not */
  competitiveFlag: number | undefined
  /** one of ORDERS, a minus in front for descending */
  sort: string
}

const readSort = (text: string | null): string =>
  text !== null && ORDERS.some((order) => text === order || text === `-${order}`) ? text : USUAL_ORDER

/** The list in the address: `?search=berg&status=ACTIVE&page=2`. */
export const athleteCodec: AddressCodec<AthleteFilter> = {
  read: (params) => {
    const competitiveFlag = readWhole(params, 'competitiveFlag')
    return {
      page: readPage(params),
      search: (params.get('search') ?? '').trim().slice(0, 200),
      status: params.get('status')?.slice(0, 50) || undefined,
      teamId: readWhole(params, 'teamId') || undefined,
      competitiveFlag: competitiveFlag === 0 || competitiveFlag === 1 ? competitiveFlag : undefined,
      sort: readSort(params.get('sort')),
    }
  },
  write: ({ page, sort, ...filter }) => ({
    ...filter,
    sort: sort === USUAL_ORDER ? null : sort,
    page: page === 1 ? null : page,
  }),
}

export const NO_FILTER = {
  search: '',
  status: undefined,
  teamId: undefined,
  competitiveFlag: undefined,
} satisfies Partial<AthleteFilter>

/** How many of the selects are set; the search is seen by itself. */
export const countSet = ({ status, teamId, competitiveFlag }: AthleteFilter): number =>
  [status, teamId, competitiveFlag].filter((value) => value !== undefined).length

/** Variables of AthleteList. A whole e-mail address is looked for as such, anything else as a part of the name. */
export function toVariables(clubId: number, { page, search, status, teamId, competitiveFlag, sort }: AthleteFilter) {
  const isAddress = isEmail(search)
  return {
    clubId,
    search: search && !isAddress ? search : null,
    email: isAddress ? search : null,
    status: status ?? null,
    teamId: teamId ?? null,
    competitiveFlag: competitiveFlag ?? null,
    orderBy: sort,
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  }
}
