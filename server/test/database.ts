import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { openDatabase, type OpenDatabase } from '../db/database'
import { connectSuperuser, createDatabase } from '../db/roles'

export const templateName = 'lanewise_template'

export interface TestDatabase extends OpenDatabase {
  name: string
  /** folder of the unix socket, and the port that names it: for a connection of one's own */
  socketDir: string
  port: number
  /** runs statements in this database on one connection of the superuser */
  asSuperuser(...statements: string[]): Promise<void>
  drop(): Promise<void>
}

/**
 * A database of the test file's own, migrated and with reference data, copied from the template of the run. Make it in
 * beforeAll and `drop()` it in afterAll.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const server = testServer()
  const name = `t_${randomBytes(6).toString('hex')}`
  await withSuperuser(server, 'postgres', (client) => createDatabase(client, name, templateName))
  const opened = openDatabase({
    place: { ...server, database: name },
    log: () => undefined,
    webConnections: 4,
    ownerConnections: 2,
  })
  return {
    ...opened,
    ...server,
    name,
    asSuperuser: (...statements) =>
      withSuperuser(server, name, async (client) => {
        // the superuser is named app, and so is the schema of the settings, which would come first
        await client.query('set search_path = public')
        for (const statement of statements) await client.query(statement)
      }),
    async drop() {
      await opened.close()
      await withSuperuser(server, 'postgres', (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

interface TestServer {
  socketDir: string
  port: number
}

function testServer(): TestServer {
  const text = process.env.LANEWISE_TEST_DATABASE
  if (!text) throw new Error('No test server: run with jest, whose global set-up starts one')
  return JSON.parse(text) as TestServer
}

async function withSuperuser<T>(
  server: TestServer,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectSuperuser(server, database)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
