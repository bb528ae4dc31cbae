import type { FieldErrors, Validation } from 'contracts/merge'
import { AppError } from './errors'

/** The checked input; refuses with BAD_INPUT, all messages in one text and the message of each field. */
export function checkedInput<T>({ value, fields }: Validation<T>): T {
  if (fields) throw badInput(fields)
  return value as T
}

export const badInput = (fields: FieldErrors): AppError =>
  new AppError('BAD_INPUT', [...new Set(Object.values(fields))].join('\n'), fields)
