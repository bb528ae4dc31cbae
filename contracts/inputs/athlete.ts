import { object, type InferType } from 'yup'
import {
  END_BEFORE_START,
  optionalBirthDate,
  optionalDate,
  optionalInstant,
  requiredBirthDate,
  requiredDate,
} from '../date-fields'
import { GENDERS } from '../gender'
import { crossField, isBefore } from '../merge'
import {
  longText,
  optionalChoice,
  optionalEmail,
  optionalFlag,
  optionalId,
  optionalPicture,
  optionalText,
  requiredChoice,
  requiredEmail,
  requiredId,
  requiredName,
  requiredText,
} from '../validation'
import { mergeFields, sourcedFields } from './merge-fields'

/** Swimmers swim in the events of one of the two; X is for mixed events only. */
export const ATHLETE_GENDERS = ['M', 'F'] as const

const personFields = {
  athleteId: optionalId(),
  personId: optionalId(),
  firstName: requiredName(),
  lastName: requiredName(),
  preferredName: optionalText(),
  middleInitial: optionalText(10),
  status: optionalText(),
  birthDate: optionalBirthDate(),
  /** 1: day and month of birthDate are not known. */
  birthYearOnly: optionalFlag(),
  photo: optionalPicture(),
  phone: optionalText(),
  sourceOfInformation: optionalText(300),
  additionalInfo: longText(),
  homeAddress: optionalText(300),
  postalCode: optionalText(),
  occupation: optionalText(100),
  gender: optionalChoice(GENDERS),
  email: optionalEmail(),
  language: optionalText(),
  country: optionalText(),
  createDate: optionalInstant(),
  teamId: optionalId(),
  leadId: optionalId(),
  eventId: optionalId(),
  startMembership: optionalDate(),
  endMembership: optionalDate(),
  formsSigned: longText(),
  participationDays: optionalText(300),
  registrationState: optionalText(),
  tryoutDatetime: optionalInstant(),
  volunteerPreference: optionalText(300),
  clubId: optionalId(),
  otherInfo: longText(),
}

type Membership = { startMembership?: string | null; endMembership?: string | null }
/** A membership does not end before it starts. */
export const membershipOrder = crossField<Membership>(
  'endMembership',
  END_BEFORE_START,
  ['startMembership', 'endMembership'],
  ({ startMembership, endMembership }) => !isBefore(endMembership, startMembership),
)

/** personMerge(programData): anyone of a club, also parents and volunteers. */
export const personInput = object({ ...mergeFields, ...personFields, clubId: requiredId() }).test(membershipOrder)
export type PersonInput = InferType<typeof personInput>

/** athleteMerge, athleteAddUpdate(athleteData) and registration. */
export const athleteInput = object({
  ...personFields,
  ...sourcedFields,
  birthDate: requiredBirthDate(),
  gender: requiredChoice(ATHLETE_GENDERS),
  email: requiredEmail(),
  status: requiredText(),
  clubId: requiredId(),
  startMembership: requiredDate(),
}).test(membershipOrder)
export type AthleteInput = InferType<typeof athleteInput>
