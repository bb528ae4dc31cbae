import { AsyncLocalStorage } from 'node:async_hooks'
import DataLoader from 'dataloader'
import type { Transaction } from 'kysely'
import { decideCall, decideRow, type Decision, type Target } from 'contracts/permission'
import type { RootField } from 'contracts/policy'
import { type ONLY_ACCESS_TOKENS, type SIGNATURE_EXPIRED } from 'contracts/messages'
import type { Viewer } from 'contracts/viewer'
import type { Batch, Context, RequestInfo, Services } from '../context'
import type { Database } from '../db/database'
import { inTransaction, type SessionSettings } from '../db/transaction'
import { AppError } from '../errors'
import { sessionSettings } from '../modules/auth/session-settings'
import { LazyTransaction } from './lazy-transaction'

/** Why the token of a request does not count; thrown by the first call that would have needed it. */
export type TokenFault = typeof SIGNATURE_EXPIRED | typeof ONLY_ACCESS_TOKENS

interface MutationField {
  transaction: LazyTransaction
  authorized: boolean
}

export interface OperationInput {
  viewer: Viewer
  tokenFault?: TokenFault
  services: Services
  request: RequestInfo
  bearer: string | null
}

const currentField = new AsyncLocalStorage<MutationField>()

/** One GraphQL operation: its transactions, its loaders, and what its permission checks have seen. */
export class Operation {
  readonly context: Context & { operation: Operation }
  private reading?: LazyTransaction
  private readonly loaders = new Map<Batch<never, unknown>, DataLoader<never, unknown>>()
  private readonly settings: SessionSettings

  constructor(private readonly input: OperationInput) {
    const { viewer, services, request, bearer } = input
    this.settings = sessionSettings(viewer, request)
    this.context = {
      operation: this,
      viewer,
      services,
      request,
      bearer,
      db: () => this.db(),
      transaction: (work) => this.transaction(work),
      load: (batch, key) => this.load(batch, key),
      authorize: (call, target) => this.authorize(call, target),
    }
  }

  private db(): Promise<Transaction<Database>> {
    const field = currentField.getStore()
    if (field) return field.transaction.db()
    this.reading ??= new LazyTransaction(this.input.services.database.web, this.settings, true)
    return this.reading.db()
  }

  private async transaction<T>(work: (db: Transaction<Database>) => Promise<T>): Promise<T> {
    // Whoever holds one connection and waits for a second can wait for ever once all are held by such.
    if (this.reading || currentField.getStore()) throw new Error('A transaction is open already: use db()')
    return inTransaction(this.input.services.database.web, this.settings, work)
  }

  private load<K, V>(batch: Batch<K, V>, key: K): Promise<V | undefined> {
    const known = this.loaders as unknown as Map<Batch<K, V>, DataLoader<K, V | undefined>>
    let loader = known.get(batch)
    if (!loader) {
      loader = new DataLoader<K, V | undefined>(
        async (keys) => {
          const found = await batch(await this.db(), keys, this.context)
          return keys.map((each) => found.get(each))
        },
        { maxBatchSize: 10_000 },
      )
      known.set(batch, loader)
    }
    return loader.load(key)
  }

  /** Decides about a call from its arguments, before its resolver runs. Throws the refusal. */
  admit(call: RootField, target: Target, ignoresToken: boolean): void {
    const { viewer, tokenFault } = this.input
    if (tokenFault && !ignoresToken) throw new AppError('UNAUTHENTICATED', tokenFault)
    refuseUnless(decideCall(viewer, call, target))
  }

  private authorize(call: RootField, target: Target): void {
    const field = currentField.getStore()
    if (field) field.authorized = true
    refuseUnless(decideRow(this.input.viewer, call, target))
  }

  /** Runs a mutation's root field in its own transaction, committed before this resolves. */
  async mutate<T>(call: RootField, checksRow: boolean, run: () => T | Promise<T>): Promise<T> {
    await this.endReading()
    const transaction = new LazyTransaction(this.input.services.database.web, this.settings, false)
    const field: MutationField = { transaction, authorized: false }
    try {
      const result = await currentField.run(field, async () => run())
      if (checksRow && !field.authorized) throw new Error(`${call} did not ask whether it may touch its row`)
      await transaction.commit()
      return result
    } catch (error) {
      await transaction.rollback(error)
      throw error
    } finally {
      this.loaders.clear()
    }
  }

  /** Ends the reading transaction, and with it what the loaders have read. */
  async endReading(): Promise<void> {
    const reading = this.reading
    this.reading = undefined
    this.loaders.clear()
    await reading?.commit()
  }
}

function refuseUnless(decision: Decision): void {
  if (decision === 'UNAUTHENTICATED') throw new AppError(decision, 'Please sign in')
  if (decision === 'FORBIDDEN') throw new AppError(decision, 'You may not do this')
}
