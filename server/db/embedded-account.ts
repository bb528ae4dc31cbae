import { spawn, type SpawnOptions } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'

/**
 * As whom PostgreSQL runs, because it refuses user 0 and its initdb wants a name for its user.
 * - plain: as ourselves.
 * - namespace: as ourselves outside and as `nobody` inside a user namespace; files stay ours, no chown, no copy.
 * - drop: as `postgres`, else `nobody`; the cluster is given to that user.
 */
export interface Account {
  kind: 'plain' | 'namespace' | 'drop'
  uid?: number
  gid?: number
  /** words put before every command */
  prefix: string[]
}

// 65534, not any free number: initdb looks its user up in /etc/passwd
const namespacePrefix = ['unshare', '--user', '--map-user=65534']

/**
 * Chooses the account. `clusterOwner` is the user id that owns an existing cluster: it wins, since PostgreSQL opens its
 * own files only. LANEWISE_PG_ROOT=namespace|drop forces the branch of root.
 */
export async function chooseAccount(clusterOwner: number | undefined): Promise<Account> {
  const uid = process.getuid?.()
  if (uid === undefined) throw new Error('The embedded PostgreSQL needs Linux or macOS; set DATABASE_URL here')
  if (uid === 0) return rootAccount(clusterOwner)
  if (clusterOwner !== undefined && clusterOwner !== uid) {
    throw new Error(`The database files belong to user ${clusterOwner}, this is user ${uid}: start as their owner`)
  }
  if (hasName()) return { kind: 'plain', prefix: [] }
  if (await namespacesWork()) return { kind: 'namespace', prefix: namespacePrefix }
  throw new Error(`User ${uid} has no entry in /etc/passwd, which PostgreSQL needs: add one, or set DATABASE_URL`)
}

async function rootAccount(clusterOwner: number | undefined): Promise<Account> {
  const forced = process.env.LANEWISE_PG_ROOT
  if (forced !== undefined && forced !== '' && forced !== 'namespace' && forced !== 'drop') {
    throw new Error(`LANEWISE_PG_ROOT is namespace or drop, not ${forced}`)
  }
  if (forced === 'namespace') return { kind: 'namespace', prefix: namespacePrefix }
  if (clusterOwner) return dropTo(await userById(clusterOwner))
  if (forced !== 'drop' && (await namespacesWork())) return { kind: 'namespace', prefix: namespacePrefix }
  return dropTo(await serviceUser())
}

function dropTo({ uid, gid }: { uid: number; gid: number }): Account {
  return { kind: 'drop', uid, gid, prefix: [] }
}

/**
 * The account as it can enter `dataDir`. Where that lies in a folder that is root's alone (a clone in /root of a
 * container) the dropped user gets the one capability of a container's root that opens it; else only its own rights.
 */
export async function reachData(account: Account, dataDir: string): Promise<Account> {
  const enter = ['/bin/sh', '-c', 'cd "$1"', 'sh', dataDir]
  if (account.kind !== 'drop' || (await succeeds(account, enter))) return account
  const { uid, gid } = account
  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const prefix = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capability]
  const entering: Account = { kind: 'drop', uid, gid, prefix }
  if (await succeeds(entering, enter)) return entering
  throw new Error(`User ${uid}, as whom PostgreSQL runs here, cannot enter ${dataDir}: put the data elsewhere`)
}

/** What to spawn so that the command runs under the account. */
export function underAccount(account: Account, command: string[], options: SpawnOptions) {
  const [file = '', ...args] = [...account.prefix, ...command]
  // setpriv in the prefix changes the user itself and must still be root to do so
  const identity = account.kind === 'drop' && account.prefix.length === 0 ? { uid: account.uid, gid: account.gid } : {}
  return { file, args, options: { ...options, ...identity } }
}

/** Whether the command runs and succeeds under the account: the truth about permissions, whatever grants them. */
export function succeeds(account: Account, command: string[]): Promise<boolean> {
  const { file, args, options } = underAccount(account, command, { stdio: 'ignore', cwd: '/' })
  return new Promise((resolve) => {
    const child = spawn(file, args, options)
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}

function namespacesWork(): Promise<boolean> {
  if (process.platform !== 'linux') return Promise.resolve(false)
  return succeeds({ kind: 'plain', prefix: [] }, [...namespacePrefix, 'true'])
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

async function serviceUser() {
  const users = await passwd()
  const user = users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL does not run as root and there is no user postgres or nobody to run it')
  return user
}

async function userById(uid: number) {
  return (await passwd()).find((user) => user.uid === uid) ?? { uid, gid: uid }
}

async function passwd() {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  return (
    lines
      .filter((fields) => fields.length > 3 && !fields[0]?.startsWith('#'))
      // macOS writes nobody as -2
      .map(([name, , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
  )
}

/** User id of a path's owner, undefined when there is no such path. */
export async function ownerOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ uid }) => uid,
    () => undefined,
  )
}
