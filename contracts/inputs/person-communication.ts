import { object, type InferType } from 'yup'
import { optionalDate, requiredInstant } from '../date-fields'
import { optionalId, optionalText, requiredId, requiredLongText, requiredText } from '../validation'
import { mergeFields } from './merge-fields'

/** personCommunicationsMutate. leadId is the person. */
export const personCommunicationInput = object({
  ...mergeFields,
  seqNo: optionalId(),
  leadId: requiredId(),
  communicationType: requiredText(),
  communicationResource: optionalText(300),
  subject: requiredText(200),
  details: requiredLongText(),
  communicationDate: requiredInstant(),
  followUpDate: optionalDate(),
  followUpStatus: optionalText(),
})
export type PersonCommunicationInput = InferType<typeof personCommunicationInput>
