import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../scripts/server-process.mjs'

/** Starts the built application with the demo data in a folder of its own; the tests find it in LANEWISE_URL. */
export default async function startApplication() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewise-e2e-'))
  // the tests make tokens of their own with it, which are really out of date
  const secret = randomBytes(32).toString('base64url')
  const { url, accounts, child } = await startServer({
    env: { NODE_ENV: 'production', LANEWISE_DEMO: 'on', LANEWISE_DATA: dataDir, LANEWISE_SECRET: secret },
    quiet: true,
  })
  process.env.LANEWISE_URL = url
  process.env.LANEWISE_SECRET = secret
  process.env.LANEWISE_ACCOUNTS = JSON.stringify(accounts)
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}
