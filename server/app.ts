import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import { sql } from 'kysely'
import type { Services } from './context'
import { describeFailure } from './errors'
import { createGraphQL } from './graphql/yoga'
import { answerText, header, HttpError } from './http/answer'
import { graphqlEndpoint } from './http/graphql-endpoint'
import { createPage } from './http/page'
import { commonHeaders } from './http/security-headers'
import { StaticFiles } from './http/static-files'

const slow = 1_000

/** Everything that the server answers: calls, files, the page, and how it is. */
export function createApp(services: Services, schema: GraphQLSchema): RequestListener {
  const { config, log } = services
  const graphql = graphqlEndpoint(services, createGraphQL(schema, services))
  const files = new StaticFiles(config.clientDir)
  const page = createPage(config)
  const headers = commonHeaders(config)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request)
    if (path === '/graphql') return graphql(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new HttpError(405, 'This address is only read')
    if (path === '/healthz') return answerText(request, response, 200, 'ok')
    if (path === '/readyz') return answerText(request, response, ...(await readiness(services)))
    if (path !== '/index.html' && files.has(path)) return files.send(path, request, response, headers)
    if (/\.[^/]*$/.test(path) && path !== '/index.html') throw new HttpError(404, 'Not found')
    if (!/text\/html|\*\/\*/.test(header(request, 'accept') ?? '*/*')) throw new HttpError(404, 'Not found')
    page(request, response, headers)
  }

  return (request, response) => {
    const began = performance.now()
    response.once('close', () => {
      const ms = Math.round(performance.now() - began)
      if (response.statusCode >= 500 || ms > slow) {
        log('http: slow or failed', { method: request.method, path: pathOf(request), status: response.statusCode, ms })
      }
    })
    answer(request, response).catch((error: unknown) => {
      if (error instanceof HttpError) return answerText(request, response, error.status, error.message)
      if (request.destroyed || response.destroyed) return
      log('http: a request failed', { path: pathOf(request), ...describeFailure(error) })
      answerText(request, response, 500, 'Something went wrong on the server')
    })
  }
}

/** Without the query, which may hold what a person typed. */
const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0]!

async function readiness({ database }: Services): Promise<[number, string]> {
  try {
    await sql`select 1 from app_user limit 1`.execute(database.web)
    return [200, 'ready']
  } catch {
    return [503, 'The database does not answer']
  }
}
