import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log'
import { chooseAccount, ownerOf, reachData, type Account } from './embedded-account'
import { clusterName, ensureCluster, explainFailure, socketFolder } from './embedded-cluster'
import { withFolderLock } from './embedded-lock'
import { inspectPostmaster, removeStalePostmaster, type Postmaster } from './embedded-postmaster'
import { runWatched, type WatchedProgram } from './embedded-process'
import { findNative, prepareProgram } from './embedded-program'

export interface EmbeddedOptions {
  /** folder of the cluster (`pg18` in it); made when missing */
  dataDir: string
  log: Log
  /** false gives up safety at a power cut for speed; for tests only */
  durable?: boolean
}

export interface EmbeddedDatabase {
  /** folder of the unix socket, the `host` of a connection */
  socketDir: string
  port: number
  superuser: 'app'
  /** true when this process started the server, false when it attached to another's */
  owned: boolean
  /** resolves when the server is gone, with its exit code (0 after `stop`, undefined when it was another process's) */
  exited: Promise<number | undefined>
  /** ends the server when owned, else only stops watching it */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on a unix socket in `dataDir`, or attaches to the one that another process runs there.
 * However this process ends, the server that it owns ends too. Throws with a reason when no server can be had.
 */
export async function startEmbedded({ dataDir, log, durable = true }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const account = await chooseAccount(await ownerOf(join(dataDir, clusterName)))
  // a dropped user has to pass through; the cluster below stays 0700
  await mkdir(dataDir, { recursive: true, mode: account.kind === 'drop' ? 0o711 : 0o700 })
  const folder = await realpath(dataDir)
  return withFolderLock(folder, async () => {
    const running = await findRunning(join(folder, clusterName), log)
    if (running) return attach(join(folder, clusterName), running, log)
    return own(await prepare(account, folder), folder, durable, log)
  })
}

interface Prepared {
  account: Account
  native: string
}

/** Makes sure that the account reaches the data and the program. */
async function prepare(account: Account, dataDir: string): Promise<Prepared> {
  const reaching = await reachData(account, dataDir)
  return { account: reaching, native: await prepareProgram(reaching, await findNative(), dataDir) }
}

/** Waits until it is clear whether a server of this cluster runs. Returns it, or undefined when the way is free. */
async function findRunning(cluster: string, log: Log): Promise<Postmaster | undefined> {
  const since = Date.now()
  for (;;) {
    const finding = await inspectPostmaster(cluster)
    if (finding.kind === 'none') return undefined
    if (finding.kind === 'live' && finding.postmaster.ready) return finding.postmaster
    if (finding.kind === 'stale' || (finding.kind === 'zombie' && Date.now() - since > 3_000)) {
      log('database: removing the pid file of a server that is gone')
      await removeStalePostmaster(cluster)
      return undefined
    }
    await wait(50)
  }
}

function attach(cluster: string, { pid, socketDir, port }: Postmaster, log: Log): EmbeddedDatabase {
  log('database: attached to the running server', { pid })
  const watching = new AbortController()
  const exited = watchOther(cluster, pid, watching.signal)
  const stop = async () => watching.abort()
  return { socketDir, port, superuser: 'app', owned: false, exited, stop }
}

/** Resolves when the server that another process owns is gone, or when `signal` says to look no more. */
async function watchOther(cluster: string, pid: number, signal: AbortSignal): Promise<undefined> {
  while (!signal.aborted) {
    await wait(200, undefined, { signal, ref: false }).catch(() => undefined)
    const finding = await inspectPostmaster(cluster)
    if (finding.kind !== 'live' || finding.postmaster.pid !== pid) return undefined
  }
  return undefined
}

async function own(
  { account, native }: Prepared,
  dataDir: string,
  durable: boolean,
  log: Log,
): Promise<EmbeddedDatabase> {
  const cluster = await ensureCluster(account, native, dataDir, durable)
  const socket = await socketFolder(account, cluster)
  const server = await startServer(account, native, cluster, socket, durable, log)
  return {
    socketDir: socket.path,
    port: 5432,
    superuser: 'app',
    owned: true,
    exited: server.exited,
    stop: () => server.stop(),
  }
}

async function startServer(
  account: Account,
  native: string,
  cluster: string,
  socket: { path: string; temporary: boolean },
  durable: boolean,
  log: Log,
): Promise<WatchedProgram> {
  const settings = serverSettings(socket.path, durable).flatMap((setting) => ['-c', setting])
  let ready: () => void
  const isReady = new Promise<'ready'>((resolve) => (ready = () => resolve('ready')))
  const server = runWatched(account, [join(native, 'bin', 'postgres'), '-D', cluster, ...settings], {
    cwd: cluster,
    folder: socket.temporary ? socket.path : '',
    onLine(line) {
      if (line.includes('ready to accept connections')) ready()
      log('database: postgres', { line })
    },
  })
  const outcome = await Promise.race([isReady, server.exited])
  if (outcome !== 'ready') throw new Error(explainFailure('postgres', outcome, server.lastLines()))
  server.release()
  return server
}

function serverSettings(socketDir: string, durable: boolean): string[] {
  return [
    'listen_addresses=',
    `unix_socket_directories=${socketDir}`,
    'unix_socket_permissions=0700',
    'port=5432',
    'shared_buffers=128MB',
    'work_mem=16MB',
    'random_page_cost=1.1',
    'jit=off',
    'max_wal_size=1GB',
    'timezone=UTC',
    'log_timezone=UTC',
    // statements and values of failed queries are personal data: the log gets the server's own state only
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
    'log_line_prefix=',
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0']),
  ]
}
