import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { folderWithCluster, newFolder, nobodyIn, processesIn, query, removeFolders } from '../test/embedded-probe'
import { startEmbedded } from './embedded'
import { readPostmaster } from './embedded-postmaster'
import { findNative, linkLibraries } from './embedded-program'

jest.setTimeout(60_000)
afterEach(removeFolders)

const logged: string[] = []
const start = (dataDir: string) => startEmbedded({ dataDir, log: (message) => logged.push(message), durable: false })

describe('the embedded server', () => {
  test('[OPS-01] starts from an empty folder, opens no network port, keeps its data over a second start', async () => {
    const dataDir = await newFolder()
    const first = await start(dataDir)
    expect(first).toMatchObject({ owned: true, superuser: 'app', socketDir: join(dataDir, 'pg18') })
    const [settings] = await query<Record<string, string>>(
      first,
      `select current_setting('listen_addresses') as addresses, current_setting('server_encoding') as encoding,
        current_setting('random_page_cost') as page_cost, current_setting('jit') as jit,
        current_setting('timezone') as zone, datlocprovider as provider, datlocale as locale,
        current_setting('server_version_num')::int / 10000 as major from pg_database where datname = 'postgres'`,
    )
    expect(settings).toEqual({
      addresses: '',
      encoding: 'UTF8',
      page_cost: '1.1',
      jit: 'off',
      zone: 'UTC',
      provider: 'b',
      locale: 'C.UTF-8',
      major: 18,
    })
    expect(statSync(join(dataDir, 'pg18')).mode & 0o777).toBe(0o700)
    await query(first, 'create table kept as select 42 as answer')
    await first.stop()
    expect(await first.exited).toBe(0)
    expect(processesIn(dataDir)).toEqual([])

    const second = await start(dataDir)
    expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }])
    await second.stop()
  })

  test('[OPS-01] a second start in the same folder attaches, and its stop leaves the server up', async () => {
    const dataDir = await folderWithCluster()
    const [one, two] = await Promise.all([start(dataDir), start(dataDir)])
    expect([one.owned, two.owned].sort()).toEqual([false, true])
    const [owner, guest] = one.owned ? [one, two] : [two, one]
    expect(guest.socketDir).toBe(owner.socketDir)
    await guest.stop()
    expect(await query(owner, 'select 1 as one')).toEqual([{ one: 1 }])

    const third = await start(dataDir)
    await owner.stop()
    expect(await third.exited).toBeUndefined()
  })

  test('[OPS-01] a path too long for a socket gets a private folder elsewhere, which goes with the server', async () => {
    const dataDir = await folderWithCluster('a'.repeat(90))
    const server = await start(dataDir)
    expect(server.socketDir.length).toBeLessThan(85)
    expect(statSync(server.socketDir).mode & 0o777).toBe(0o700)
    const guest = await start(dataDir)
    expect(guest.socketDir).toBe(server.socketDir)
    expect(await query(guest, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
    expect(existsSync(server.socketDir)).toBe(false)

    // the name is kept, unless another user sits on it
    const again = await start(dataDir)
    expect(again.socketDir).toBe(server.socketDir)
    await again.stop()
    mkdirSync(server.socketDir, { mode: 0o777 })
    chmodSync(server.socketDir, 0o777)
    const elsewhere = await start(dataDir)
    expect(elsewhere.socketDir).not.toBe(server.socketDir)
    expect(statSync(elsewhere.socketDir).mode & 0o777).toBe(0o700)
    await elsewhere.stop()
    rmdirSync(server.socketDir)
  })

  test('[OPS-01] the library links that npm install scripts would make are made at the start', async () => {
    const native = await findNative()
    const link = join(native, 'lib', 'libicui18n.so.60')
    // under the eyes of other workers: made again at once, a running server does not look for it
    unlinkSync(link)
    await linkLibraries(native)
    expect(existsSync(link)).toBe(true)
    await expect(linkLibraries(native)).resolves.toBeUndefined()
  })

  test('[OPS-01] the server log shows no value and no statement of a query', async () => {
    const lines: string[] = []
    const server = await startEmbedded({
      dataDir: await folderWithCluster(),
      log: (message, fields) => lines.push(JSON.stringify({ message, ...fields })),
      durable: false,
    })
    await query(server, 'create table person (name text unique)')
    await query(server, `insert into person values ('Ada Quist')`)
    await expect(query(server, `insert into person values ('Ada Quist')`)).rejects.toThrow(/duplicate key/)
    await expect(query(server, `select 'Ada Quist'::int`)).rejects.toThrow(/Ada Quist/)
    await server.stop()
    expect(lines.join('\n')).toContain('database system is shut down')
    expect(lines.join('\n')).not.toContain('Quist')
  })
})

describe('a postmaster.pid left behind', () => {
  /** A process that sleeps, with a child that has ended and is not reaped. */
  async function sleeper(): Promise<{ pid: number; zombie: number; end(): void }> {
    const child = spawn('/bin/sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [line] = (await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()).value.split(' ')
    return { pid: child.pid ?? 0, zombie: Number(line), end: () => void child.kill('SIGKILL') }
  }

  /** The files that a killed server leaves, with another process's number in them. */
  async function leaveBehind(pid: number): Promise<string> {
    const dataDir = await folderWithCluster()
    const server = await start(dataDir)
    await query(server, 'create table kept as select 42 as answer')
    const cluster = join(dataDir, 'pg18')
    const file = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
    await server.stop()
    writeFileSync(join(cluster, 'postmaster.pid'), file.replace(/^\d+/, String(pid)))
    writeFileSync(join(cluster, '.s.PGSQL.5432.lock'), file.replace(/^\d+/, String(pid)))
    return dataDir
  }

  test.each([
    ['a number that nobody has', 0],
    ['the number of another program', 0],
    ['the number of a zombie, after 3 s', 2_900],
  ])('[OPS-04] with %s does not stop the start', async (what, atLeast) => {
    const other = await sleeper()
    const pid = what.includes('zombie') ? other.zombie : what.includes('another') ? other.pid : 4_194_303
    try {
      const dataDir = await leaveBehind(pid)
      const since = Date.now()
      const server = await start(dataDir)
      expect(Date.now() - since).toBeGreaterThanOrEqual(atLeast)
      expect(server.owned).toBe(true)
      expect((await readPostmaster(join(dataDir, 'pg18')))?.pid).not.toBe(pid)
      expect(await query(server, 'select answer from kept')).toEqual([{ answer: 42 }])
      await server.stop()
    } finally {
      other.end()
    }
  })

  test('[OPS-04] empty or cut short does not stop the start', async () => {
    const dataDir = await leaveBehind(1)
    writeFileSync(join(dataDir, 'pg18', 'postmaster.pid'), '')
    const server = await start(dataDir)
    expect(server.owned).toBe(true)
    await server.stop()
  })
})

describe('folders left behind', () => {
  test('[OPS-04] an unfinished cluster of a process that is gone is swept, and the start is clean', async () => {
    const dataDir = await folderWithCluster()
    const unfinished = join(dataDir, 'pg18.tmp-4194303')
    mkdirSync(unfinished)
    writeFileSync(join(unfinished, 'PG_VERSION'), '18\n')
    const server = await start(dataDir)
    expect(readdirSync(dataDir)).toEqual(['pg18'])
    await server.stop()
    await nobodyIn(dataDir)
  })
})
