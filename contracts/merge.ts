import { ValidationError, type InferType, type ObjectSchema, type Schema, type TestContext } from 'yup'

/**
 * Checking of merge inputs. One schema per entity serves both sides: the server refuses with BAD_INPUT and the fields, a
 * form shows the same texts beside its fields.
 *
 * Required fields bind on create. On update an absent field stays as it is, so only what is present is checked; null or
 * blank for a required field is refused there too.
 */

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyInput = ObjectSchema<any, any, any, any>

/** Text of the first problem by path (`userEmail`, `fees[0].amount`). */
export type FieldErrors = Record<string, string>
export type Validation<T> = { value: T; fields?: undefined } | { value?: undefined; fields: FieldErrors }

export const UNKNOWN_FIELD = 'Unknown field'

interface MergeContext {
  isNew: boolean
  /** The stored row in the shape of the input, so that rules over several fields see what the update leaves as it is. */
  stored?: object
}

/**
 * Checks the input of a merge.
 * @returns the input with texts trimmed, blanks as null and numbers as numbers, or the problems by field
 */
export function validateMerge<S extends AnyInput>(
  schema: S,
  input: object,
  options: { isNew: true },
): Validation<InferType<S>>
export function validateMerge<S extends AnyInput>(
  schema: S,
  input: object,
  options: { isNew: boolean; stored?: object },
): Validation<Partial<InferType<S>>>
export function validateMerge<S extends AnyInput>(
  schema: S,
  input: object,
  options: MergeContext,
): Validation<Partial<InferType<S>>> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const names = given.map(([name]) => name)
  const unknown = names.filter((name) => !Object.hasOwn(schema.fields, name))
  const bound = options.isNew ? schema : (schema.pick(names as never[]) as unknown as S)
  const result = run(bound, Object.fromEntries(given.filter(([name]) => !unknown.includes(name))), options)
  return unknown.length === 0 ? result : { fields: { ...result.fields, ...asUnknown(unknown) } }
}

const asUnknown = (names: string[]): FieldErrors => Object.fromEntries(names.map((name) => [name, UNKNOWN_FIELD]))

/** Checks the arguments of a query, or a whole form: every rule binds. */
export function validateAll<S extends AnyInput>(schema: S, input: object): Validation<InferType<S>> {
  return run(schema, input, { isNew: true })
}

const isPlain = (value: object): boolean =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as null)

/** yup looks fields up through the prototype and breaks on names such as toString; no field of ours is called so. */
const hasInheritedName = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  isPlain(value) &&
  Object.entries(value).some(([name, inner]) => name in Object.prototype || hasInheritedName(inner))

function run<S extends AnyInput>(schema: S, input: object, context: MergeContext): Validation<InferType<S>> {
  const broken = Object.keys(input).filter((name) => hasInheritedName({ [name]: input[name as keyof typeof input] }))
  const known = Object.fromEntries(Object.entries(input).filter(([name]) => !broken.includes(name)))
  try {
    const value: InferType<S> = schema.validateSync(known, { abortEarly: false, disableStackTrace: true, context })
    return broken.length === 0 ? { value } : { fields: asUnknown(broken) }
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    const fields: FieldErrors = {}
    for (const problem of error.inner.length > 0 ? error.inner : [error]) fields[problem.path ?? ''] ??= problem.message
    return { fields: { ...fields, ...asUnknown(broken) } }
  }
}

/**
 * A rule over several fields, for `schema.test(...)`. On update it sees the stored values below the given ones, and is
 * left out while one of its fields is known from neither, or is wrong by itself.
 * @param path field that shows the message
 * @param uses fields that the rule needs
 */
export function crossField<T extends object>(
  path: string,
  message: string,
  uses: readonly (keyof T & string)[],
  holds: (record: T) => boolean,
) {
  return {
    name: `cross-field ${path} ${uses.join(' ')}`,
    test(value: unknown, { options, path: parent, schema, createError }: TestContext) {
      const { isNew = true, stored } = (options.context ?? {}) as Partial<MergeContext>
      const record = { ...(parent ? {} : stored), ...(value as object) } as T
      if (!isNew && !parent && uses.some((name) => record[name] === undefined)) return true
      const fields = (schema as AnyInput).fields as Record<string, Schema>
      if (uses.some((name) => !(fields[name]?.isValidSync(record[name], { strict: true }) ?? true))) return true
      return holds(record) || createError({ path: parent ? `${parent}.${path}` : path, message })
    },
  }
}

/** True when both are there and the second is before the first; dates and times of day compare as texts. */
export function isBefore(end: string | null | undefined, start: string | null | undefined): boolean {
  return Boolean(end && start && end < start)
}

/**
 * Problems in the nested shape that formik keeps: `{ fees: [{ amount: '…' }] }`. Also for the fields of a BAD_INPUT answer.
 */
export function toFormikErrors(fields: FieldErrors): Record<string, unknown> {
  const errors: Record<string, unknown> = {}
  for (const [path, message] of Object.entries(fields)) {
    const steps = path.split(/[.[\]]+/).filter((step) => step !== '')
    let place = errors
    steps.slice(0, -1).forEach((step, index) => {
      const isList = /^\d+$/.test(steps[index + 1] ?? '')
      if (!Object.hasOwn(place, step)) place[step] = isList ? [] : {}
      place = place[step] as Record<string, unknown>
    })
    const last = steps.at(-1)
    if (last !== undefined) place[last] = message
  }
  return errors
}

/** The `validate` function of a formik form: every rule of the schema binds. */
export function formikValidate(schema: AnyInput): (values: object) => Record<string, unknown> {
  return (values) => toFormikErrors(validateAll(schema, values).fields ?? {})
}
