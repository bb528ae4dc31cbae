import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { loadSecret } from './secrets'

export interface Config {
  production: boolean
  role: 'all' | 'web' | 'worker'
  host: string
  /** 0 takes any free port */
  port: number
  /** address that people use, for links; https switches HSTS on */
  publicUrl?: string
  /** how many reverse proxies stand in front and append to X-Forwarded-For */
  trustedProxies: number
  dataDir: string
  databaseUrl?: string
  databaseOwnerUrl?: string
  /** load the demo data at first start; refused on a public address */
  demo: boolean
  /** what the keys of tokens and codes are derived from */
  secret: string
  /** bytes */
  jsonLimit: number
  uploadLimit: number
  /** files in one request */
  uploadFiles: number
  /** folder of the built client; undefined serves none */
  clientDir?: string
  /** folder of the reference data's CSV files */
  referenceDir: string
  /** hosts beside our own that pages may fetch from: tiles, address search */
  connectHosts: readonly string[]
  session: SessionConfig
}

export interface SessionConfig {
  accessSeconds: number
  /** a refresh token not used for so long ends, and so does a chain of them after refreshMaxSeconds */
  refreshIdleSeconds: number
  refreshMaxSeconds: number
  /** for so long a rotated refresh token still answers: several tabs refresh at once */
  refreshGraceSeconds: number
  /** failed sign-ins within attemptWindowSeconds: of one account from one address, of one account, of one address */
  attemptWindowSeconds: number
  attemptsPerAccountAndAddress: number
  attemptsPerAccount: number
  attemptsPerAddress: number
}

export const defaultSession: SessionConfig = {
  accessSeconds: 600,
  refreshIdleSeconds: 14 * 86_400,
  refreshMaxSeconds: 60 * 86_400,
  refreshGraceSeconds: 20,
  attemptWindowSeconds: 900,
  attemptsPerAccountAndAddress: 10,
  attemptsPerAccount: 100,
  attemptsPerAddress: 100,
}

// the build copies it beside the bundle
const bundledReference = join(dirname(process.argv[1] ?? ''), 'reference')
const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/** All settings, from the environment with defaults. Throws, with what to do, where they do not go together. */
export async function loadConfig(env: NodeJS.ProcessEnv, argv: readonly string[] = []): Promise<Config> {
  const host = env.HOST ?? '127.0.0.1'
  const dataDir = resolve(env.LANEWISE_DATA ?? 'data')
  const isPublic = !loopback.has(host)
  const demo = env.LANEWISE_DEMO === 'on'
  if (demo && isPublic) throw new Error('The demo data has known passwords: it is for loopback addresses only')
  return {
    production: env.NODE_ENV === 'production',
    role: roleOf(argv),
    host,
    port: integer(env, 'PORT', 4400),
    publicUrl: env.PUBLIC_URL,
    trustedProxies: integer(env, 'TRUSTED_PROXIES', 0),
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    demo,
    secret: await loadSecret({ dataDir, given: env.LANEWISE_SECRET, mustExist: isPublic }),
    jsonLimit: 1 << 20,
    uploadLimit: integer(env, 'UPLOAD_LIMIT_MB', 64) << 20,
    uploadFiles: 50,
    clientDir: resolve(env.LANEWISE_CLIENT ?? join('build', 'client')),
    referenceDir: existsSync(bundledReference) ? bundledReference : resolve('server/db/reference'),
    connectHosts: list(env.CONNECT_HOSTS),
    session: defaultSession,
  }
}

function roleOf(argv: readonly string[]): Config['role'] {
  const role = argv.find((argument) => argument.startsWith('--role='))?.slice('--role='.length) ?? 'all'
  if (role === 'all' || role === 'web' || role === 'worker') return role
  throw new Error(`--role=${role} is none of all, web, worker`)
}

function integer(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number`)
  return Number(text)
}

const list = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean)
