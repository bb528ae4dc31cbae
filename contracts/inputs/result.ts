import { array, object, type InferType } from 'yup'
import { requiredDate } from '../date-fields'
import { TIMINGS } from '../lead-off'
import { VALUE_REQUIRED } from '../messages'
import { crossField } from '../merge'
import { RESULT_STATUSES } from '../result-status'
import { ROUNDS } from '../round'
import {
  optionalBoolean,
  optionalChoice,
  optionalCourse,
  optionalDecimal,
  optionalDescription,
  optionalFlag,
  optionalId,
  optionalName,
  optionalSwimTime,
  optionalText,
  optionalWhole,
  requiredId,
  requiredSwimTime,
  requiredWhole,
} from '../validation'
import { sourcedFields } from './merge-fields'

/** One leg of a relay. An unknown swimmer stays unknown. */
export const resultLegInput = object({
  leg: requiredWhole(1, 10),
  athleteId: optionalId(),
  swimmerName: optionalText(100),
  time: optionalSwimTime(),
})

/** A time from the start at a distance from the start. */
export const splitInput = object({ distance: requiredWhole(1, 100_000), time: requiredSwimTime() })

interface ResultFacts {
  status?: string | null
  resultTime?: string | null
  athleteId?: number | null
  legs?: unknown[] | null
}

/** resultMerge. Times are texts of the swim time grammar; a disqualified swim may carry one. setLibSetId is the event. */
export const resultInput = object({
  ...sourcedFields,
  resultId: optionalId(),
  setLibSetId: requiredId(),
  athleteId: optionalId(),
  setId: optionalId(),
  resultTime: optionalSwimTime(),
  resultDate: requiredDate(),
  comments: optionalDescription(),
  isOfficial: optionalFlag(),
  pulse: optionalWhole(20, 300),
  place: optionalWhole(1, 100_000),
  facilityType: optionalCourse(),
  meetId: optionalId(),
  meetEventSeqno: optionalId(),
  externalEventId: optionalText(),
  clubId: optionalId(),
  teamId: optionalId(),
  status: optionalChoice(RESULT_STATUSES),
  exhibition: optionalBoolean(),
  round: optionalChoice(ROUNDS),
  heat: optionalWhole(0, 1000),
  lane: optionalWhole(0, 100),
  seedTime: optionalSwimTime(),
  timing: optionalChoice(TIMINGS),
  dqCode: optionalText(),
  dqText: optionalDescription(),
  meetPoints: optionalDecimal(0, 100_000),
  relayLetter: optionalName(),
  legs: array(resultLegInput).max(10).nullable(),
  splits: array(splitInput).max(400).nullable(),
})
  .test(
    crossField<ResultFacts>('resultTime', VALUE_REQUIRED, ['resultTime'], ({ status, resultTime }) => {
      return Boolean(resultTime) || (status ?? 'OK') !== 'OK'
    }),
  )
  .test(
    crossField<ResultFacts>('athleteId', VALUE_REQUIRED, ['athleteId'], ({ athleteId, legs }) => {
      return Boolean(athleteId) || Boolean(legs?.length)
    }),
  )
export type ResultInput = InferType<typeof resultInput>
