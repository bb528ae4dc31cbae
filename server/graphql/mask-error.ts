import { GraphQLError } from 'graphql'
import { describeFailure, toGraphQLError } from '../errors'
import type { Log } from '../log'

/** Expected failures keep their code and text, as do questions that are not valid; the rest says nothing and is logged. */
export function maskWith(log: Log): (error: unknown) => GraphQLError {
  return (error) => {
    const original = rootCause(error)
    const known = toGraphQLError(original)
    const path = error instanceof GraphQLError ? error.path : undefined
    if (known) return new GraphQLError(known.message, { path, extensions: known.extensions })
    if (error instanceof GraphQLError && original === error) {
      return withoutHints(error)
    }
    log('graphql: a call failed', { path: path?.join('.'), ...describeFailure(original) })
    return new GraphQLError('Something went wrong on the server', { path, extensions: { code: 'INTERNAL' } })
  }
}

function rootCause(error: unknown): unknown {
  let cause = error
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError
  return cause
}

/** The names that graphql suggests would tell the schema where introspection is off. */
export function withoutHints(error: GraphQLError): GraphQLError {
  const { nodes, source, positions, path, extensions } = error
  const message = error.message.replace(/ ?Did you mean.*$/s, '')
  return new GraphQLError(message, { nodes, source, positions, path, extensions })
}
