import { courseLabel } from 'contracts/course'
import type { RecordsFilter } from './records-filter'

type Options = readonly { value: number; label: string }[]

const labelOf = (options: Options, id: number | undefined, other: string): string | undefined =>
  id === undefined ? undefined : (options.find(({ value }) => value === id)?.label ?? other)

/** The filters once more in words, for when nothing meets them and above a printed list. */
export function describeFilter(filter: RecordsFilter, groups: Options, clubs: Options): string {
  const { course, clubId, teamId, withUnofficial } = filter
  const parts = [
    course && courseLabel(course),
    labelOf(clubs, clubId, 'another club'),
    labelOf(groups, teamId, 'another group'),
    ageText(filter),
    withUnofficial && 'unofficial swims included',
  ]
  return parts.filter(Boolean).join(', ')
}

function ageText({ ageFrom, ageTo }: RecordsFilter): string | undefined {
  if (ageFrom === undefined) return ageTo === undefined ? undefined : `age up to ${ageTo}`
  if (ageTo === undefined) return `age from ${ageFrom}`
  return ageFrom === ageTo ? `age ${ageFrom}` : `age ${ageFrom} to ${ageTo}`
}
