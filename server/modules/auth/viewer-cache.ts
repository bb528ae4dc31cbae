import type { Kysely } from 'kysely'
import type { Database } from '../../db/database'
import { inTransaction } from '../../db/transaction'
import { loadViewer, type KnownViewer } from './viewer.repo'

const maximumEntries = 10_000
/** however sure the notices are, nobody keeps a right for longer after it was taken */
const lifetime = 60_000

interface Entry {
  known: Promise<KnownViewer | undefined>
  until: number
}

/** Viewers by user, kept while the database tells of every change (viewer-notices.ts); without that nothing is kept. */
export class ViewerCache {
  private readonly entries = new Map<number, Entry>()
  private informed = false

  constructor(private readonly web: Kysely<Database>) {}

  get(userId: number): Promise<KnownViewer | undefined> {
    const entry = this.entries.get(userId)
    if (entry && entry.until > Date.now()) return entry.known
    const known = inTransaction(this.web, { role: 'session' }, (db) => loadViewer(db, userId), { readOnly: true })
    if (this.informed) this.keep(userId, known)
    return known
  }

  private keep(userId: number, known: Promise<KnownViewer | undefined>): void {
    if (this.entries.size >= maximumEntries) this.entries.clear()
    const entry = { known, until: Date.now() + lifetime }
    this.entries.set(userId, entry)
    known.catch(() => this.entries.get(userId) === entry && this.entries.delete(userId))
  }

  /** A notice of the channel 'viewer': a user's id, * for everybody, or empty when the connection is new and may have missed some. */
  hear(payload: string): void {
    const userId = Number(payload)
    if (payload === '') this.informed = true
    if (Number.isInteger(userId) && userId > 0) this.entries.delete(userId)
    else this.entries.clear()
  }
}
