import type { Round } from './round'

/**
 * Status of a swim. Only OK swims count; all others are kept and shown. A disqualified swim may carry a time, which is
 * for display only. NT is no status: it stands for a missing seed.
 */
export const RESULT_STATUSES = ['OK', 'DQ', 'DNF', 'NS', 'SCR', 'REJECTED', 'NO_SWIM'] as const
export type ResultStatus = (typeof RESULT_STATUSES)[number]

const LABELS: Record<ResultStatus, string> = {
  OK: 'OK',
  DQ: 'Disqualified',
  DNF: 'Did not finish',
  NS: 'No show',
  SCR: 'Scratched',
  REJECTED: 'Rejected',
  NO_SWIM: 'Not swum',
}

/** Name for people. */
export function statusLabel(status: ResultStatus): string {
  return LABELS[status]
}

/** What decides whether a swim counts. */
export interface SwimFacts {
  status: ResultStatus
  /** Hundredths of a second; null when there is none. */
  hundredths: number | null
  /** Swum outside the competition: counts for bests, takes no place. Stands beside the status. */
  exhibition: boolean
  round: Round
  /** Made from a time on another course. */
  converted: boolean
}

/** What a league (or a club without one) lets count for records. */
export interface RecordRule {
  /** Default no. */
  timeTrials: boolean
  /** Default no. */
  exhibition: boolean
}

export const DEFAULT_RECORD_RULE: RecordRule = { timeTrials: false, exhibition: false }

/** Counts for a best, a rank, a standard and points: an OK swim with a time of its own course, exhibition and time trials too. */
export function countsForBest(swim: SwimFacts): boolean {
  return swim.status === 'OK' && swim.hundredths !== null && !swim.converted
}

/** Takes a place: as above, but neither exhibition nor time trial. */
export function takesPlace(swim: SwimFacts): boolean {
  return countsForBest(swim) && !swim.exhibition && swim.round !== 'TIME_TRIAL'
}

/** Can be a record. Whether it is official is asked apart, since unofficial records are shown too. */
export function countsForRecord(swim: SwimFacts, rule: RecordRule = DEFAULT_RECORD_RULE): boolean {
  return (
    countsForBest(swim) && (rule.timeTrials || swim.round !== 'TIME_TRIAL') && (rule.exhibition || !swim.exhibition)
  )
}
