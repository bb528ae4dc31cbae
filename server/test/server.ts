import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { createApp } from '../app'
import { defaultSession, type Config, type SessionConfig } from '../config'
import { schema } from '../schema'
import { startServices, type RunningServices } from '../services'
import { countStatements } from './statement-counter'
import { testDatabase, type TestDatabase } from './database'

// What a test asks for is known where it reads the answer.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyData = any

export interface Answer<Data = AnyData> {
  data?: Data | null
  errors?: {
    message: string
    path?: (string | number)[]
    extensions?: { code?: string; fields?: Record<string, string> }
  }[]
}

export interface AskOptions {
  /** a user's id, or an access token as text; nobody when left out */
  as?: number | string | null
  headers?: Record<string, string>
}

export interface TestServer {
  url: string
  /** asks through HTTP and answers what came back */
  graphql<Data = AnyData>(query: string, variables?: object, options?: AskOptions): Promise<Answer<Data>>
  /** the same, and throws when there is an error */
  ask<Data = AnyData>(query: string, variables?: object, options?: AskOptions): Promise<Data>
  /** an access token of a user, as sign-in would give */
  token(userId: number): Promise<string>
  /** how many statements the serving role sends while `work` runs, but for BEGIN, COMMIT and the settings */
  countStatements(work: () => Promise<unknown>): Promise<number>
  /** the owner's connection: sees all, for arranging and looking */
  db: TestDatabase['owner']
  database: TestDatabase
  services: RunningServices
  /** takes no more calls; the database stays */
  stopHttp(): Promise<void>
  close(): Promise<void>
}

export interface TestServerOptions {
  session?: Partial<SessionConfig>
  config?: Partial<Config>
  /** lines that the server logs */
  log?: (message: string, fields?: Record<string, unknown>) => void
}

/** The real HTTP handler on a free port, over a database of its own. Start it in beforeAll and close it in afterAll. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await testDatabase()
  const config: Config = {
    production: false,
    role: 'web',
    host: '127.0.0.1',
    port: 0,
    trustedProxies: 0,
    dataDir: '/nonexistent',
    demo: false,
    secret: randomUUID() + randomUUID(),
    jsonLimit: 1 << 20,
    uploadLimit: 64 << 20,
    uploadFiles: 50,
    referenceDir: 'server/db/reference',
    connectHosts: [],
    session: { ...defaultSession, ...options.session },
    ...options.config,
  }
  const services = startServices(config, database, options.log ?? (() => undefined))
  const http = createServer(createApp(services, schema))
  await new Promise<void>((resolve) => http.listen(0, config.host, resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`

  async function token(userId: number): Promise<string> {
    const { token_version: version } = await database.owner
      .selectFrom('app_user')
      .select('token_version')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return services.tokens.access({ userId, version, familyId: randomUUID() })
  }

  async function graphql(query: string, variables: object = {}, { as, headers }: AskOptions = {}): Promise<Answer> {
    const bearer = typeof as === 'number' ? await token(as) : as
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    })
    const text = await response.text()
    if (!response.headers.get('content-type')?.includes('json')) throw new Error(`${response.status}: ${text}`)
    return JSON.parse(text) as Answer
  }

  async function stopHttp(): Promise<void> {
    http.closeAllConnections()
    await new Promise((resolve) => http.close(resolve))
  }

  return {
    url,
    graphql,
    async ask(query, variables, asking) {
      const { data, errors } = await graphql(query, variables, asking)
      if (errors) throw new Error(JSON.stringify(errors))
      return data
    },
    token,
    countStatements: (work) => countStatements(database.webPool, work),
    db: database.owner,
    database,
    services,
    stopHttp,
    async close() {
      await stopHttp()
      await services.stop()
      await database.drop()
    },
  }
}
