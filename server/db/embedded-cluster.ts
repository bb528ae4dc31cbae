import { createHash } from 'node:crypto'
import { chown, lchown, lstat, mkdir, mkdtemp, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './embedded-account'
import { runWatched } from './embedded-process'
import { exists } from './embedded-program'

/** The major version is part of the name, since the files of one do not open in another. */
export const clusterName = 'pg18'

/** Makes the cluster when there is none: initdb beside it, then a rename, so that a kill half-way leaves no half cluster. */
export async function ensureCluster(
  account: Account,
  native: string,
  dataDir: string,
  durable: boolean,
): Promise<string> {
  const cluster = join(dataDir, clusterName)
  await sweepUnfinished(dataDir)
  if (!(await exists(cluster))) await createCluster(account, native, dataDir, durable)
  await giveTo(account, cluster)
  return realpath(cluster)
}

async function createCluster(account: Account, native: string, dataDir: string, durable: boolean): Promise<void> {
  const unfinished = join(dataDir, `${clusterName}.tmp-${process.pid}`)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  if (account.kind === 'drop') await chown(unfinished, account.uid ?? 0, account.gid ?? 0)
  await initialise(account, native, unfinished, durable)
  await rename(unfinished, join(dataDir, clusterName)).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true, force: true })
    // another process was first
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  const folder = await open(dataDir)
  await folder.sync().finally(() => folder.close())
}

async function initialise(account: Account, native: string, folder: string, durable: boolean): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const options = ['--username=app', '--auth=trust', ...locale, '--no-instructions', ...(durable ? [] : ['--no-sync'])]
  const initdb = runWatched(account, [join(native, 'bin', 'initdb'), '-D', folder, ...options], { cwd: folder })
  const code = await initdb.exited
  if (code !== 0) throw new Error(explainFailure('initdb', code, initdb.lastLines()))
}

/** A start that ended without a server, in words for whoever reads the log. */
export function explainFailure(program: string, code: number, lines: string[]): string {
  const advice = code === 127 ? ' (the programs need glibc 2.27 or newer; on Alpine set DATABASE_URL)' : ''
  const telling = lines.filter((line) => /FATAL|PANIC|ERROR|error:/.test(line))
  return `${program} ended with ${code}${advice}: ${(telling.length ? telling : lines).slice(-4).join(' | ')}`
}

/** Removes what an initdb or a copy that was killed left behind, unless its process still runs. */
async function sweepUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = /^(?:pg18|postgres-[\w.-]+)\.tmp-(\d+)$/.exec(name)?.[1]
    if (!pid || (Number(pid) !== process.pid && isAlive(Number(pid)) && (await isFresh(join(dataDir, name))))) continue
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// a number can be given to another program; nothing takes ten minutes here
async function isFresh(path: string): Promise<boolean> {
  const age = await stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Infinity,
  )
  return age < 600_000
}

/** Hands the cluster to the account that runs it, where that is another user (a folder moved into a container). */
async function giveTo({ kind, uid = 0, gid = 0 }: Account, cluster: string): Promise<void> {
  if (kind !== 'drop' || (await stat(cluster)).uid === uid) return
  for (const entry of await readdir(cluster, { recursive: true })) await lchown(join(cluster, entry), uid, gid)
  // the folder itself last: its owner says whether the hand-over is complete
  await chown(cluster, uid, gid)
}

// 107 bytes are the kernel's limit for a socket path (103 on macOS), of which the socket's own name takes 15
const longestSocketDir = 85

/**
 * Folder of the socket: the cluster itself, or a private one under a short path, of the same name at each start where
 * nobody else has taken that. `temporary` ones go with the server.
 */
export async function socketFolder(account: Account, cluster: string): Promise<{ path: string; temporary: boolean }> {
  if (Buffer.byteLength(cluster) < longestSocketDir) return { path: cluster, temporary: false }
  const root = Buffer.byteLength(tmpdir()) < longestSocketDir - 40 ? tmpdir() : '/tmp'
  const name = `lanewise-pg-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`
  const path = (await makePrivate(join(root, name), account)) ?? (await mkdtemp(join(root, `${name}-`)))
  if (account.kind === 'drop') await chown(path, account.uid ?? 0, account.gid ?? 0)
  return { path, temporary: true }
}

/** The path once it is a folder of ours that is closed to others; undefined when somebody else holds it. */
async function makePrivate(path: string, { uid = process.getuid?.() }: Account): Promise<string | undefined> {
  await mkdir(path, { mode: 0o700 }).catch(() => undefined)
  const found = await lstat(path).catch(() => undefined)
  const isOurs = found?.uid === process.getuid?.() || found?.uid === uid
  return found?.isDirectory() && isOurs && (found.mode & 0o077) === 0 ? path : undefined
}
