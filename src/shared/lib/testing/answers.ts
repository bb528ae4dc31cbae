/** What one operation answers: its data, or the message and extensions of an error. */
export type Answer = { data: object } | { error: string; extensions?: object } | 'unreachable'

/** One call as the server would see it. */
export interface Call {
  operation: string
  variables: Record<string, unknown>
  /** Token of the Authorization header. */
  bearer: string | null
  headers: Headers
}

export type Answers = Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>

/**
 * Puts a server in the place of fetch that answers by the operation's name. Everything before it is real: client, cache,
 * renewal of tokens, error store. An operation without an answer fails the call and is named.
 * @returns all calls so far, in order
 */
export function answerWith(answers: Answers): Call[] {
  const calls: Call[] = []
  globalThis.fetch = async (_address, init) => {
    const body = JSON.parse(String(init?.body)) as { operationName: string; variables?: Record<string, unknown> }
    const headers = new Headers(init?.headers)
    const call: Call = {
      operation: body.operationName,
      variables: body.variables ?? {},
      bearer: headers.get('authorization')?.replace('Bearer ', '') ?? null,
      headers,
    }
    calls.push(call)
    const answer = answers[call.operation] ?? { error: `no answer for ${call.operation}` }
    const given = typeof answer === 'function' ? await answer(call) : answer
    if (given === 'unreachable') throw new TypeError('Failed to fetch')
    return Response.json(
      'data' in given
        ? { data: given.data }
        : { data: null, errors: [{ message: given.error, extensions: given.extensions }] },
    )
  }
  return calls
}
