/** Bytes of a request that are on their way, of how many. */
export type OnSent = (sent: number, total: number) => void

/**
 * A fetch that tells how much of the body has been sent, which the browser's own cannot. For calls with files: urql takes it
 * as the call's `fetch`, so token, CSRF header and renewal are those of every other call. A refusal in plain text, such as
 * 413, is answered as a GraphQL error with its words. After `cancelled` has fired it answers nothing: nobody waits for it,
 * and a cancel is no error to keep.
 */
export const fetchWithProgress =
  (onSent: OnSent, cancelled: AbortSignal): typeof fetch =>
  (input, { method = 'POST', headers, body } = {}) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, input instanceof Request ? input.url : String(input))
      // The browser names multipart bodies itself, with their boundary.
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total)
      request.onload = () => resolve(responseOf(request))
      request.onerror = () => reject(new TypeError('The server did not answer'))
      cancelled.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body as XMLHttpRequestBodyInit)
    })

function responseOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request
  const type = request.getResponseHeader('content-type') ?? ''
  if (type.includes('json')) return new Response(responseText, { status, headers: { 'content-type': type } })
  const errors = [{ message: responseText || `The server answered ${status}` }]
  return new Response(JSON.stringify({ errors }), { status, headers: { 'content-type': 'application/json' } })
}
