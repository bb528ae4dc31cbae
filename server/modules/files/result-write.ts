import type { ResultStatus } from 'contracts/result-status'
import type { EventStart, PlannedEvent } from './plan-events'
import type { PlannedPerson } from './plan-people'
import type { KnownLeg } from './prepared-import'
import type { Relay, Swim } from './readers/meet-file'
import type { ResultValues } from './result-values'

/** A row of `result` that the import adds or changes. */
export interface ResultWrite {
  kind: 'result'
  /** of the row that is changed; null adds one */
  resultId: number | null
  clubId: number
  person: PlannedPerson | null
  relayLetter: string | null
  /** in which start of its event it was swum */
  start: EventStart | null
  externalId: string
  round: string
  line: number
  values: ResultValues
  legs: LegWrite[] | null
  /** the relay of a derived lead-off row, or its id when the relay was here before */
  leadOffOf: ResultWrite | number | null
}

export interface LegWrite extends Omit<KnownLeg, 'person_id'> {
  person: PlannedPerson | null
}

/** A new row for a swim of a person, or with a letter for a relay. Written out: there are hundreds of thousands of them. */
export function newResult(
  swim: Swim | Relay,
  event: PlannedEvent,
  clubId: number,
  values: ResultValues,
  who: PlannedPerson | string,
): ResultWrite {
  const { round, roundInFile } = swim
  return {
    kind: 'result',
    resultId: null,
    clubId,
    person: typeof who === 'string' ? null : who,
    relayLetter: typeof who === 'string' ? who : null,
    start: event.starts.find((one) => one.round === round && one.roundInFile === roundInFile) ?? null,
    externalId: event.externalId,
    round,
    line: swim.line,
    values,
    legs: null,
    leadOffOf: null,
  }
}

/** A swim of another club: text only. */
export interface VisitorWrite {
  kind: 'visitor'
  externalId: string
  round: string
  setLibId: number | null
  swimmerName: string
  clubName: string
  gender: string | null
  facilityType: string
  timeHundredths: number | null
  status: ResultStatus
  exhibition: boolean
  place: number | null
  relayLetter: string | null
}
