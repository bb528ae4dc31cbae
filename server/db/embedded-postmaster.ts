import { link, readFile, realpath, rename, rm } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { connect } from 'node:net'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

/** What postmaster.pid says. `ready` is false while it starts, recovers or stops. */
export interface Postmaster {
  pid: number
  port: number
  socketDir: string
  ready: boolean
}

type Finding =
  /** a server of this cluster; it may still be starting or stopping */
  | { kind: 'live'; postmaster: Postmaster }
  /** ended, but not yet reaped by its parent: the file may go once it is, or after a while */
  | { kind: 'zombie' }
  /** the file speaks of a process that is gone, or of another program that was given its number */
  | { kind: 'stale' }
  | { kind: 'none' }

/** Reads the lines of postmaster.pid: pid, folder, start time, port, socket folder, address, shared memory, state. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = text.split('\n').map((line) => line.trim())
  return { pid: Number(lines[0]), port: Number(lines[3]), socketDir: lines[4] ?? '', ready: lines[7] === 'ready' }
}

/** Judges the cluster's postmaster.pid by the process that it names and by its socket. */
export async function inspectPostmaster(cluster: string): Promise<Finding> {
  const postmaster = await readPostmaster(cluster)
  if (!postmaster) return { kind: 'none' }
  const state = Number.isInteger(postmaster.pid) ? await processState(postmaster.pid, cluster) : 'gone'
  if (state === 'ours') return { kind: 'live', postmaster }
  // another container may serve the same folder under process numbers that we cannot see
  if (await answers(postmaster)) return { kind: 'live', postmaster }
  return { kind: state === 'zombie' ? 'zombie' : 'stale' }
}

/**
 * Removes a stale postmaster.pid and its socket. PostgreSQL takes over the file of a dead process itself, but not one
 * whose number now belongs to somebody else. Renamed first and looked at again: a server that started in between gets
 * its file back.
 */
export async function removeStalePostmaster(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  const aside = join(cluster, `postmaster.pid.stale-${process.pid}`)
  await rename(file, aside).catch(() => undefined)
  const pid = Number((await readFile(aside, 'utf8').catch(() => '')).split('\n')[0])
  if (pid && (await processState(pid, cluster)) === 'ours') await link(aside, file).catch(() => undefined)
  else await removeSocket(cluster)
  await rm(aside, { force: true })
}

async function removeSocket(cluster: string): Promise<void> {
  await rm(join(cluster, '.s.PGSQL.5432.lock'), { force: true })
  await rm(join(cluster, '.s.PGSQL.5432'), { force: true })
}

type ProcessState = 'ours' | 'other' | 'zombie' | 'gone'

async function processState(pid: number, cluster: string): Promise<ProcessState> {
  return process.platform === 'linux' ? stateByProc(pid, cluster) : stateBySignal(pid, cluster)
}

async function stateByProc(pid: number, cluster: string): Promise<ProcessState> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return 'gone'
  // the name in brackets may itself hold brackets and spaces
  const state = stat.slice(stat.lastIndexOf(')') + 2)[0]
  if (state === 'Z' || state === 'X') return 'zombie'
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return (await servesCluster(command.split('\0'), cluster)) ? 'ours' : 'other'
}

async function stateBySignal(pid: number, cluster: string): Promise<ProcessState> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH' ? 'gone' : 'other'
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout.includes('postgres') && stdout.includes(cluster) ? 'ours' : 'other'
}

async function servesCluster(command: string[], cluster: string): Promise<boolean> {
  if (basename(command[0] ?? '') !== 'postgres') return false
  const folder = command[command.indexOf('-D') + 1]
  const served = await realpath(folder ?? '').catch(() => folder)
  return served === (await realpath(cluster).catch(() => cluster))
}

function answers({ socketDir, port }: Postmaster): Promise<boolean> {
  if (!socketDir) return Promise.resolve(false)
  return new Promise((resolve) => {
    const socket = connect(join(socketDir, `.s.PGSQL.${port}`))
    const done = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('connect', () => done(true))
    socket.once('error', () => done(false))
  })
}
