import type { AnyVariables, Client, CombinedError, TypedDocumentNode } from '@urql/core'
import { createRequest } from '@urql/core'
import { fetchWithProgress, type OnSent } from './fetch-with-progress'

export interface SendOptions<Data> {
  onSent: OnSent
  /** The answer, or why there is none. Not called after a cancel. */
  onEnd: (answer: { data: Data } | { error: CombinedError }) => void
}

/**
 * Sends a mutation whose variables hold files, as a GraphQL multipart request, and tells how far it is.
 * @returns how to cancel it: the request breaks off and the server keeps nothing
 */
export function sendFiles<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { onSent, onEnd }: SendOptions<Data>,
): () => void {
  // urql lets a mutation run on when nobody listens any more, so the request is broken off by its own signal
  const cancel = new AbortController()
  const { unsubscribe } = client
    .executeMutation(createRequest(document, variables), { fetch: fetchWithProgress(onSent, cancel.signal) })
    .subscribe(({ data, error }) => {
      if (error) onEnd({ error })
      else if (data) onEnd({ data })
    })
  return () => {
    unsubscribe()
    cancel.abort()
  }
}
