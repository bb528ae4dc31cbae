import { isCoordinateText, CLUB_DECIMALS, decimalsOf, isLatitude, isLongitude } from './coordinates'
import { isEmail } from './email'
import { isHttpUrl, isWebsiteUrl } from './http-url'
import * as messages from './messages'
import { parseSwimTime, type SwimTimeOptions } from './swim-time'
import { boolean, number, string } from './uncoerced-schemas'

/**
 * Building blocks of the input schemas, one function per kind of field, with the texts of specification section 5. A
 * block named required… refuses absent, null and blank values; the others take null and blank as 'cleared' (null). Text
 * is trimmed. Dates and times of day are in date-fields.ts, passwords in inputs/user.ts.
 */

export const VALUE_TOO_LONG = 'Value must be less than 50 characters'
export const DESCRIPTION_REQUIRED = 'Description is required'
export const DESCRIPTION_TOO_LONG = 'Description must be less than 300 characters'
export const NOT_TEXT = 'Value must be text'
export const TEXT_INVALID = 'Value has characters that cannot be stored'
export const WHOLE_NUMBER = 'Value must be a whole number'
export const CHOICE_INVALID = 'Value is not one of the choices'
export const COLOR_INVALID = 'Enter a colour such as #1E88E5'
export const COURSE_INVALID = 'Enter a course such as LCM, SCM or SCY'

export const NAME_MAX = 50
export const DESCRIPTION_MAX = 300
/** Texts without a limit in the specification: a page of writing, and an address. */
const LONG_MAX = 10_000
const URL_MAX = 2048
/** What a 32-bit column holds. */
const INTEGER_MAX = 2_147_483_647

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Length as people and the database count it: an accented letter or an emoji is one. */
const fits = (max: number) => (value: string | null | undefined) => !value || [...value].length <= max

/** Trimmed text; what is no text is refused. */
export const trimmed = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .typeError(NOT_TEXT)
export const blankToNull = (value: unknown) => (value === '' ? null : value)

const storable = (value: string | null | undefined) => !value || !CONTROL.test(value)
const text = (max: number, tooLong: string) =>
  trimmed().test('characters', TEXT_INVALID, storable).test('max', tooLong, fits(max))

const tooLong = (max: number): string =>
  max === NAME_MAX ? VALUE_TOO_LONG : `Value must be less than ${max} characters`

/** Types, codes and other short texts: at most 50 characters unless told. */
export const optionalText = (max = NAME_MAX) => text(max, tooLong(max)).nullable().transform(blankToNull)
export const requiredText = (max = NAME_MAX) => text(max, tooLong(max)).required(messages.VALUE_REQUIRED)
export const longText = () => optionalText(LONG_MAX)
export const requiredLongText = () => requiredText(LONG_MAX)

export const requiredName = () => text(NAME_MAX, messages.NAME_TOO_LONG).required(messages.NAME_REQUIRED)
export const optionalName = () => text(NAME_MAX, messages.NAME_TOO_LONG).nullable().transform(blankToNull)

export const requiredDescription = () => text(DESCRIPTION_MAX, DESCRIPTION_TOO_LONG).required(DESCRIPTION_REQUIRED)
export const optionalDescription = () => text(DESCRIPTION_MAX, DESCRIPTION_TOO_LONG).nullable().transform(blankToNull)

const email = () => trimmed().test('email', messages.EMAIL_INVALID, (value) => !value || isEmail(value))
export const requiredEmail = () => email().required(messages.EMAIL_REQUIRED)
export const optionalEmail = () => email().nullable().transform(blankToNull)

const website = () => trimmed().test('website', messages.WEBSITE_INVALID, (value) => !value || isWebsiteUrl(value))
/** http, https or ftp. */
export const requiredWebsite = () => website().required(messages.WEBSITE_INVALID)
export const optionalWebsite = () => website().nullable().transform(blankToNull)
/** http or https. */
export const optionalUrl = () =>
  trimmed()
    .nullable()
    .transform(blankToNull)
    .test('url', messages.URL_INVALID, (value) => !value || isHttpUrl(value))

