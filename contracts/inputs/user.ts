import { array, object, string, type InferType } from 'yup'
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
} from '../validation'
import { mergeFields } from './merge-fields'

export const USER_ROLES = ['Administrator', 'User'] as const
export type UserRole = (typeof USER_ROLES)[number]
export const ACCESS_LEVELS = ['OWNER', 'STAFF', 'COACH', 'MEMBER'] as const
export type AccessLevel = (typeof ACCESS_LEVELS)[number]

/** A password that is being set; never trimmed. */
const newPassword = () =>
  string().test('password', (value, { parent, options, createError }) => {
    if (!value) return true
    const account = { ...(options.context?.stored as object | undefined), ...(parent as object) } as {
      userEmail?: string
      userName?: string
    }
    const message = passwordProblem(value, { email: account.userEmail, name: account.userName })
    return message === null || createError({ message })
  })

/** An entry is for a club or for a league, not for both. */
export const userAccessInput = object({
  seqNo: optionalId(),
  clubId: optionalId(),
  leagueSeqno: optionalId(),
  accessLevel: requiredChoice(ACCESS_LEVELS),
  isDefault: optionalFlag(),
}).test(
  crossField<{ clubId?: number | null; leagueSeqno?: number | null }>(
    'clubId',
    CHOICE_INVALID,
    [],
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
  currentPassword: string().nullable(),
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
  password: string().required(PASSWORD_REQUIRED),
})
export type SignInInput = InferType<typeof signInInput>
