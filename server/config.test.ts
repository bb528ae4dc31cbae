import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from './config'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanewise-config-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const load = (env: NodeJS.ProcessEnv = {}, argv?: string[]) => loadConfig({ LANEWISE_DATA: folder, ...env }, argv)

test('[OPS-06] without any setting it is for this machine only, in one process', async () => {
  expect(await load()).toMatchObject({
    ...{ production: false, role: 'all', host: '127.0.0.1', port: 4400, trustedProxies: 0, demo: false },
    ...{ jsonLimit: 1_048_576, uploadLimit: 67_108_864, dataDir: folder },
  })
})

test('[OPS-08] a secret is made once, for its owner only, and is the same at the next start', async () => {
  const [first, second] = await Promise.all([load(), load()])
  expect(first.secret.length).toBeGreaterThanOrEqual(64)
  expect(second.secret).toBe(first.secret)
  expect((await load()).secret).toBe(first.secret)
  expect(readdirSync(folder)).toEqual(['secret'])
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(folder, 'secret'), 'utf8').trim()).toBe(first.secret)
})

test.each(['0.0.0.0', '::', '192.0.2.7'])('[OPS-08] on the public address %s a secret must be given', async (HOST) => {
  await expect(load({ HOST })).rejects.toThrow('LANEWISE_SECRET')
  expect(readdirSync(folder)).toEqual([])
  const LANEWISE_SECRET = 'k'.repeat(32)
  expect((await load({ HOST, LANEWISE_SECRET })).secret).toBe(LANEWISE_SECRET)
})

test('[OPS-08] a secret that is short is refused, wherever it stands', async () => {
  await expect(load({ LANEWISE_SECRET: 'short' })).rejects.toThrow('shorter than 32')
  writeFileSync(join(folder, 'secret'), 'short\n')
  await expect(load()).rejects.toThrow('shorter than 32')
})

test('[OPS-08] the demo data, with its known passwords, is refused on a public address', async () => {
  await expect(load({ HOST: '0.0.0.0', LANEWISE_DEMO: 'on', LANEWISE_SECRET: 'k'.repeat(32) })).rejects.toThrow('demo')
  expect((await load({ LANEWISE_DEMO: 'on' })).demo).toBe(true)
})

test.each([
  [{ PORT: 'http' }, [], 'PORT'],
  [{ UPLOAD_LIMIT_MB: '-1' }, [], 'UPLOAD_LIMIT_MB'],
  [{}, ['--role=boss'], '--role=boss'],
])('[OPS-06] %j %j is refused by name', async (env, argv, name) => {
  await expect(load(env, argv)).rejects.toThrow(name)
})
