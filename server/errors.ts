import { GraphQLError } from 'graphql'

export type ErrorCode =
  'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'BAD_INPUT' | 'CONFLICT' | 'DUPLICATE' | 'RATE_LIMITED'

/** A failure that the caller is told about: code and message as they are, for BAD_INPUT the message of each field. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
    readonly extra?: object,
  ) {
    super(message)
    this.name = 'AppError'
  }
}

/** Failures of PostgreSQL that have a meaning for the caller when a repo did not foresee them. */
const databaseFailures: Record<string, readonly [ErrorCode, string]> = {
  '23505': ['DUPLICATE', 'This already exists'],
  '23503': ['CONFLICT', 'Something else still refers to this, or what it refers to is gone'],
  '23502': ['BAD_INPUT', 'A required value is missing'],
  '23514': ['BAD_INPUT', 'A value is outside its limits'],
  '22001': ['BAD_INPUT', 'A text is too long'],
  '22003': ['BAD_INPUT', 'A number is out of range'],
  '22007': ['BAD_INPUT', 'A date or time is not valid'],
  '22008': ['BAD_INPUT', 'A date or time is not valid'],
  '42501': ['FORBIDDEN', 'You may not do this'],
  '40001': ['CONFLICT', 'Somebody else changed this at the same time'],
  '40P01': ['CONFLICT', 'Somebody else changed this at the same time'],
  '57014': ['RATE_LIMITED', 'This takes too long; please narrow it down'],
}

const asGraphQL = (code: ErrorCode, message: string, error?: AppError) =>
  new GraphQLError(message, {
    originalError: error,
    extensions: { code, ...(error?.fields && { fields: error.fields }), ...error?.extra },
  })

/** What the caller gets to see of any failure; undefined for one that nobody foresaw, which is masked and logged. */
export function toGraphQLError(error: unknown): GraphQLError | undefined {
  if (error instanceof AppError) return asGraphQL(error.code, error.message, error)
  const known = databaseFailures[(error as { code?: string } | null)?.code ?? '']
  return known && asGraphQL(...known)
}

/** What may be logged of a failure: never its message or values, which can hold what a person typed. */
export function describeFailure(error: unknown): Record<string, unknown> {
  const { name, code, constraint, table, routine, stack } = (error ?? {}) as Record<string, string | undefined>
  const frames = stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { name: name ?? typeof error, code, constraint, table, routine, at: frames?.slice(0, 8).map((f) => f.trim()) }
}
