import type { CalendarDate } from './calendar-date'

/** official: stands. unofficial: swum, not yet official, shown apart. superseded: bettered. retracted: its result changed or went. */
export const RECORD_STATES = ['official', 'unofficial', 'superseded', 'retracted'] as const
export type RecordState = (typeof RECORD_STATES)[number]

/** A swim that may be a record (see countsForRecord), of one event, course, gender and age band. */
export interface RecordSwim {
  resultId: number
  hundredths: number
  date: CalendarDate
  /** 1 from a meet's result file or ticked by staff, else 0. */
  isOfficial: number
}

const byDate = (a: RecordSwim, b: RecordSwim): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : a.resultId - b.resultId

/** Of one day the faster first: the slower then set nothing. */
const inOrderOfSwimming = (a: RecordSwim, b: RecordSwim): number =>
  a.date === b.date ? a.hundredths - b.hundredths || a.resultId - b.resultId : byDate(a, b)

/**
 * Holders of the record: the fastest swims. Equal times hold it jointly, the earliest first; the later ones equal it and
 * do not take it.
 * @param includeUnofficial let swims count that are not official
 */
export function recordHolders<T extends RecordSwim>(swims: readonly T[], includeUnofficial = false): T[] {
  const eligible = includeUnofficial ? swims : swims.filter((swim) => swim.isOfficial === 1)
  if (eligible.length === 0) return []
  const best = eligible.reduce((fastest, swim) => Math.min(fastest, swim.hundredths), Infinity)
  return eligible.filter((swim) => swim.hundredths === best).sort(byDate)
}

/** Joint holders in one name field, in the order of recordHolders. */
export function joinHolders(names: readonly string[]): string {
  return names.join(' / ')
}

/**
 * History of a record: each swim that set or equalled it, oldest first, with its state today. Unofficial swims never
 * displace an official one.
 */
export function recordHistory<T extends RecordSwim>(swims: readonly T[]): { swim: T; state: RecordState }[] {
  const ordered = [...swims].sort(inOrderOfSwimming)
  const steps: T[] = []
  let official = Infinity
  let any = Infinity
  for (const swim of ordered) {
    if (swim.hundredths > (swim.isOfficial === 1 ? official : any)) continue
    steps.push(swim)
    if (swim.isOfficial === 1) official = swim.hundredths
    any = Math.min(any, swim.hundredths)
  }
  return steps.map((swim) => ({ swim, state: stateOf(swim, official, any) }))
}

function stateOf(swim: RecordSwim, official: number, any: number): RecordState {
  if (swim.isOfficial === 1) return swim.hundredths === official ? 'official' : 'superseded'
  return swim.hundredths === any && swim.hundredths < official ? 'unofficial' : 'superseded'
}
