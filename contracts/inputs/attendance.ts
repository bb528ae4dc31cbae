import { object, type InferType } from 'yup'
import { requiredDate } from '../date-fields'
import { VALUE_REQUIRED } from '../messages'
import { crossField } from '../merge'
import { optionalId, requiredFlag, requiredId, trimmed } from '../validation'
import { sourcedFields } from './merge-fields'

const COMMENT_MAX = 300
export const COMMENT_TOO_LONG = 'Comment must be less than 300 characters'

/**
 * attendanceAdd, one mark. All fields are required; comments may be ''. Before its first mark a schedule entry has no
 * workout, so scheduleSeqNo stands in for workoutId.
 */
export const attendanceInput = object({
  ...sourcedFields,
  attendanceId: optionalId(),
  athleteId: requiredId(),
  workoutId: optionalId(),
  scheduleSeqNo: optionalId(),
  effectiveDate: requiredDate(),
  missed: requiredFlag(),
  comments: trimmed().defined(VALUE_REQUIRED).nonNullable(VALUE_REQUIRED).max(COMMENT_MAX, COMMENT_TOO_LONG),
}).test(
  crossField<{ workoutId?: number | null; scheduleSeqNo?: number | null }>(
    'workoutId',
    VALUE_REQUIRED,
    ['workoutId'],
    ({ workoutId, scheduleSeqNo }) => Boolean(workoutId ?? scheduleSeqNo),
  ),
)
export type AttendanceInput = InferType<typeof attendanceInput>