/** A picture: an address, a path of this site, or the name of a built-in icon. */
const isPicture = (value: string | null | undefined) =>
  !value || isHttpUrl(value) || /^(\/?[A-Za-z0-9_-][A-Za-z0-9_.-]*)(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/.test(value)
const picture = () => text(URL_MAX, messages.URL_INVALID).test('picture', messages.URL_INVALID, isPicture)
export const requiredLogo = () => picture().required(messages.LOGO_REQUIRED)
export const optionalPicture = () => picture().nullable().transform(blankToNull)

/** `#1E88E5`, or the name of a colour. */
export const optionalColor = () =>
  optionalText().matches(/^(#[0-9a-f]{3,8}|[a-z]+)$/i, { message: COLOR_INVALID, excludeEmptyString: true })

/** A course code: LCM, SCM, SCY, or the LENEX text of an odd pool. Small letters are raised. */
const course = () =>
  trimmed()
    .transform((value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value))
    .matches(/^[A-Z][A-Z0-9]{2,9}$/, { message: COURSE_INVALID, excludeEmptyString: true })
export const requiredCourse = (required = messages.VALUE_REQUIRED) => course().required(required)
export const optionalCourse = () => course().nullable().transform(blankToNull)

/** A secret as it was typed: blanks at its ends belong to it. */
export const secret = () => string().typeError(NOT_TEXT).test('characters', TEXT_INVALID, storable)

/** One of a fixed list of codes. */
export const optionalChoice = <const T extends string>(choices: readonly T[]) =>
  trimmed()
    .nullable()
    .transform(blankToNull)
    .oneOf([...choices, null], CHOICE_INVALID)
export const requiredChoice = <const T extends string>(choices: readonly T[]) =>
  trimmed()
    // A blank would meet the list before it meets 'required'.
    .transform((value: unknown) => (value === '' ? undefined : value))
    .required(messages.VALUE_REQUIRED)
    .oneOf(choices, CHOICE_INVALID)

const range = (min: number, max: number): string => `Value must be from ${min} to ${max}`

/** Text of a form field becomes a number when it has this shape; anything else stays what it is and is refused. */
const fromText = (shape: RegExp) => (value: unknown) => {
  if (typeof value !== 'string') return value
  const typed = value.trim()
  return typed === '' ? null : shape.test(typed) ? Number(typed) : NaN
}
const WHOLE = /^[+-]?\d{1,10}$/
const DECIMAL = /^[+-]?\d{1,10}(\.\d{1,10})?$/

const whole = (min: number, max: number) =>
  number()
    .transform(fromText(WHOLE))
    .typeError(WHOLE_NUMBER)
    .integer(WHOLE_NUMBER)
    .min(min, range(min, max))
    .max(max, range(min, max))

export const optionalWhole = (min = 0, max = INTEGER_MAX) => whole(min, max).nullable()
export const requiredWhole = (min = 0, max = INTEGER_MAX) => whole(min, max).required(messages.VALUE_REQUIRED)

/** Ids that the database gives. */
export const optionalId = () => optionalWhole(1)
export const requiredId = () => requiredWhole(1)

/** A decimal number with a point. */
export const optionalDecimal = (min: number, max: number) =>
  number()
    .transform(fromText(DECIMAL))
    .typeError(messages.WRONG_NUMBER)
    .min(min, range(min, max))
    .max(max, range(min, max))
    .nullable()

/** A switch: an integer 0 or 1 on the wire; a boolean of a form is taken too. */
const flag = () =>
  number()
    .transform((value: unknown) => (typeof value === 'boolean' ? Number(value) : value))
    .typeError(CHOICE_INVALID)
    .oneOf([0, 1], CHOICE_INVALID)
export const optionalFlag = () => flag().nullable()
export const requiredFlag = () => flag().required(messages.VALUE_REQUIRED)
export const optionalBoolean = () => boolean().nullable().typeError(CHOICE_INVALID)

/** Typed text needs 1 to 5 decimals; a number, which cannot hold trailing zeros, at most 5. */
const coordinate = (inRange: (degrees: number) => boolean) =>
  number()
    .transform((value: unknown) => {
      if (typeof value !== 'string') return value
      return value.trim() === '' ? null : isCoordinateText(value) ? Number(value) : NaN
    })
    .typeError(messages.WRONG_NUMBER)
    .test('coordinate', messages.WRONG_NUMBER, (value) => {
      return value === null || value === undefined || (inRange(value) && decimalsOf(value) <= CLUB_DECIMALS)
    })
export const optionalLatitude = () => coordinate(isLatitude).nullable()
export const optionalLongitude = () => coordinate(isLongitude).nullable()
export const requiredLatitude = () => coordinate(isLatitude).required(messages.WRONG_NUMBER)
export const requiredLongitude = () => coordinate(isLongitude).required(messages.WRONG_NUMBER)

const swimTime = (options: SwimTimeOptions) =>
  trimmed().test('swim-time', (value, context) => {
    if (!value) return true
    const reading = parseSwimTime(value, options)
    return reading.ok || context.createError({ message: reading.error })
  })
/** A swim time as text by the grammar of swim-time.ts. */
export const optionalSwimTime = (options: SwimTimeOptions = {}) => swimTime(options).nullable().transform(blankToNull)
export const requiredSwimTime = (options: SwimTimeOptions = {}) => swimTime(options).required(messages.VALUE_REQUIRED)
