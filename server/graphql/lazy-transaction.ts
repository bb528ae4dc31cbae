import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../db/database'
import { inTransaction, type SessionSettings } from '../db/transaction'

/** A transaction that is opened by the first who asks for it, and ended by whoever holds it. */
export class LazyTransaction {
  private opened?: Promise<Transaction<Database>>
  private whole?: Promise<unknown>
  private succeed: () => void = () => undefined
  private fail: (error: unknown) => void = () => undefined

  constructor(
    private readonly database: Kysely<Database>,
    private readonly settings: SessionSettings,
    private readonly readOnly: boolean,
  ) {}

  db(): Promise<Transaction<Database>> {
    return (this.opened ??= this.open())
  }

  private open(): Promise<Transaction<Database>> {
    const outcome = new Promise<void>((resolve, reject) => {
      this.succeed = resolve
      this.fail = reject
    })
    return new Promise((resolve, reject) => {
      const work = (trx: Transaction<Database>) => {
        resolve(trx)
        return outcome
      }
      this.whole = inTransaction(this.database, this.settings, work, { readOnly: this.readOnly })
      this.whole.catch(reject)
    })
  }

  /** Resolves when the COMMIT is done; rejects when it fails. Nothing to do if nobody asked for the transaction. */
  async commit(): Promise<void> {
    await this.opened
    this.succeed()
    await this.whole
  }

  async rollback(error: unknown): Promise<void> {
    await this.opened?.catch(() => undefined)
    this.fail(error)
    await this.whole?.catch(() => undefined)
  }
}
