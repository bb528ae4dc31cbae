import { object, type InferType } from 'yup'
import { requiredInstant } from '../date-fields'
import {
  optionalId,
  requiredChoice,
  requiredDescription,
  requiredLongText,
  requiredName,
  requiredText,
} from '../validation'
import { mergeFields } from './merge-fields'

export const TEMPLATE_STATES = ['draft', 'active', 'archived'] as const
export type TemplateState = (typeof TEMPLATE_STATES)[number]

/** messageTemplatesMutate. */
export const messageTemplateInput = object({
  ...mergeFields,
  seqNo: optionalId(),
  name: requiredName(),
  subject: requiredText(200),
  body: requiredLongText(),
  description: requiredDescription(),
  type: requiredText(),
  industry: requiredText(),
  createDate: requiredInstant(),
  clubId: optionalId(),
  leagueId: optionalId(),
  state: requiredChoice(TEMPLATE_STATES),
})
export type MessageTemplateInput = InferType<typeof messageTemplateInput>
