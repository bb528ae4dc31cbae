import { object, type InferType } from 'yup'
import { END_BEFORE_START, optionalDate, requiredDate } from '../date-fields'
import { GENDERS } from '../gender'
import { crossField, isBefore } from '../merge'
import {
  optionalChoice,
  optionalDescription,
  optionalId,
  optionalWhole,
  requiredChoice,
  requiredCourse,
  requiredId,
  requiredSwimTime,
  requiredText,
} from '../validation'
import { mergeFields } from './merge-fields'

export const STANDARD_KINDS = ['max', 'min'] as const
export const AGES_REVERSED = 'The upper age must not be below the lower one'

/** standardMerge. Its key: set, rank, gender, facilityType, classification, ages, effectiveDate. */
export const standardInput = object({
  ...mergeFields,
  standardId: optionalId(),
  setLibSetId: requiredId(),
  rankId: requiredId(),
  standardTime: requiredSwimTime(),
  effectiveDate: requiredDate(),
  validTo: optionalDate(),
  comments: optionalDescription(),
  gender: requiredChoice(GENDERS),
  facilityType: requiredCourse(),
  classification: requiredText(),
  ageFrom: optionalWhole(0, 120),
  ageTo: optionalWhole(0, 120),
  kind: optionalChoice(STANDARD_KINDS),
})
  .test(
    crossField<{ effectiveDate?: string | null; validTo?: string | null }>(
      'validTo',
      END_BEFORE_START,
      ['effectiveDate', 'validTo'],
      ({ effectiveDate, validTo }) => !isBefore(validTo, effectiveDate),
    ),
  )
  .test(
    crossField<{ ageFrom?: number | null; ageTo?: number | null }>(
      'ageTo',
      AGES_REVERSED,
      ['ageFrom', 'ageTo'],
      ({ ageFrom, ageTo }) => ageFrom == null || ageTo == null || ageTo >= ageFrom,
    ),
  )
export type StandardInput = InferType<typeof standardInput>
