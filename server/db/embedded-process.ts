import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { underAccount, type Account } from './embedded-account'

/*
 * The shell around every PostgreSQL program. It reads a pipe that we hold; when we end in any way, also by SIGKILL, the
 * pipe closes and the program gets SIGINT (fast shutdown). The reader runs beside a wait for the program, so that the
 * shell ends with the program too. Signals of the terminal or of a group kill do not reach it. $1: folder removed at the
 * end when it is empty, for sockets that live outside the cluster.
 */
const watchdog = `
trap '' HUP INT TERM
folder=$1
shift
exec 3<&0 </dev/null
"$@" 3<&- &
program=$!
{ read -r _; kill -INT $program; } <&3 >/dev/null 2>&1 &
reader=$!
exec 3<&-
wait $program
code=$?
kill -KILL $reader 2>/dev/null
[ -z "$folder" ] || rmdir "$folder" 2>/dev/null
exit $code`

export interface WatchedProgram {
  /** exit code of the program, above 128 for a signal; -1 when it could not be started */
  exited: Promise<number>
  /** the newest lines of its output, oldest first */
  lastLines(): string[]
  /** closes the pipe and waits for the end */
  stop(): Promise<void>
  /** from here on the program does not keep this process alive; it ends with it */
  release(): void
}

/** Starts a PostgreSQL program under the account and the watchdog. `onLine` gets each line of its error output. */
export function runWatched(
  account: Account,
  command: string[],
  { cwd, folder = '', onLine }: { cwd: string; folder?: string; onLine?: (line: string) => void },
): WatchedProgram {
  const { file, args, options } = underAccount(account, ['/bin/sh', '-c', watchdog, 'watchdog', folder, ...command], {
    cwd,
    // nothing of our environment, which may hold secrets; only what a shell and a C program need
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'ignore', 'pipe'],
    // a session of its own: Ctrl-C at the terminal is ours to handle first
    detached: true,
  })
  const child = spawn(file, args, options)
  const lines: string[] = []
  const exited = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      lines.push(error.message)
      resolve(-1)
    })
    child.once('exit', (code, signal) => resolve(signal ? 137 : (code ?? -1)))
  })
  child.stdin?.on('error', () => undefined)
  readLines(child, lines, onLine)
  return {
    exited,
    lastLines: () => [...lines],
    async stop() {
      hold(child)
      child.stdin?.end()
      await exited
    },
    release: () => letGo(child),
  }
}

function readLines(child: ChildProcess, lines: string[], onLine?: (line: string) => void): void {
  if (!child.stderr) return
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line)
    if (lines.length > 20) lines.shift()
    onLine?.(line)
  })
}

type Handle = { ref?(): void; unref?(): void } | null

function hold(child: ChildProcess): void {
  child.ref()
}

function letGo(child: ChildProcess): void {
  child.unref()
  for (const stream of [child.stdin, child.stderr] as Handle[]) stream?.unref?.()
}
