import type { Kysely, Transaction } from 'kysely'
import type { RootField } from 'contracts/policy'
import type { Target } from 'contracts/permission'
import type { Viewer } from 'contracts/viewer'
import type { Config } from './config'
import type { Database, OpenDatabase } from './db/database'
import type { Log } from './log'
import type { Tokens } from './modules/auth/tokens'
import type { ViewerCache } from './modules/auth/viewer-cache'

/** What lives as long as the process. */
export interface Services {
  config: Config
  database: OpenDatabase
  log: Log
  tokens: Tokens
  viewers: ViewerCache
}

export interface RequestInfo {
  /** of the client, behind the trusted proxies */
  address: string
  /** the User-Agent, cut; shown to the user in the list of signed-in devices */
  device: string
  origin: string | null
}

export type Batch<K, V> = (db: Kysely<Database>, keys: readonly K[], context: Context) => Promise<ReadonlyMap<K, V>>

export interface Context {
  viewer: Viewer
  /**
   * In a query one read-only transaction for the whole operation, opened when first asked for. In a mutation the root
   * field's own transaction, committed before the answer; what is selected below it reads in a fresh read-only one.
   * Carries the row-level settings of the viewer. Not for subscriptions: use `transaction` there.
   */
  db(): Promise<Transaction<Database>>
  /** For subscriptions: a short transaction with the viewer's settings, committed when the promise resolves. Never beside `db`. */
  transaction<T>(work: (db: Transaction<Database>) => Promise<T>): Promise<T>
  /** Loads by key in one statement for all rows of a list; `batch` must be a constant function. Keys without a row: undefined. */
  load<K, V>(batch: Batch<K, V>, key: K): Promise<V | undefined>
  /** Decides about the row that a call names, by its owner; throws FORBIDDEN or UNAUTHENTICATED. */
  authorize(call: RootField, target: Target): void
  services: Services
  request: RequestInfo
  /** the token that the request carried, for the session's own calls */
  bearer: string | null
}
