import { array, object, type InferType } from 'yup'
import { END_BEFORE_START } from '../date-fields'
import { crossField } from '../merge'
import {
  longText,
  optionalDescription,
  optionalFlag,
  optionalId,
  optionalPicture,
  optionalText,
  optionalUrl,
  optionalWhole,
  requiredFlag,
  requiredId,
  requiredName,
  requiredText,
  requiredWhole,
} from '../validation'
import { sourcedFields } from './merge-fields'

/** A fee of a team. amount in whole units of the club's currency. */
export const teamFeeInput = object({
  feeType: requiredText(),
  amount: requiredWhole(0, 10_000_000),
  billingFrequency: optionalText(),
  isMandatory: optionalFlag(),
  notes: optionalDescription(),
})
export type TeamFeeInput = InferType<typeof teamFeeInput>

/** groupMerge. `fees` replaces all fees of the team. */
export const teamInput = object({
  ...sourcedFields,
  teamId: optionalId(),
  teamName: requiredName(),
  year: optionalWhole(1800, 2200),
  toYear: optionalWhole(1800, 2200),
  clubId: requiredId(),
  visibility: requiredFlag(),
  sportType: optionalText(),
  logo: optionalPicture(),
  orderOnUi: optionalWhole(0, 100_000),
  competitiveFlag: optionalFlag(),
  studentCoachRatio: optionalWhole(0, 1000),
  monthlyFee: optionalWhole(0, 10_000_000),
  registrationFee: optionalWhole(0, 10_000_000),
  fundrasingFee: optionalWhole(0, 10_000_000),
  maxAthletes: optionalWhole(0, 100_000),
  coaches: optionalText(300),
  teamDescription: longText(),
  commitmentRequirements: longText(),
  formsToSign: longText(),
  paymentLink: optionalUrl(),
  webpage: optionalUrl(),
  fees: array(teamFeeInput).nullable(),
}).test(
  crossField<{ year?: number | null; toYear?: number | null }>(
    'toYear',
    END_BEFORE_START,
    ['year', 'toYear'],
    ({ year, toYear }) => !year || !toYear || toYear >= year,
  ),
)
export type TeamInput = InferType<typeof teamInput>
