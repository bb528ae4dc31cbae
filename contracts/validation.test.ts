import { object, type Schema } from 'yup'
import { validateAll } from './merge'
import * as field from './validation'

/** What a field of this kind says about a value; null when it takes it. */
const said = (schema: Schema, value: unknown): string | null =>
  validateAll(object({ field: schema }), { field: value }).fields?.field ?? null
const kept = (schema: Schema, value: unknown): unknown =>
  (validateAll(object({ field: schema }), { field: value }).value as { field?: unknown } | undefined)?.field

const blanks = ['', '   ', null, undefined]
const of = (length: number): string => 'x'.repeat(length)

describe('texts', () => {
  it.each(blanks)('[VAL-01] name %j is required', (value) => {
    expect(said(field.requiredName(), value)).toBe('Name is required')
  })
  it('[VAL-01] a name has at most 50 characters, counted as people count them', () => {
    expect(said(field.requiredName(), of(50))).toBeNull()
    expect(said(field.requiredName(), of(51))).toBe('Name must be less than 50 characters')
    expect(said(field.requiredName(), '🏊'.repeat(50))).toBeNull()
    expect(said(field.requiredName(), '🏊'.repeat(51))).toBe('Name must be less than 50 characters')
    expect(said(field.optionalName(), of(51))).toBe('Name must be less than 50 characters')
  })
  it.each(blanks)('[VAL-02] [VAL-04] [VAL-13] value, type or code %j is required', (value) => {
    expect(said(field.requiredText(), value)).toBe('Value is required')
  })
  it('[VAL-04] [VAL-11] [VAL-13] types and codes have at most 50 characters', () => {
    expect(said(field.requiredText(), of(50))).toBeNull()
    expect(said(field.requiredText(), of(51))).toBe(field.VALUE_TOO_LONG)
    expect(said(field.optionalText(), of(51))).toBe(field.VALUE_TOO_LONG)
  })
  it.each(blanks)('[VAL-07] description %j is required', (value) => {
    expect(said(field.requiredDescription(), value)).toBe('Description is required')
  })
  it('[VAL-07] a description has at most 300 characters', () => {
    expect(said(field.requiredDescription(), of(300))).toBeNull()
    expect(said(field.requiredDescription(), of(301))).toBe(field.DESCRIPTION_TOO_LONG)
    expect(said(field.optionalDescription(), of(301))).toBe(field.DESCRIPTION_TOO_LONG)
  })
  it('[MAP-12] texts are trimmed and blank ones cleared', () => {
    expect(kept(field.requiredName(), '  Spring Cup ')).toBe('Spring Cup')
    expect(kept(field.optionalText(), '  ')).toBeNull()
    expect(kept(field.longText(), 'two\nlines\tand a tab')).toBe('two\nlines\tand a tab')
  })
  it.each(['a\u0000b', 'a\u001bb', 'a\u007fb'])('text %j cannot be stored', (value) => {
    expect(said(field.requiredText(), value)).toBe(field.TEXT_INVALID)
    expect(said(field.longText(), value)).toBe(field.TEXT_INVALID)
  })
  it.each([[{}], [[]], [{ $gt: '' }]])('%j is no text', (value) => {
    expect(said(field.requiredText(), value)).not.toBeNull()
  })
})

describe('e-mail', () => {
  it.each(blanks)('[VAL-03] e-mail %j is required', (value) => {
    expect(said(field.requiredEmail(), value)).toBe('E-mail is required')
  })
  it.each([
    'anna@club.example',
    "o'neil+swim@mail.club.example",
    'a@b.co',
    'anna@xn--kln-sna.example',
    ` anna@club.example `,
    `${of(64)}@club.example`,
  ])('[VAL-03] takes %j', (value) => {
    expect(said(field.requiredEmail(), value)).toBeNull()
  })
  it.each([
    'anna',
    'anna@',
    '@club.example',
    'anna@club',
    'anna@club.',
    'anna@.example',
    'anna@-club.example',
    'anna@club..example',
    'an na@club.example',
    'anna@@club.example',
    'anna@club.example,bert@club.example',
    'Anna <anna@club.example>',
    'anna@club.example\nBcc: x@y.example',
    '.anna@club.example',
    'anna.@club.example',
    'an..na@club.example',
    'anna@club.e',
    'anna@192.0.2.7',
    `${of(65)}@club.example`,
    `a@${'abcdefghij.'.repeat(25)}example`,
  ])('[VAL-03] %j is not valid', (value) => {
    expect(said(field.requiredEmail(), value)).toBe('E-mail must be valid')
    expect(said(field.optionalEmail(), value)).toBe('E-mail must be valid')
  })
})

describe('pictures and addresses', () => {
  it.each(blanks)('[VAL-05] logo %j is required', (value) => {
    expect(said(field.requiredLogo(), value)).toBe('Logo is required')
  })
  it.each(['https://club.example/logo.png', '/files/7/logo.png', 'swimming', 'icons/waterpolo.svg'])(
    '[VAL-05] takes the logo %j',
    (value) => expect(said(field.requiredLogo(), value)).toBeNull(),
  )
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x.png',
    '/../x',
    'a b.png',
    'ftp://club.example/x.png',
  ])('[VAL-05] refuses the logo %j', (value) => expect(said(field.requiredLogo(), value)).toBe('URL must be valid'))
  it.each(['club.example', 'htp://club.example', 'javascript:alert(1)', 'http//club.example', 'mailto:a@b.example'])(
    '[VAL-06] website %j is not valid',
    (value) => {
      expect(said(field.optionalWebsite(), value)).toBe('Website name must be valid (http/{host})')
      expect(said(field.requiredWebsite(), value)).toBe('Website name must be valid (http/{host})')
    },
  )
  it.each(['http://club.example', 'https://club.example/x', 'ftp://club.example/x'])('[VAL-06] takes %j', (value) => {
    expect(said(field.requiredWebsite(), value)).toBeNull()
  })
  it.each(['club.example', 'ftp://club.example', 'javascript:alert(1)', '//club.example'])(
    '[VAL-09] URL %j is not valid',
    (value) => {
      expect(said(field.optionalUrl(), value)).toBe('URL must be valid')
    },
  )
  it.each(['http://club.example', 'https://club.example/x', '', null])('[VAL-09] takes %j', (value) => {
    expect(said(field.optionalUrl(), value)).toBeNull()
  })
})

