import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './database-types'
import { valueParsers } from './database-values'
import type { Log } from '../log'

export type Database = DB

export const databaseName = 'lanewise'
export const ownerRole = 'lanewise_owner'
export const webRole = 'lanewise_web'

/** The embedded server by its socket, or any PostgreSQL by two addresses, one for each role. */
export type DatabasePlace =
  { socketDir: string; port: number; database?: string } | { databaseUrl: string; databaseOwnerUrl: string }

export interface DatabaseConfig {
  place: DatabasePlace
  log: Log
  /** connections at most; default 10 for the serving role, 4 for the owner */
  webConnections?: number
  ownerConnections?: number
  /** ms after which a statement of the serving role is cancelled; default 5,000 */
  statementTimeout?: number
}

export interface OpenDatabase {
  /** serves requests: bound by row-level security, statements limited in time */
  web: Kysely<Database>
  /** migrations and jobs that cross clubs: never for a request */
  owner: Kysely<Database>
  webPool: pg.Pool
  ownerPool: pg.Pool
  /** where it is now; the folder changes with `moveTo` */
  place: DatabasePlace
  /** lets new connections go to another socket folder, after a restart of the embedded server */
  moveTo(socketDir: string): void
  close(): Promise<void>
}

/** Opens both pools. Connects lazily: nothing is checked here. */
export function openDatabase(config: DatabaseConfig): OpenDatabase {
  const { log } = config
  const place = { ...config.place }
  const webPool = openPool(log, {
    ...connection(place, webRole),
    max: config.webConnections ?? 10,
    statement_timeout: config.statementTimeout ?? 5_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  const ownerPool = openPool(log, { ...connection(place, ownerRole), max: config.ownerConnections ?? 4 })
  const web = new Kysely<Database>({ dialect: new PostgresDialect({ pool: webPool }) })
  const owner = new Kysely<Database>({ dialect: new PostgresDialect({ pool: ownerPool }) })
  return {
    web,
    owner,
    webPool,
    ownerPool,
    place,
    moveTo(socketDir) {
      if ('socketDir' in place) place.socketDir = socketDir
      for (const pool of [webPool, ownerPool]) pool.options.host = socketDir
    },
    async close() {
      await Promise.all([web.destroy(), owner.destroy()])
    },
  }
}

function connection(place: DatabasePlace, role: typeof webRole | typeof ownerRole): pg.PoolConfig {
  if ('socketDir' in place) {
    return { host: place.socketDir, port: place.port, user: role, database: place.database ?? databaseName }
  }
  return { connectionString: role === webRole ? place.databaseUrl : place.databaseOwnerUrl }
}

/** A pool whose lost connections are logged: without a listener each of them would end the process. */
export function openPool(log: Log, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'lanewise',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: valueParsers(),
    ...config,
  })
  const report = (error: Error & { code?: string }) => log('database: connection lost', { code: error.code })
  pool.on('error', report)
  // the pool listens to idle connections only; one that breaks between two statements of a transaction is in nobody's hands
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
