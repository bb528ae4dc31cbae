import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs `work` while no other process of this machine does for the same folder. Linux only, by an abstract socket, which
 * the kernel frees however we end; elsewhere and after `patience` ms without the lock the work runs unguarded, where the
 * renames of initdb and PostgreSQL's own lock file still keep two servers apart, only with more noise.
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>, patience = 60_000): Promise<T> {
  if (process.platform !== 'linux') return work()
  const { dev, ino } = await stat(folder)
  const name = `\0lanewise-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`
  const until = Date.now() + patience
  let release = await tryLock(name)
  while (!release && Date.now() < until) {
    await wait(40)
    release = await tryLock(name)
  }
  try {
    return await work()
  } finally {
    release?.()
  }
}

function tryLock(name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', () => resolve(undefined))
    server.listen(name, () => resolve(() => server.close()))
  })
}
