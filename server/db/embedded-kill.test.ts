import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  eventually,
  folderWithCluster,
  newFolder,
  nobodyIn,
  processesIn,
  query,
  removeFolders,
  startChild,
} from '../test/embedded-probe'
import { startEmbedded } from './embedded'
import { keepEmbedded, type KeptDatabase } from './embedded-keeper'
import { readPostmaster } from './embedded-postmaster'

jest.setTimeout(120_000)
afterEach(removeFolders)

const quiet = () => undefined

describe('SIGKILL', () => {
  test('[OPS-04] of the process that owns the server leaves no process, and every acknowledged row', async () => {
    const dataDir = await folderWithCluster()
    const child = startChild(dataDir, { DURABLE: 'yes' })
    const server = await child.up()
    await query(server, 'create table kept (n integer primary key)')
    const acknowledged: number[] = []
    const writing = (async () => {
      for (let n = 0; ; n++) {
        await query(server, `insert into kept values (${n})`)
        acknowledged.push(n)
      }
    })().catch(() => undefined)
    await eventually(() => acknowledged.length > 20, 'rows')
    child.kill()
    await writing
    await nobodyIn(dataDir)

    const again = await startEmbedded({ dataDir, log: quiet })
    const rows = await query<{ n: number }>(again, 'select n from kept')
    expect(rows.map(({ n }) => n)).toEqual(expect.arrayContaining(acknowledged))
    await again.stop()
  })

  test('[OPS-04] of every process at once leaves every acknowledged row, and the next start needs no hand', async () => {
    const dataDir = await folderWithCluster()
    const child = startChild(dataDir, { DURABLE: 'yes' })
    await query(await child.up(), 'create table kept as select generate_series(1, 1000) as n')
    const all = processesIn(dataDir)
    child.kill()
    for (const pid of all) process.kill(pid, 'SIGKILL')
    await nobodyIn(dataDir)
    expect(existsSync(join(dataDir, 'pg18', 'postmaster.pid'))).toBe(true)

    const again = await startEmbedded({ dataDir, log: quiet })
    expect(await query(again, 'select count(*)::int as count from kept')).toEqual([{ count: 1000 }])
    await again.stop()
  })

  test.each([0, 60, 200, 500])('[OPS-04] %d ms into initdb leaves no half cluster and no process', async (delay) => {
    const dataDir = await newFolder()
    const child = startChild(dataDir)
    await eventually(() => readdirSync(dataDir).some((name) => name.includes('.tmp-')), 'initdb')
    await wait(delay)
    child.kill()
    await child.exited
    expect(existsSync(join(dataDir, 'pg18'))).toBe(false)
    const again = await startEmbedded({ dataDir, log: quiet, durable: false })
    expect(readdirSync(dataDir)).toEqual(['pg18'])
    await again.stop()
    await nobodyIn(dataDir)
  })

  test('[OPS-04] of a jest run leaves no process', async () => {
    // the harness starts its server in the same way: its owner is the jest process above this worker
    const { socketDir } = JSON.parse(process.env.LANEWISE_TEST_DATABASE ?? '{}') as { socketDir: string }
    const { pid } = (await readPostmaster(socketDir)) ?? { pid: 0 }
    const parent = (of: number) => Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${of}/status`, 'utf8'))?.[1])
    const shell = readFileSync(`/proc/${parent(pid)}/cmdline`, 'utf8')
    expect(shell).toContain('watchdog')
    expect([process.pid, process.ppid]).toContain(parent(parent(pid)))
  })
})

describe('several processes on one folder', () => {
  test('[OPS-04] four at once on nothing: one owns, three attach; when the owner is killed the others take over', async () => {
    const dataDir = await newFolder()
    const children = [1, 2, 3, 4].map(() => startChild(dataDir))
    const ups = await Promise.all(children.map((child) => child.up()))
    expect(ups.filter(({ owned }) => owned)).toHaveLength(1)
    await query(ups[0]!, 'create table kept as select 42 as answer')

    const ownerAt = ups.findIndex(({ owned }) => owned)
    children[ownerAt]!.kill()
    const others = children.filter((_, at) => at !== ownerAt)
    const settled = async () => {
      await Promise.all(others.map((child) => child.up(2)))
      return others.map((child) => child.ups().at(-1)!)
    }
    const successors = await settled()
    expect(successors.filter(({ owned }) => owned)).toHaveLength(1)
    expect(await query(successors[0]!, 'select answer from kept')).toEqual([{ answer: 42 }])

    await Promise.all(others.map((child) => child.end()))
    await nobodyIn(dataDir)
  })
})

describe('a server that ends without being asked', () => {
  async function keep(dataDir: string): Promise<{ kept: KeptDatabase; log: string[]; restarts: () => number }> {
    const log: string[] = []
    let count = 0
    const kept = await keepEmbedded({ dataDir, log: (message) => log.push(message), durable: false })
    kept.onRestart(() => (count += 1))
    return { kept, log, restarts: () => count }
  }

  async function killServer(dataDir: string): Promise<void> {
    process.kill((await readPostmaster(join(dataDir, 'pg18')))!.pid, 'SIGKILL')
  }

  test('[OPS-04] is started again', async () => {
    const dataDir = await folderWithCluster()
    const { kept, restarts } = await keep(dataDir)
    await query(kept.current(), 'create table kept as select 42 as answer')
    await killServer(dataDir)
    await eventually(() => restarts() === 1, 'a restart')
    expect(await query(kept.current(), 'select answer from kept')).toEqual([{ answer: 42 }])
    await kept.stop()
    expect(processesIn(dataDir)).toEqual([])
  })

  test('[OPS-04] and cannot start is tried again with growing pauses until it can', async () => {
    const dataDir = await folderWithCluster()
    const { kept, log, restarts } = await keep(dataDir)
    const settings = join(dataDir, 'pg18', 'postgresql.auto.conf')
    const sound = readFileSync(settings, 'utf8')
    appendFileSync(settings, 'nonsense = 1\n')
    await killServer(dataDir)
    const failures = () => log.filter((message) => message.includes('trying again')).length
    await eventually(() => failures() >= 3, 'three failures')
    writeFileSync(settings, sound)
    await eventually(() => restarts() === 1, 'a restart')
    expect(await query(kept.current(), 'select 1 as one')).toEqual([{ one: 1 }])
    await kept.stop()
  })

  test('[OPS-04] while it is being stopped is left alone', async () => {
    const dataDir = await folderWithCluster()
    const { kept, restarts } = await keep(dataDir)
    const settings = join(dataDir, 'pg18', 'postgresql.auto.conf')
    appendFileSync(settings, 'nonsense = 1\n')
    await killServer(dataDir)
    await kept.stop()
    await wait(500)
    expect(restarts()).toBe(0)
    expect(processesIn(dataDir)).toEqual([])
  })
})

test('[OPS-04] signals of the terminal go to us first: the server hears no SIGINT of our process group', async () => {
  const dataDir = await folderWithCluster()
  const server = await startEmbedded({ dataDir, log: quiet, durable: false })
  const { pid } = (await readPostmaster(join(dataDir, 'pg18')))!
  const group = (of: number) => execFileSync('ps', ['-o', 'pgid=', '-p', String(of)], { encoding: 'utf8' }).trim()
  expect(group(pid)).not.toBe(group(process.pid))
  await server.stop()
})
