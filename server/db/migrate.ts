import { Migrator, type Kysely } from 'kysely'
import type { Database } from './database'
import { migrations } from './migrations'

/**
 * Brings the schema up to date and returns the names of the migrations that ran. One transaction holds them all, so a
 * kill leaves the old schema whole; a lock lets several processes call it at once. Throws on a schema that is newer.
 */
export async function migrateToLatest(owner: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db: owner, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${(error as Error).message}`, { cause: error })
  }
  return results.map(({ migrationName }) => migrationName)
}
