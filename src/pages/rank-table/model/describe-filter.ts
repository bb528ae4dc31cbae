import { courseLabel, type Course } from 'contracts/course'
import { genderLabel } from 'contracts/gender'
import { athleteStatusLabel } from '@/entities/people/athlete'
import { formatDate } from '@/shared/lib/dates'
import { eventChoiceLabel } from './event-choice'
import type { RankFilter } from './rank-filter'

type Options = readonly { value: number; label: string }[]

const labelOf = (options: Options, id: number | undefined, other: string): string | undefined =>
  id === undefined ? undefined : (options.find(({ value }) => value === id)?.label ?? other)

const range = (word: string, from: string | undefined, to: string | undefined): string | undefined => {
  if (from === undefined) return to === undefined ? undefined : `${word} up to ${to}`
  return to === undefined ? `${word} from ${from}` : from === to ? `${word} ${from}` : `${word} ${from} to ${to}`
}

/** The filters once more in words, for when nothing meets them and above a printed list. */
export function describeFilter(filter: RankFilter, course: Course, groups: Options, clubs: Options): string {
  const text = (value: number | undefined) => (value === undefined ? undefined : String(value))
  const day = (date: string | undefined) => (date === undefined ? undefined : formatDate(date))
  const parts = [
    filter.gender && genderLabel(filter.gender),
    filter.event && eventChoiceLabel(filter.event, course),
    courseLabel(course),
    labelOf(clubs, filter.clubId, 'another club'),
    labelOf(groups, filter.teamId, 'another group'),
    filter.athleteId && 'one athlete',
    range('age', text(filter.ageFrom), text(filter.ageTo)),
    range('swum', day(filter.fromDate), day(filter.toDate)),
    filter.tagSl,
    filter.onlyNew && 'new bests only',
    ...filter.statuses.map(athleteStatusLabel),
  ]
  return parts.filter(Boolean).join(', ')
}
