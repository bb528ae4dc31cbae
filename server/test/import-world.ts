import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database'
import { addImport, changeImport, findImport, type ImportRow } from '../modules/files/import.repo'
import { enqueueImportJob, type ImportJob } from '../modules/files/import-job'
import type { ImportLine } from '../modules/files/import-line'
import { listLines } from '../modules/files/import-line.repo'
import { jobHandlers } from '../modules/jobs/job-handlers'
import { startWorker, type JobWorker } from '../modules/jobs/worker'
import { testDatabase, type TestDatabase } from './database'
import { createUser } from './factories'

export interface ImportWorld {
  database: TestDatabase
  db: Kysely<Database>
  uploadsDir: string
  /** starts the worker of a world that was made without one */
  work(): void
  /** keeps a file for a club or a league and notes its import; nobody reads it yet */
  add(file: string | Buffer, owner: { clubId?: number; leagueSeqno?: number }): Promise<number>
  /** reads a file for a club or a league, to its preview or refusal */
  read(file: string | Buffer, owner: { clubId?: number; leagueSeqno?: number }): Promise<ImportRow>
  accept(importId: number): Promise<ImportRow>
  undo(importId: number): Promise<ImportRow>
  /** reads, accepts, and expects that all went well */
  bring(file: string | Buffer, owner: { clubId?: number; leagueSeqno?: number }): Promise<ImportRow>
  lines(importId: number, filter?: Partial<ImportLine>): Promise<ImportLine[]>
  close(): Promise<void>
}

export const sample = (name: string): string => join(__dirname, 'formats', name)

/** A database of the test's own with a worker over it, for imports without the HTTP side. */
export async function startImports({ works = true }: { works?: boolean } = {}): Promise<ImportWorld> {
  const database = await testDatabase()
  const uploadsDir = await mkdtemp(join(tmpdir(), 'lanewise-uploads-'))
  const { owner: db, ownerPool: pool } = database
  const failures: unknown[] = []
  const log = (message: string, fields?: object) => void failures.push({ message, ...fields })
  pool.options.max = 6
  let worker: JobWorker | undefined
  const work = () =>
    void (worker ??= startWorker({ db, pool, handlers: jobHandlers, settings: { uploadsDir }, log, pollMs: 200 }))
  if (works) work()
  const { user_id: userId } = await createUser(db)

  async function run(kind: ImportJob, importId: number): Promise<ImportRow> {
    await enqueueImportJob(db, kind, (await findImport(db, importId))!)
    const deadline = Date.now() + 30_000
    for (;;) {
      const row = (await findImport(db, importId))!
      const { state } = await db
        .selectFrom('job')
        .select('state')
        .where('job_id', '=', row.jobId!)
        .executeTakeFirstOrThrow()
      if (state === 'done' || state === 'failed')
        return row.state === 'failed' ? explain(row) : (await findImport(db, importId))!
      if (Date.now() > deadline) throw new Error(`import ${importId} stays ${row.state}: ${JSON.stringify(failures)}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  function explain(row: ImportRow): never {
    throw new Error(`import ${row.importId} failed: ${row.error} ${JSON.stringify(failures)}`)
  }

  const world: ImportWorld = {
    database,
    db,
    uploadsDir,
    work,
    async add(file, { clubId = null, leagueSeqno = null }: { clubId?: number | null; leagueSeqno?: number | null }) {
      const bytes = typeof file === 'string' ? await readFile(file) : file
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await writeFile(join(uploadsDir, sha256), bytes)
      const { file_id: fileId } = await db
        .insertInto('uploaded_file')
        .values({ user_id: userId, club_id: clubId, file_name: 'meet', sha256, size_bytes: bytes.length })
        .returning('file_id')
        .executeTakeFirstOrThrow()
      return addImport(db, { fileId, fileName: 'meet', sha256, clubId, leagueSeqno, userId })
    },
    read: async (file, owner) => run('read-import', await world.add(file, owner)),
    async accept(importId) {
      await changeImport(db, importId, { state: 'writing', acceptedAt: 'now' }, ['preview'])
      return run('write-import', importId)
    },
    async undo(importId) {
      await changeImport(db, importId, { state: 'undoing' }, ['done'])
      return run('undo-import', importId)
    },
    async bring(file, owner) {
      const { importId, state, error } = await world.read(file, owner)
      if (state !== 'preview') throw new Error(`import ${importId} is ${state}: ${error}`)
      return world.accept(importId)
    },
    async lines(importId, filter = {}) {
      const { nodes } = await listLines(db, importId, {}, { offset: 0, limit: 10_000 })
      return nodes.filter((line) =>
        Object.entries(filter).every(([key, value]) => line[key as keyof ImportLine] === value),
      )
    },
    async close() {
      await worker?.stop()
      await database.drop()
      await rm(uploadsDir, { recursive: true, force: true })
    },
  }
  return world
}
