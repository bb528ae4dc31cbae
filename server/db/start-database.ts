import { openDatabase, type DatabasePlace, type OpenDatabase } from './database'
import type { Log } from '../log'
import { keepEmbedded, type KeptDatabase } from './embedded-keeper'
import { migrateToLatest } from './migrate'
import { checkWebRole, setupRoles } from './roles'

export interface StartDatabaseConfig {
  /** folder of the embedded cluster; not used with databaseUrl */
  dataDir: string
  /** DATABASE_URL, log-in of the serving role */
  databaseUrl?: string
  /** DATABASE_OWNER_URL, log-in of the owner of the schema */
  databaseOwnerUrl?: string
  log: Log
}

export interface RunningDatabase extends OpenDatabase {
  /** names of the migrations that this start applied */
  migrated: string[]
  /** closes the pools, then the embedded server when this process owns it */
  stop(): Promise<void>
}

/** Everything from nothing to a database that may serve: server, roles, schema, and the check of the serving role. */
export async function startDatabase(config: StartDatabaseConfig): Promise<RunningDatabase> {
  const kept = config.databaseUrl ? undefined : await keepEmbedded({ dataDir: config.dataDir, log: config.log })
  let database: OpenDatabase | undefined
  try {
    const place = kept ? await embeddedPlace(kept) : serverPlace(config)
    const opened = (database = openDatabase({ place, log: config.log }))
    kept?.onRestart(({ socketDir }) => opened.moveTo(socketDir))
    const migrated = await migrateToLatest(opened.owner)
    await checkWebRole(opened.web)
    return { ...opened, migrated, stop: () => stopAll(opened, kept) }
  } catch (error) {
    await stopAll(database, kept)
    throw error
  }
}

async function embeddedPlace(kept: KeptDatabase): Promise<DatabasePlace> {
  const { socketDir, port } = kept.current()
  await setupRoles({ socketDir, port })
  return { socketDir, port }
}

function serverPlace({ databaseUrl, databaseOwnerUrl }: StartDatabaseConfig): DatabasePlace {
  if (!databaseUrl || !databaseOwnerUrl) {
    throw new Error('DATABASE_URL needs DATABASE_OWNER_URL beside it: the log-in of the role that owns the schema')
  }
  return { databaseUrl, databaseOwnerUrl }
}

async function stopAll(database: OpenDatabase | undefined, kept: KeptDatabase | undefined): Promise<void> {
  await database?.close()
  await kept?.stop()
}
