import { eventLabel } from 'contracts/event'
import { statusLabel, type ResultStatus } from 'contracts/result-status'
import { roundLabel, ROUNDS } from 'contracts/round'
import type { ResultRow } from '@/entities/competition/result'

/** '100 m butterfly' */
export const swimEvent = ({ stroke, distance, noOfLegs, facilityType }: ResultRow): string =>
  eventLabel({ stroke: stroke ?? '', distance: distance ?? 0, legs: noOfLegs ?? 1 }, facilityType ?? 'LCM')

export const isRelaySwim = ({ noOfLegs }: ResultRow): boolean => (noOfLegs ?? 1) > 1

/** A swimmer's name; of a relay its club and letter. */
export function swimName(row: ResultRow): string {
  const name = [row.firstName, row.lastName].filter(Boolean).join(' ')
  const team = [row.clubName, row.relayLetter].filter(Boolean).join(' ')
  return isRelaySwim(row) ? team : name || 'Unknown swimmer'
}

/** What stands beside the time: why a swim does not count, under what circumstances it was swum, and the comment. */
export function swimComments({ dqText, exhibition, round, leadOffOf, comments }: ResultRow): string {
  const parts = [
    dqText,
    round === 'TIME_TRIAL' && 'time trial',
    exhibition && 'exhibition',
    leadOffOf !== null && 'first leg of a relay',
    comments !== dqText && comments,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Codes that everybody in the sport reads; the others in words. */
const SHORT: readonly string[] = ['DQ', 'NS', 'DNF', 'SCR']
export const statusShort = (status: string): string =>
  SHORT.includes(status) ? status : statusLabel(status as ResultStatus)

/** 'final', 'preliminary'; empty for what we do not know. */
export const roundWord = (text: string | null): string => {
  const round = ROUNDS.find((known) => known === text)
  return round ? roundLabel(round).toLowerCase() : ''
}
