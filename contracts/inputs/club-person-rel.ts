import { object, type InferType } from 'yup'
import { optionalDate, optionalInstant } from '../date-fields'
import { longText, optionalId, optionalText, requiredId } from '../validation'
import { membershipOrder } from './athlete'
import { mergeFields } from './merge-fields'

/** clubPersonRelMerge: what a person is in a club, and when. */
export const clubPersonRelInput = object({
  ...mergeFields,
  seqNo: optionalId(),
  clubId: requiredId(),
  personId: requiredId(),
  role: optionalText(),
  teamId: optionalId(),
  eventId: optionalId(),
  startMembership: optionalDate(),
  endMembership: optionalDate(),
  formsSigned: longText(),
  participationDays: optionalText(300),
  volunteerPreference: optionalText(300),
  tryoutDatetime: optionalInstant(),
  status: optionalText(),
  additionalInfo: longText(),
}).test(membershipOrder)
export type ClubPersonRelInput = InferType<typeof clubPersonRelInput>
