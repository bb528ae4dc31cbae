import { object, type InferType } from 'yup'
import { AGE_RULES } from '../age'
import { END_BEFORE_START, optionalClockTime, optionalDate, requiredClockTime, requiredDate } from '../date-fields'
import { GENDERS } from '../gender'
import { VALUE_REQUIRED } from '../messages'
import { crossField, isBefore } from '../merge'
import { ROUNDS } from '../round'
import {
  optionalChoice,
  optionalCourse,
  optionalId,
  optionalText,
  optionalUrl,
  optionalWhole,
  requiredDescription,
  requiredId,
  requiredName,
  requiredText,
} from '../validation'
import { mergeFields, sourcedFields } from './merge-fields'
import { optionalTags } from './tag-list'

export const ACTIVE_STATES = ['active', 'inactive'] as const
export type ActiveState = (typeof ACTIVE_STATES)[number]

interface MeetDates {
  meetDate?: string | null
  meetDateTo?: string | null
  entriesOpen?: string | null
  entriesClose?: string | null
  ageRule?: string | null
  ageDate?: string | null
}

/** meetMerge, addNewMeet, editCurrentMeet. The league is optional, as on the form; userId is taken from the session. */
export const meetInput = object({
  ...sourcedFields,
  meetId: optionalId(),
  meetName: requiredName(),
  meetDesc: requiredDescription(),
  contactInfo: requiredText(300),
  meetType: requiredText(),
  meetDate: requiredDate(),
  meetDateTo: optionalDate(),
  facilityId: optionalId(),
  sport: optionalText(),
  urlToDetails: optionalUrl(),
  state: optionalChoice(ACTIVE_STATES),
  tag: optionalTags(),
  leagueSeqno: optionalId(),
  userId: optionalId(),
  clubId: optionalId(),
  course: optionalCourse(),
  ageRule: optionalChoice(AGE_RULES),
  ageDate: optionalDate(),
  pointsTable: optionalText(),
  entriesOpen: optionalDate(),
  entriesClose: optionalDate(),
})
  .test(
    crossField<MeetDates>('meetDateTo', END_BEFORE_START, ['meetDate', 'meetDateTo'], (meet) => {
      return !isBefore(meet.meetDateTo, meet.meetDate)
    }),
  )
  .test(
    crossField<MeetDates>('entriesClose', END_BEFORE_START, ['entriesOpen', 'entriesClose'], (meet) => {
      return !isBefore(meet.entriesClose, meet.entriesOpen)
    }),
  )
  .test(
    crossField<MeetDates>('ageDate', VALUE_REQUIRED, ['ageRule', 'ageDate'], (meet) => {
      return meet.ageRule !== 'FIXED_DATE' || Boolean(meet.ageDate)
    }),
  )
export type MeetInput = InferType<typeof meetInput>

/** The meet form asks for an end date too (specification section 5). */
export const meetForm = meetInput.shape({ meetDateTo: requiredDate() })
export type MeetForm = InferType<typeof meetForm>

/** meetSessionMerge. time is the wall-clock time at the facility. */
export const meetSessionInput = object({
  ...mergeFields,
  seqno: optionalId(),
  number: optionalWhole(1, 1000),
  name: requiredName(),
  meetId: requiredId(),
  date: requiredDate(),
  time: requiredClockTime(),
  course: optionalCourse(),
  warmupTime: optionalClockTime(),
})
export type MeetSessionInput = InferType<typeof meetSessionInput>

/** meetEventMerge. eventId is the event of the library, externalEventId its number in the meet as text (7, 26A, 63S). */
export const meetEventInput = object({
  ...mergeFields,
  seqno: optionalId(),
  sessionSeqno: requiredId(),
  eventId: requiredId(),
  externalEventId: optionalText(),
  position: optionalWhole(0, 100_000),
  gender: optionalChoice(GENDERS),
  ageMin: optionalWhole(0, 120),
  ageMax: optionalWhole(0, 120),
  round: optionalChoice(ROUNDS),
})
export type MeetEventInput = InferType<typeof meetEventInput>
