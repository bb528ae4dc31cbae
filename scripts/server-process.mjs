// Starts the built server as a child process and waits until it says that it is ready.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Is the port free on loopback? */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/**
 * @param {{ env?: Record<string, string>, preferredPort?: string, quiet?: boolean }} options
 * @returns {Promise<{ url: string, accounts: { email: string, password: string, what: string }[], child: import('node:child_process').ChildProcess }>}
 */
export async function startServer({ env = {}, preferredPort, quiet = false }) {
  const port = preferredPort && (await isFree(Number(preferredPort))) ? preferredPort : '0'
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'build/server/main.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: port, ...env },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code} before it was ready`)))
    child.on('message', (message) => {
      if (message?.type === 'ready') resolve({ url: message.url, accounts: message.accounts ?? [], child })
    })
  })
}
