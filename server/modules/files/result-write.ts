import type { ResultStatus } from 'contracts/result-status'
import type { PlannedPerson } from './plan-people'
import type { KnownLeg } from './prepared-import'
import type { ResultValues } from './result-values'

/** A row of `result` that the import adds or changes. */
export interface ResultWrite {
  kind: 'result'
  /** of the row that is changed; null adds one */
  resultId: number | null
  clubId: number
  person: PlannedPerson | null
  relayLetter: string | null
  /** startKey of the event's start in which it was swum */
  startKey: string
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
