import { object, type InferType } from 'yup'
import { longText, optionalId, requiredId } from '../validation'
import { mergeFields } from './merge-fields'

/** Forms that a club can ask a person to accept, in the order in which they are shown. */
export const CLUB_FORM_TEXTS = [
  'termsAndConditions',
  'medicalConsentAuthorization',
  'waiverOfLiability',
  'photographPermission',
  'swimmerRuleConduct',
  'parentVolunteerTime',
  'seniorMembersCommitment',
] as const
export type ClubFormText = (typeof CLUB_FORM_TEXTS)[number]

/** Texts of a club's forms. requiredForms names those that must be accepted. */
export const clubFormsInput = object({
  ...mergeFields,
  clubFormId: optionalId(),
  clubId: requiredId(),
  termsAndConditions: longText(),
  medicalConsentAuthorization: longText(),
  waiverOfLiability: longText(),
  photographPermission: longText(),
  swimmerRuleConduct: longText(),
  parentVolunteerTime: longText(),
  seniorMembersCommitment: longText(),
  requiredForms: longText(),
})
export type ClubFormsInput = InferType<typeof clubFormsInput>
