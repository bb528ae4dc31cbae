import type { AnySchema, ValidationError } from 'yup'

/** First message of each field, keyed by the field's name. */
export type FieldErrors = Record<string, string>

/**
 * Formik's `validate` by a schema of contracts/. The schema is loaded with the first change, so that a page can be shown
 * before its rules have arrived.
 */
export const validateWith =
  <Values>(loadSchema: () => Promise<AnySchema> | AnySchema) =>
  async (values: Values): Promise<FieldErrors> => {
    const schema = await loadSchema()
    try {
      await schema.validate(values, { abortEarly: false })
      return {}
    } catch (error) {
      if (!isValidationError(error)) throw error
      const errors: FieldErrors = {}
      for (const { path, message } of error.inner) errors[path ?? ''] ??= message
      return errors
    }
  }

const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError'
