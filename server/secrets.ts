import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const minimumLength = 32

export interface SecretSource {
  dataDir: string
  /** LANEWISE_SECRET */
  given?: string
  /** the secret must come from the environment or an earlier start: the address is public */
  mustExist: boolean
}

/**
 * The secret that all keys are derived from: given by the environment, else made once in the data folder, readable by
 * its owner only. Throws for one that is too short, and where none may be made.
 */
export async function loadSecret({ dataDir, given, mustExist }: SecretSource): Promise<string> {
  if (given !== undefined) return checked(given, 'LANEWISE_SECRET')
  const path = join(dataDir, 'secret')
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (kept !== undefined) return checked(kept.trim(), path)
  if (mustExist) {
    throw new Error(
      'Refusing to listen on a public address without a secret: set LANEWISE_SECRET to at least 32 random characters',
    )
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const secret = randomBytes(48).toString('base64url')
  // several processes may start at once on a fresh folder: the first file stays, the others read it
  const own = `${path}.${process.pid}`
  await writeFile(own, `${secret}\n`, { mode: 0o600 })
  await linkUnlessThere(own, path)
  return checked((await readFile(path, 'utf8')).trim(), path)
}

async function linkUnlessThere(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(from, { force: true })
  }
}

function checked(secret: string, source: string): string {
  if (secret.length < minimumLength)
    throw new Error(`The secret of ${source} is shorter than ${minimumLength} characters`)
  return secret
}
