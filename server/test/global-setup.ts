import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../db/database'
import { startEmbedded, type EmbeddedDatabase } from '../db/embedded'
import { migrateToLatest } from '../db/migrate'
import { connectSuperuser, createDatabase, setupRoles } from '../db/roles'
import { templateName } from './database'

interface RunningCluster {
  dataDir: string
  server: EmbeddedDatabase
}

declare global {
  // handed to global-teardown.ts, which runs in the same process
  var testCluster: RunningCluster | undefined
}

/** One embedded server for all workers of the run, with a migrated template that each test file copies. */
export default async function setUp(): Promise<void> {
  await sweepOldRuns()
  const dataDir = await mkdtemp(join(tmpdir(), `lanewise-test-${process.pid}-`))
  const server = await startEmbedded({ dataDir, log: () => undefined, durable: false })
  globalThis.testCluster = { dataDir, server }
  await setupRoles(server)
  await makeTemplate(server)
  process.env.LANEWISE_TEST_DATABASE = JSON.stringify({ socketDir: server.socketDir, port: server.port })
}

async function makeTemplate(server: EmbeddedDatabase): Promise<void> {
  const superuser = await connectSuperuser(server)
  try {
    await createDatabase(superuser, templateName)
    const place = { socketDir: server.socketDir, port: server.port, database: templateName }
    const database = openDatabase({ place, log: () => undefined })
    await migrateToLatest(database.owner)
    await loadReferenceData(database.owner)
    await database.close()
    // a copy is refused while anybody is connected to the original
    await superuser.query(`alter database ${templateName} is_template true allow_connections false`)
  } finally {
    await superuser.end()
  }
}

async function loadReferenceData(owner: unknown): Promise<void> {
  const path = join(__dirname, '../db/reference-data')
  if (!existsSync(`${path}.ts`)) return
  const module = (await import(path)) as { loadReferenceData(owner: unknown): Promise<unknown> }
  await module.loadReferenceData(owner)
}

/** Removes the folders of runs that were killed; their servers ended with them. */
async function sweepOldRuns(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(/^lanewise-test-(\d+)-/.exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
