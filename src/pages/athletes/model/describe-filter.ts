import { athleteStatusLabel } from '@/entities/people/athlete'
import type { AthleteFilter } from './athlete-filter'

/** The filters once more in words, for when nothing meets them. */
export function describeFilter(
  { search, status, teamId, competitiveFlag }: AthleteFilter,
  groups: readonly { value: number; label: string }[],
): string {
  const parts = [
    search && `“${search}”`,
    status && athleteStatusLabel(status),
    teamId !== undefined && (groups.find(({ value }) => value === teamId)?.label ?? 'another group'),
    competitiveFlag !== undefined && (competitiveFlag === 1 ? 'competitive' : 'not competitive'),
  ]
  return parts.filter(Boolean).join(', ')
}
