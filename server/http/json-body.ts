import type { IncomingMessage } from 'node:http'
import { HttpError } from './answer'

const tooLarge = (limit: number) => new HttpError(413, `The request is larger than ${limit >> 10} KB`)

/** Refuses by the length that the request declares. */
export function checkDeclaredLength(request: IncomingMessage, limit: number, refusal = tooLarge(limit)): void {
  const declared = request.headers['content-length']
  if (declared !== undefined && Number(declared) > limit) throw refusal
}

/** Reads the body, counting: a chunked request declares no length. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  checkDeclaredLength(request, limit)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, size)
}
