import fc from 'fast-check'
import { validateAll, validateMerge } from '../merge'
import { recordsFilter } from '../records-filter'
import { resultsFilter } from '../results-filter'
import { calendarEventForm } from './calendar-event'
import { leastInputs } from './least-inputs'
import { signInInput, signUpInput } from './user'

const schemas = [
  ...Object.entries(leastInputs).map(([name, [schema]]) => [name, schema] as const),
  ['results filter', resultsFilter] as const,
  ['records filter', recordsFilter] as const,
  ['calendar event', calendarEventForm] as const,
  ['sign-up', signUpInput] as const,
  ['sign-in', signInInput] as const,
]

/** What a hostile or broken client may put in the place of any field. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('\u0000', '2026-02-30', '1e9', '-0', 'NaN', '[]', '{}', '__proto__', 1e300, -0, 2 ** 31, [[[]]], {
    toString: 1,
  }),
)

it.each(schemas)('%s: any value in any field gives a value or a text for a field, never a fault', (_name, schema) => {
  const anyInput = fc.record(Object.fromEntries(Object.keys(schema.fields).map((name) => [name, anything])), {
    requiredKeys: [],
  })
  fc.assert(
    fc.property(anyInput, fc.boolean(), (input, isNew) => {
      const { value, fields } = validateMerge(schema, input, { isNew })
      expect((value === undefined) !== (fields === undefined)).toBe(true)
      for (const text of Object.values(fields ?? {})) expect(typeof text === 'string' && text !== '').toBe(true)
      // What is taken can be stored: PostgreSQL has no text with a zero character.
      expect(JSON.stringify(value ?? {})).not.toContain('\\u0000')
      expect(() => validateAll(schema, input)).not.toThrow()
    }),
    { numRuns: 25 },
  )
})
