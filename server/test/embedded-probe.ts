import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startEmbedded } from '../db/embedded'
import { connectSuperuser } from '../db/roles'

export interface Up {
  message: 'up'
  owned: boolean
  socketDir: string
  port: number
}

export interface Child {
  pid: number
  /** everything that it said so far */
  said: Record<string, unknown>[]
  /** lines of its error output */
  errors: string[]
  ups(): Up[]
  /** resolves with the n-th report of being up */
  up(n?: number): Promise<Up>
  kill(): void
  /** asks it to stop, and waits */
  end(): Promise<void>
  exited: Promise<void>
}

/** Starts embedded-child.ts. `before` are words put before the command, to change the user. */
export function startChild(dataDir: string, env: Record<string, string> = {}, before: string[] = []): Child {
  const command = [...before, process.execPath, '--import', 'tsx', join(__dirname, 'embedded-child.ts'), dataDir]
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: join(__dirname, '../..'),
    env: { ...process.env, DURABLE: 'no', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said: Record<string, unknown>[] = []
  createInterface({ input: child.stdout }).on('line', (line) => said.push(JSON.parse(line) as Record<string, unknown>))
  const errors: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line))
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const ups = () => said.filter(({ message }) => message === 'up') as unknown as Up[]
  return {
    pid: child.pid ?? 0,
    said,
    errors,
    ups,
    exited,
    up: (n = 1) => eventually(() => ups()[n - 1], `report ${n} of being up`),
    kill: () => child.kill('SIGKILL'),
    end() {
      child.stdin.end()
      return exited
    },
  }
}

/** Waits until `look` gives something. Throws after 30 s. */
export async function eventually<T>(
  look: () => T | undefined | false | Promise<T | undefined | false>,
  what: string,
): Promise<T> {
  const until = Date.now() + 30_000
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    if (Date.now() > until) throw new Error(`Waited 30 s in vain for ${what}`)
    await wait(25)
  }
}

/** Process numbers of everything that works in the folder: postgres, initdb and their shells. Linux only. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && works(name, folder))
    .map(Number)
}

function works(pid: string, folder: string): boolean {
  try {
    return `${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`)
  } catch {
    return false
  }
}

/** Waits until nothing works in the folder any more. */
export async function nobodyIn(folder: string): Promise<void> {
  await eventually(() => processesIn(folder).length === 0, `an end of all processes in ${folder}`)
}

export async function query<Row>(server: { socketDir: string; port: number }, text: string): Promise<Row[]> {
  const client = await connectSuperuser(server)
  try {
    return (await client.query(text)).rows as Row[]
  } finally {
    await client.end()
  }
}

const folders: string[] = []

/** A new folder that `removeFolders` removes. */
export async function newFolder(parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, `lanewise-test-${process.pid}-`))
  folders.push(folder)
  return folder
}

/**
 * A new folder with a cluster that was made and stopped before, for tests whose subject is not initdb: that takes longer
 * than most of them. `below` are folders to put between.
 */
export async function folderWithCluster(below = ''): Promise<string> {
  const dataDir = join(await newFolder(), below)
  await mkdir(dataDir, { recursive: true })
  await promisify(execFile)('cp', ['-r', join(await soundFolder(), 'pg18'), dataDir])
  return dataDir
}

/** Made once in a run, in the folder of the run's own server, which goes with it. */
async function soundFolder(): Promise<string> {
  const { socketDir } = JSON.parse(process.env.LANEWISE_TEST_DATABASE ?? '{}') as { socketDir: string }
  const sound = join(dirname(socketDir), 'sound')
  if (existsSync(join(sound, 'pg18'))) return sound
  const making = `${sound}-${process.pid}`
  await (await startEmbedded({ dataDir: making, log: () => undefined, durable: false })).stop()
  await rename(making, sound).catch(() => undefined)
  return sound
}

/** Ends whatever still works in the new folders, and removes them. For afterEach. */
export async function removeFolders(): Promise<void> {
  for (const folder of folders.splice(0)) {
    for (const pid of processesIn(folder)) process.kill(pid, 'SIGKILL')
    await nobodyIn(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
