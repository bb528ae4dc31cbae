import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '../context'
import type { createGraphQL } from '../graphql/yoga'
import { header, HttpError } from './answer'
import { requestInfo } from './client-address'
import { readBody } from './json-body'
import { readMultipart } from './multipart'

/**
 * A foreign page can send forms and plain text without asking, but neither JSON nor a header of one's own. Multipart
 * must therefore carry one of these; JSON may.
 */
const ownHeaders = ['x-graphql-yoga-csrf', 'x-requested-with', 'x-graphql-csrf']

/** Checks and reads the body of a call, then lets GraphQL answer it. */
export function graphqlEndpoint(services: Services, yoga: ReturnType<typeof createGraphQL>) {
  const { config } = services
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('cache-control', 'no-store')
    response.setHeader('x-content-type-options', 'nosniff')
    const transport = { info: requestInfo(request, config.trustedProxies), bearer: bearerOf(request) }
    const type = (header(request, 'content-type') ?? '').split(';')[0]!.trim().toLowerCase()
    if (request.method === 'GET' && !config.production) return yoga(request, response, transport)
    if (request.method !== 'POST') throw new HttpError(405, 'Calls are made by POST')
    if (type === 'application/json') {
      Object.assign(request, { body: await readBody(request, config.jsonLimit) })
      return yoga(request, response, transport)
    }
    if (type !== 'multipart/form-data') throw new HttpError(415, 'Calls are JSON, or multipart for files')
    if (!ownHeaders.some((name) => header(request, name))) {
      throw new HttpError(403, `A file upload needs the header ${ownHeaders[0]}`)
    }
    const { operations, dispose } = await readMultipart(request, config)
    try {
      Object.assign(request, { body: Buffer.from(JSON.stringify(operations)) })
      request.headers['content-type'] = 'application/json'
      await yoga(request, response, transport)
    } finally {
      await dispose()
    }
  }
}

function bearerOf(request: IncomingMessage): string | null {
  const match = /^Bearer +([\w.~+/-]+=*)$/i.exec(header(request, 'authorization') ?? '')
  return match?.[1] ?? null
}
