import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request that is refused before GraphQL or the files see it. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Answers with plain text and, when the body was not read to its end, closes the connection behind it. */
export function answerText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(!request.complete && { connection: 'close' }),
  })
  response.end(text)
  // What is still under way is read and thrown away for a while, or the client would see a reset instead of the answer.
  if (!request.complete) drain(request)
}

const drainLimit = 8 << 20
const drainTime = 5_000

function drain(request: IncomingMessage): void {
  let rest = drainLimit
  const timer = setTimeout(() => request.destroy(), drainTime)
  timer.unref()
  request.on('data', (chunk: Buffer) => {
    rest -= chunk.length
    if (rest < 0) request.destroy()
  })
  request.once('close', () => clearTimeout(timer))
  request.once('error', () => undefined)
  request.resume()
}

export const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
