import type { ResultStatus } from './result-status'

/** How a time was taken. */
export const TIMINGS = ['automatic', 'semi', 'manual', 'unknown'] as const
export type Timing = (typeof TIMINGS)[number]

export interface LeadOffRelay {
  status: ResultStatus
  /** Men and women in one team. */
  mixed: boolean
  timing: Timing
  /** Distance of one leg. */
  legDistance: number
  /** Cumulative splits of the relay: distance from the start and hundredths. */
  splits: readonly { distance: number; hundredths: number }[]
}

/** What a league lets count as an individual time. */
export interface LeadOffRule {
  /** Lead-offs count at all. Default yes. */
  counts: boolean
  /** Default no. */
  inMixedRelays: boolean
  /** Default no: when the timing is known it must not be manual. */
  withManualTiming: boolean
}

export const DEFAULT_LEAD_OFF_RULE: LeadOffRule = { counts: true, inMixedRelays: false, withManualTiming: false }

/**
 * The individual time of a relay's first swimmer. Later legs start flying and are never individual times.
 * @returns hundredths of the split exactly at the end of the first leg, or null where the league's rule, the relay's
 *   status or a missing split lets it not count
 */
export function leadOffTime(relay: LeadOffRelay, rule: LeadOffRule = DEFAULT_LEAD_OFF_RULE): number | null {
  if (!rule.counts || relay.status !== 'OK') return null
  if (relay.mixed && !rule.inMixedRelays) return null
  if (relay.timing === 'manual' && !rule.withManualTiming) return null
  const split = relay.splits.find(({ distance }) => distance === relay.legDistance)
  return split && split.hundredths > 0 ? split.hundredths : null
}
