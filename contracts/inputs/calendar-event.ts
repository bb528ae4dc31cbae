import { array, object, type InferType } from 'yup'
import { END_BEFORE_START, requiredInstant } from '../date-fields'
import { DUPLICATE_MEMBER } from '../messages'
import { crossField } from '../merge'
import {
  optionalBoolean,
  optionalText,
  requiredDescription,
  requiredEmail,
  requiredName,
  requiredText,
} from '../validation'

/** True when the e-mail is among the members already, whatever the letters' case. */
export function hasMember(members: readonly { email: string }[], email: string): boolean {
  const wanted = email.trim().toLowerCase()
  return members.some((member) => member.email.trim().toLowerCase() === wanted)
}

/** One member of an event, as it is added. */
export const calendarMemberForm = object({ email: requiredEmail() })

/** The form of the calendar's add-event dialog. start and end are dates for an all-day event, else instants. */
export const calendarEventForm = object({
  eventType: requiredText(),
  summary: requiredName(),
  description: requiredDescription(),
  location: optionalText(300),
  allDay: optionalBoolean(),
  start: requiredInstant(),
  end: requiredInstant(),
  attendees: array(calendarMemberForm).nullable(),
})
  .test(
    crossField<{ start?: string; end?: string }>('end', END_BEFORE_START, ['start', 'end'], ({ start, end }) => {
      return !start || !end || Date.parse(end) >= Date.parse(start)
    }),
  )
  .test(
    crossField<{ attendees?: { email: string }[] | null }>('attendees', DUPLICATE_MEMBER, ['attendees'], (event) => {
      const members = event.attendees ?? []
      return !members.some((member, index) => member.email && hasMember(members.slice(0, index), member.email))
    }),
  )
export type CalendarEventForm = InferType<typeof calendarEventForm>
