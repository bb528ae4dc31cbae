import { GraphQLError } from 'graphql'
import { describeFailure, toGraphQLError } from '../errors'
import type { Log } from '../log'

/** Expected failures keep their code and text, questions that are not valid keep their text without hints, the rest says nothing. */
export function maskWith(log: Log): (error: unknown) => GraphQLError {
  return (error) => {
    const original = rootCause(error)
    const known = toGraphQLError(original)
    const path = error instanceof GraphQLError ? error.path : undefined
    if (known) return new GraphQLError(known.message, { path, extensions: known.extensions })
    if (error instanceof GraphQLError && original === error) {
      return new GraphQLError(withoutHints(error.message), {
        nodes: error.nodes,
        source: error.source,
        positions: error.positions,
        path,
        extensions: { code: 'BAD_INPUT', ...error.extensions },
      })
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
const withoutHints = (message: string): string => message.replace(/ ?Did you mean.*$/s, '')
