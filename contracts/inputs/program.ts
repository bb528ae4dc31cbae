import { object, type InferType } from 'yup'
import { END_BEFORE_START, optionalDate } from '../date-fields'
import { crossField, isBefore } from '../merge'
import { longText, optionalFlag, optionalDescription, optionalId, optionalText, requiredName } from '../validation'
import { mergeFields } from './merge-fields'

/** programMutate(programData). */
export const programInput = object({
  ...mergeFields,
  programId: optionalId(),
  programName: requiredName(),
  programShortDesc: optionalDescription(),
  programDesc: longText(),
  programType: optionalText(),
  focus: optionalDescription(),
  goals: longText(),
  duration: optionalText(),
  structure: longText(),
  parentProgramId: optionalId(),
  startDate: optionalDate(),
  endDate: optionalDate(),
  clubId: optionalId(),
  teamId: optionalId(),
  userId: optionalId(),
  private: optionalFlag(),
}).test(
  crossField<{ startDate?: string | null; endDate?: string | null }>(
    'endDate',
    END_BEFORE_START,
    ['startDate', 'endDate'],
    ({ startDate, endDate }) => !isBefore(endDate, startDate),
  ),
)
export type ProgramInput = InferType<typeof programInput>
