import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from './database'

/** Who is asking, for the row-level policies. Lists that are left out are empty: nothing is seen by default. */
export interface SessionSettings {
  role: 'anonymous' | 'user' | 'administrator' | 'worker' | 'session'
  userId?: number | null
  /** clubs with any access */
  clubs?: readonly number[]
  /** clubs with coach access and above */
  staffClubs?: readonly number[]
  /** member clubs of the leagues that the user is staff of */
  leagueClubs?: readonly number[]
  /** leagues that the user is staff of */
  leagues?: readonly number[]
  /** the user's own people and wards */
  people?: readonly number[]
  /** where a write comes from, for the audit log */
  origin?: string
}

/**
 * Runs `fn` in one transaction that carries the settings, set for this transaction only, by one statement. A failure
 * rolls all back and is thrown on; the promise resolves after COMMIT. Never nest: one root field, one transaction.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  settings: SessionSettings,
  fn: (trx: Transaction<Database>) => Promise<T>,
  { readOnly = false }: { readOnly?: boolean } = {},
): Promise<T> {
  const transaction = readOnly ? db.transaction().setAccessMode('read only') : db.transaction()
  return transaction.execute(async (trx) => {
    await applySettings(trx, settings)
    return fn(trx)
  })
}

async function applySettings(trx: Transaction<Database>, settings: SessionSettings): Promise<void> {
  await sql`select set_config('app.role', ${settings.role}, true),
    set_config('app.user_id', ${settings.userId?.toString() ?? ''}, true),
    set_config('app.clubs', ${intArray(settings.clubs)}, true),
    set_config('app.staff_clubs', ${intArray(settings.staffClubs)}, true),
    set_config('app.league_clubs', ${intArray(settings.leagueClubs)}, true),
    set_config('app.leagues', ${intArray(settings.leagues)}, true),
    set_config('app.people', ${intArray(settings.people)}, true),
    set_config('app.origin', ${settings.origin ?? ''}, true)`.execute(trx)
}

/** Array literal of PostgreSQL. Refuses what is no integer: the text is cast by the policies. */
function intArray(values: readonly number[] = []): string {
  if (!values.every(Number.isInteger)) throw new TypeError('Session settings hold integers only')
  return `{${values.join(',')}}`
}
