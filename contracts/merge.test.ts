import { array, object } from 'yup'
import {
  crossField,
  formikValidate,
  isBefore,
  toFormikErrors,
  UNKNOWN_FIELD,
  validateAll,
  validateMerge,
} from './merge'
import { optionalText, optionalWhole, requiredName, requiredWhole } from './validation'

const schema = object({
  id: optionalWhole(1),
  name: requiredName(),
  note: optionalText(),
  from: optionalWhole(),
  to: optionalWhole(),
  fees: array(object({ amount: requiredWhole() })).nullable(),
}).test(
  crossField<{ from?: number | null; to?: number | null }>('to', 'to before from', ['from', 'to'], ({ from, to }) => {
    return from == null || to == null || to >= from
  }),
)

it('[API-11] on create every required field binds and the error names it', () => {
  expect(validateMerge(schema, {}, { isNew: true })).toEqual({ fields: { name: 'Name is required' } })
  expect(validateMerge(schema, { name: undefined }, { isNew: true })).toEqual({ fields: { name: 'Name is required' } })
})

it('[API-11] on update an absent field stays and null or blank for a required one is refused', () => {
  expect(validateMerge(schema, { id: 7, note: 'x' }, { isNew: false })).toEqual({ value: { id: 7, note: 'x' } })
  expect(validateMerge(schema, { name: undefined }, { isNew: false })).toEqual({ value: {} })
  for (const name of [null, '', '  '])
    expect(validateMerge(schema, { name }, { isNew: false })).toEqual({ fields: { name: 'Name is required' } })
})

it('null clears an optional field, and so does blank', () => {
  expect(validateMerge(schema, { note: null }, { isNew: false })).toEqual({ value: { note: null } })
  expect(validateMerge(schema, { note: ' ' }, { isNew: false })).toEqual({ value: { note: null } })
})

it('all problems come at once, one for each field', () => {
  const long = 'x'.repeat(51)
  const { fields } = validateMerge(schema, { name: long, note: long, fees: [{ amount: 1 }, {}] }, { isNew: true })
  expect(fields).toEqual({
    name: 'Name must be less than 50 characters',
    note: 'Value must be less than 50 characters',
    'fees[1].amount': 'Value is required',
  })
})

it('a field that the input does not know is refused by its name', () => {
  const input: object = JSON.parse(
    '{ "name": "A", "role": "Administrator", "__proto__": { "x": 1 }, "constructor": 1 }',
  )
  expect(validateMerge(schema, input, { isNew: true })).toEqual({
    fields: Object.fromEntries(['role', '__proto__', 'constructor'].map((name) => [name, UNKNOWN_FIELD])),
  })
})

it('takes an input without a prototype, as GraphQL gives it', () => {
  expect(validateMerge(schema, Object.assign(Object.create(null), { name: 'A' }), { isNew: true })).toEqual({
    value: { name: 'A' },
  })
})

describe('rules over several fields', () => {
  it.each<[string, object, { isNew: boolean; stored?: object }, boolean]>([
    ['create', { name: 'A', from: 5, to: 4 }, { isNew: true }, false],
    ['create in order', { name: 'A', from: 4, to: 5 }, { isNew: true }, true],
    ['update of both', { from: 5, to: 4 }, { isNew: false }, false],
    ['update of one against what is stored', { to: 4 }, { isNew: false, stored: { from: 5, to: 9 } }, false],
    ['update of one that fits what is stored', { to: 6 }, { isNew: false, stored: { from: 5, to: 9 } }, true],
    ['update of one, nothing known of the other', { to: 4 }, { isNew: false }, true],
    ['update that clears the stored one', { from: null, to: 4 }, { isNew: false, stored: { from: 5 } }, true],
  ])('%s', (_name, input, options, passes) => {
    expect(validateMerge(schema, input, options).fields).toEqual(passes ? undefined : { to: 'to before from' })
  })

  it('are told together with the problems of single fields', () => {
    expect(validateAll(schema, { from: 5, to: 4 }).fields).toEqual({ name: 'Name is required', to: 'to before from' })
  })

  it.each([
    ['2026-01-01', '2026-01-02', true],
    ['2026-01-02', '2026-01-02', false],
    [null, '2026-01-02', false],
    ['2026-01-02', undefined, false],
  ])('isBefore(%j, %j) is %s', (end, start, expected) => {
    expect(isBefore(end, start)).toBe(expected)
  })
})

describe('forms', () => {
  it('problems take the nested shape of formik', () => {
    expect(toFormikErrors({ name: 'a', 'fees[1].amount': 'b', 'fees[1].note': 'c', 'home.city': 'd' })).toEqual({
      name: 'a',
      fees: [undefined, { amount: 'b', note: 'c' }],
      home: { city: 'd' },
    })
    expect(toFormikErrors({})).toEqual({})
  })
  it('[VAL-01] a form shows the same text as the server', () => {
    expect(formikValidate(schema)({ name: '', fees: [{ amount: '' }] })).toEqual({
      name: 'Name is required',
      fees: [{ amount: 'Value is required' }],
    })
    expect(formikValidate(schema)({ name: 'A' })).toEqual({})
  })
})
