import { object, type InferType } from 'yup'
import { END_AFTER_START, optionalInstant, requiredClockTime } from '../date-fields'
import { crossField } from '../merge'
import { longText, optionalId, optionalWhole, requiredChoice, requiredId, requiredText } from '../validation'
import { mergeFields } from './merge-fields'

export const DAYS_OF_WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
export type DayOfWeek = (typeof DAYS_OF_WEEK)[number]

/** workoutScheduleMutate. Times are wall-clock times of the facility; an entry ends on the day it starts. */
export const workoutScheduleInput = object({
  ...mergeFields,
  seqNo: optionalId(),
  groupId: requiredId(),
  eventId: requiredId(),
  facilityId: requiredId(),
  dayOfWeek: requiredChoice(DAYS_OF_WEEK),
  startTime: requiredClockTime(),
  endTime: requiredClockTime(),
  workoutType: requiredText(),
  maxAthletes: optionalWhole(0, 100_000),
  notes: longText(),
  createDate: optionalInstant(),
}).test(
  crossField<{ startTime?: string | null; endTime?: string | null }>(
    'endTime',
    END_AFTER_START,
    ['startTime', 'endTime'],
    ({ startTime, endTime }) => !startTime || !endTime || endTime > startTime,
  ),
)
export type WorkoutScheduleInput = InferType<typeof workoutScheduleInput>