describe('coordinates of a club', () => {
  const { requiredLatitude, requiredLongitude, optionalLatitude } = field
  it.each(blanks)('[VAL-10] latitude and longitude %j are required', (value) => {
    expect(said(requiredLatitude(), value)).toBe('Wrong format number')
    expect(said(requiredLongitude(), value)).toBe('Wrong format number')
  })
  it.each(['50.1', '50.12345', '-8.50000', 50.12345, 50, -90, '90.0'])('[VAL-10] takes the latitude %j', (value) => {
    expect(said(requiredLatitude(), value)).toBeNull()
    expect(kept(requiredLatitude(), value)).toBe(Number(value))
  })
  it.each([
    '50',
    '50.',
    '50.123456',
    '50,12345',
    'fifty',
    '1e1',
    '0x32',
    '90.1',
    -90.5,
    50.123456,
    '50.1 N',
    Infinity,
    NaN,
  ])('[VAL-10] refuses the latitude %j', (value) => {
    expect(said(requiredLatitude(), value)).toBe('Wrong format number')
    expect(said(optionalLatitude(), value)).toBe('Wrong format number')
  })
  it('[VAL-10] the ranges of both differ', () => {
    expect(said(requiredLongitude(), '120.5')).toBeNull()
    expect(said(requiredLatitude(), '120.5')).toBe('Wrong format number')
    expect(said(requiredLongitude(), '180.1')).toBe('Wrong format number')
    expect(said(optionalLatitude(), '')).toBeNull()
  })
})

describe('numbers, switches, choices', () => {
  it.each([7, '7', ' 7 '])('%j is a whole number', (value) => {
    expect(kept(field.requiredWhole(), value)).toBe(7)
  })
  it.each(['7.5', 7.5, '7x', '1e3', '0x7', '٧', true, NaN, {}])('%j is no whole number', (value) => {
    expect(said(field.requiredWhole(), value)).toBe(field.WHOLE_NUMBER)
  })
  it.each(blanks)('[VAL-02] number %j is required', (value) => {
    expect(said(field.requiredWhole(), value)).toBe('Value is required')
    expect(said(field.optionalWhole(), value)).toBeNull()
  })
  it('numbers stay in their range, ids in the range of the database', () => {
    expect(said(field.optionalWhole(0, 120), 121)).toBe('Value must be from 0 to 120')
    expect(said(field.optionalId(), 0)).not.toBeNull()
    expect(said(field.optionalId(), 2_147_483_648)).not.toBeNull()
    expect(said(field.optionalDecimal(0, 10), 'x')).toBe('Wrong format number')
    expect(kept(field.optionalDecimal(0, 10), '9.5')).toBe(9.5)
  })
  it.each([
    [0, 0],
    [1, 1],
    [true, 1],
    [false, 0],
  ])('a switch takes %j as %d', (value, expected) => {
    expect(kept(field.requiredFlag(), value)).toBe(expected)
  })
  it.each([2, -1, 0.5, 'yes'])('a switch refuses %j', (value) => {
    expect(said(field.optionalFlag(), value)).toBe(field.CHOICE_INVALID)
  })
  it('a choice is one of its list', () => {
    expect(said(field.requiredChoice(['M', 'F']), 'M')).toBeNull()
    expect(said(field.requiredChoice(['M', 'F']), 'X')).toBe(field.CHOICE_INVALID)
    expect(said(field.requiredChoice(['M', 'F']), '')).toBe('Value is required')
    expect(kept(field.optionalChoice(['M', 'F']), '')).toBeNull()
  })
  it.each(['#1E88E5', '#fff', 'teal'])('takes the colour %j', (value) => {
    expect(said(field.optionalColor(), value)).toBeNull()
  })
  it.each(['1E88E5', 'url(x)', 'red;x', '#12'])('refuses the colour %j', (value) => {
    expect(said(field.optionalColor(), value)).toBe(field.COLOR_INVALID)
  })
  it('a course is a code, in capitals', () => {
    expect(kept(field.requiredCourse(), 'lcm')).toBe('LCM')
    expect(said(field.requiredCourse(), '25 m')).toBe(field.COURSE_INVALID)
    expect(said(field.requiredCourse(), '')).toBe('Value is required')
  })
})

describe('swim times', () => {
  it('[VAL-12] a field of a time takes the one grammar and says what is wrong', () => {
    expect(said(field.requiredSwimTime(), '1:05.08')).toBeNull()
    expect(said(field.requiredSwimTime(), '1:75.08')).toBe('Seconds must be below 60 when minutes are given')
    expect(said(field.requiredSwimTime(), '13542')).toBe('Enter a time such as 34.50 or 1:05.08')
    expect(said(field.requiredSwimTime({ quickEntry: true }), '13542')).toBeNull()
    expect(said(field.requiredSwimTime(), '')).toBe('Value is required')
    expect(said(field.optionalSwimTime(), '')).toBeNull()
  })
})
