import { object, type InferType } from 'yup'
import { optionalDate, optionalInstant } from '../date-fields'
import { longText, optionalId, optionalUrl, optionalWhole } from '../validation'
import { mergeFields } from './merge-fields'

/** workoutMerge(workoutData). duration in minutes, volume in metres or yards. A workout belongs to a program, to a schedule entry on a date, or to both. */
export const workoutInput = object({
  ...mergeFields,
  workoutId: optionalId(),
  workoutDesc: longText(),
  programId: optionalId(),
  clubId: optionalId(),
  startDatetime: optionalInstant(),
  date: optionalDate(),
  scheduleSeqNo: optionalId(),
  duration: optionalWhole(0, 1440),
  volume: optionalWhole(0, 1_000_000),
  dayOfMicrocycle: optionalWhole(1, 366),
  videoUrl: optionalUrl(),
})
export type WorkoutInput = InferType<typeof workoutInput>
