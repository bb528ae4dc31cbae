import { sql } from 'kysely'
import { join } from 'node:path'
import { eventually, folderWithCluster, newFolder, removeFolders, processesIn } from '../test/embedded-probe'
import { testDatabase, type TestDatabase } from '../test/database'
import { readPostmaster } from './embedded-postmaster'
import { migrateToLatest } from './migrate'
import { migrations } from './migrations'
import { startDatabase } from './start-database'

jest.setTimeout(60_000)
afterEach(removeFolders)
const log = () => undefined

describe('the database from nothing', () => {
  test('[OPS-01] four starts at once on an empty folder: one migrates, all serve, each may end first', async () => {
    const dataDir = await newFolder()
    const started = await Promise.all([1, 2, 3, 4].map(() => startDatabase({ dataDir, log })))
    const names = Object.keys(migrations)
    expect(started.map(({ migrated }) => migrated.length).sort((a, b) => a - b)).toEqual([0, 0, 0, names.length])
    for (const { web } of started) {
      expect((await sql<{ n: number }>`select count(*) as n from club`.execute(web)).rows).toEqual([{ n: 0 }])
    }
    for (const database of started) await database.stop()
    expect(processesIn(dataDir)).toEqual([])
  })

  test('[OPS-04] the pools find the server again after it died', async () => {
    const dataDir = await folderWithCluster('a'.repeat(90))
    const database = await startDatabase({ dataDir, log })
    const answers = () =>
      sql`select 1 as one`.execute(database.web).then(
        () => true,
        () => false,
      )
    expect(await answers()).toBe(true)
    process.kill((await readPostmaster(join(dataDir, 'pg18')))!.pid, 'SIGKILL')
    await eventually(async () => !(await answers()), 'a failed query')
    await eventually(answers, 'an answer')
    await database.stop()
  })
})

describe('a server by DATABASE_URL', () => {
  let server: TestDatabase
  beforeAll(async () => {
    server = await testDatabase()
  })
  afterAll(() => server.drop())

  const url = (role: string) =>
    `postgres://${role}@${encodeURIComponent(server.socketDir)}:${server.port}/${server.name}`

  test('[OPS-08] is used as it is, with a role of its own for each pool', async () => {
    const database = await startDatabase({
      dataDir: '/nonexistent',
      databaseUrl: url('lanewise_web'),
      databaseOwnerUrl: url('lanewise_owner'),
      log,
    })
    const { rows } = await sql`select session_user as name, current_database() as database`.execute(database.web)
    expect(rows).toEqual([{ name: 'lanewise_web', database: server.name }])
    await database.stop()
  })

  test.each(['app', 'lanewise_owner'])('[OPS-08] is refused when %s would serve requests', async (role) => {
    const start = startDatabase({
      dataDir: '/nonexistent',
      databaseUrl: url(role),
      databaseOwnerUrl: url('lanewise_owner'),
      log,
    })
    await expect(start).rejects.toThrow(`The database role '${role}' of DATABASE_URL must not serve requests`)
  })

  test('[OPS-08] is refused without DATABASE_OWNER_URL', async () => {
    const start = startDatabase({ dataDir: '/nonexistent', databaseUrl: url('lanewise_web'), log })
    await expect(start).rejects.toThrow('DATABASE_URL needs DATABASE_OWNER_URL')
  })

  test('a schema newer than the program is refused', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(server.owner)
    await expect(migrateToLatest(server.owner)).rejects.toThrow(/9999-later/)
  })
})
