import { array, object, type InferType } from 'yup'
import { optionalBirthDate, optionalInstant } from '../date-fields'
import { GENDERS } from '../gender'
import { crossField } from '../merge'
import { PASSWORD_REQUIRED, passwordProblem } from '../password-rule'
import {
  CHOICE_INVALID,
  optionalChoice,
  optionalFlag,
  optionalId,
  optionalPicture,
  optionalText,
  requiredChoice,
  requiredEmail,
  requiredName,
  secret,
} from '../validation'
import { accessLevels } from '../viewer'
import { mergeFields } from './merge-fields'

export const USER_ROLES = ['Administrator', 'User'] as const
export type UserRole = (typeof USER_ROLES)[number]

/** A password that is being set; never trimmed. */
const newPassword = () =>
  secret().test('password', (value, { parent, options, createError }) => {
    if (!value) return true
    const account: Record<string, unknown> = { ...options.context?.stored, ...parent }
    const known = (name: string) => (typeof account[name] === 'string' ? account[name] : null)
    const message = passwordProblem(value, { email: known('userEmail'), name: known('userName') })
    return message === null || createError({ message })
  })

/** An entry is for a club or for a league, not for both. */
export const userAccessInput = object({
  seqNo: optionalId(),
  clubId: optionalId(),
  leagueSeqno: optionalId(),
  accessLevel: requiredChoice(accessLevels),
  isDefault: optionalFlag(),
}).test(
  crossField<{ clubId?: number | null; leagueSeqno?: number | null }>(
    'clubId',
    CHOICE_INVALID,
    ['clubId', 'leagueSeqno'],
    ({ clubId, leagueSeqno }) => Boolean(clubId) !== Boolean(leagueSeqno),
  ),
)

/** userMerge. role and userAccess are for administrators, who alone may send them; the policy decides. */
export const userInput = object({
  ...mergeFields,
  userId: optionalId(),
  userName: requiredName(),
  userEmail: requiredEmail(),
  password: newPassword().nullable(),
  /** Asked for when the own password changes. */
  currentPassword: secret().nullable(),
  passwordResetcode: optionalText(200),
  gender: optionalChoice(GENDERS),
  birthDate: optionalBirthDate(),
  photo: optionalPicture(),
  role: optionalChoice(USER_ROLES),
  state: optionalText(),
  country: optionalText(),
  language: optionalText(),
  googleId: optionalText(4000),
  facebookId: optionalText(4000),
  createDate: optionalInstant(),
  userAccess: array(userAccessInput).nullable(),
})
export type UserInput = InferType<typeof userInput>

/** Sign-up: an account of one's own. */
export const signUpInput = userInput.shape({ password: newPassword().required(PASSWORD_REQUIRED) })
export type SignUpInput = InferType<typeof signUpInput>

/** signInUser by e-mail and password. The rule for new passwords is not asked here. */
export const signInInput = object({
  userEmail: requiredEmail(),
  password: secret().required(PASSWORD_REQUIRED),
})
export type SignInInput = InferType<typeof signInInput>
