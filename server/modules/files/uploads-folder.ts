import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database'
import { forgetExpired } from './uploaded-file.repo'

/** Where uploaded files are kept, by their hash. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads')

/** Keeps a file under its hash; a file that is half written is never seen under that name. */
export async function keepFile(folder: string, path: string, sha256: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, `${randomUUID()}.part`)
  try {
    await copyFile(path, part)
    await utimes(part, new Date(), new Date())
    await rename(part, join(folder, sha256))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** An upload of this moment may have its file, but not yet its row. */
const YOUNG_MS = 3_600_000

/** Removes what has expired. Safe to run beside uploads and in several processes. */
export async function sweepUploads(db: Kysely<Database>, folder: string, now = Date.now()): Promise<void> {
  const kept = await forgetExpired(db)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    if (kept.has(name)) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > YOUNG_MS) await rm(path, { force: true })
  }
}
