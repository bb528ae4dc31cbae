import { validateMerge } from '../merge'
import { leastInputs } from './least-inputs'

describe.each(Object.entries(leastInputs))('%s', (_entity, [schema, input]) => {
  it('[API-11] is created from its required fields alone', () => {
    expect(validateMerge(schema, input, { isNew: true })).toEqual({ value: input })
  })

  for (const name of Object.keys(input)) {
    it.each(name === 'comments' ? [null, undefined] : ['', null, undefined])(
      `[API-11] with ${name} %j it is refused and the error names ${name}`,
      (value) => {
        const { fields = {} } = validateMerge(schema, { ...input, [name]: value }, { isNew: true })
        expect(Object.keys(fields)).toEqual([name])
      },
    )
    it(`[API-11] an update may leave ${name} out and may not clear it`, () => {
      const { [name]: _left, ...rest } = input
      expect(validateMerge(schema, rest, { isNew: false })).toEqual({ value: rest })
      expect(Object.keys(validateMerge(schema, { [name]: null }, { isNew: false }).fields ?? {})).toEqual([name])
    })
  }

  it('every other field may be null', () => {
    const others = Object.keys(schema.fields).filter((name) => !(name in input))
    const nulls = Object.fromEntries(others.map((name) => [name, null]))
    expect(validateMerge(schema, { ...input, ...nulls }, { isNew: true }).fields).toBeUndefined()
  })
})

it('[CLUB-22] comments of attendance may be empty', () => {
  const [schema, input] = leastInputs.attendance!
  expect(validateMerge(schema, { ...input, comments: '' }, { isNew: true }).value).toMatchObject({ comments: '' })
})
