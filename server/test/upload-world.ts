import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { uploadsFolder } from '../modules/files/uploads-folder'
import { jobHandlers } from '../modules/jobs/job-handlers'
import { startWorker } from '../modules/jobs/worker'
import { startTestServer, type Answer, type TestServer } from './server'

// What a test asks for is known where it reads the answer.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Shown = any

export interface UploadWorld {
  server: TestServer
  uploadsDir: string
  /** uploads files (paths, or bytes under a name) as a multipart request, with the variables beside them */
  upload(
    files: readonly (string | { name: string; bytes: Buffer })[],
    owner: object,
    as: number | null,
  ): Promise<Answer>
  /** asks until no worker is at the import any more */
  settled(importId: number, as: number): Promise<Shown>
  close(): Promise<void>
}

export const IMPORT_FIELDS = `importId state error fileName format clubId leagueSeqno meetId meetName meetDate lines
  clubs { key code name athletes clubId proposedClubId } warnings { line code message }
  counts { total new known changed doubtful refused visitor } countsBySubject { subject total new }
  written { people results relays leadOffs changed visitors } steps { name state done total }
  acceptedAt finishedAt undoneAt undoReport { removedResults removedPeople removedMeets restored kept { what label reason } }`

/** The real server with a worker over its database, and a data folder of its own. */
export async function startUploads(options: { uploadLimit?: number } = {}): Promise<UploadWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lanewise-data-'))
  const server = await startTestServer({ config: { dataDir, ...options } })
  const { owner: db, ownerPool: pool } = server.database
  pool.options.max = 6
  const settings = { uploadsDir: uploadsFolder(dataDir) }
  const worker = startWorker({ db, pool, handlers: jobHandlers, settings, log: () => undefined, pollMs: 200 })

  return {
    server,
    uploadsDir: settings.uploadsDir,
    async upload(files, owner, as) {
      const query = `mutation ($files: [Upload!], $clubId: Int, $leagueSeqno: Int) {
        uploadFiles(files: $files, clubId: $clubId, leagueSeqno: $leagueSeqno) { success message imports { importId state fileName } } }`
      const form = new FormData()
      form.set('operations', JSON.stringify({ query, variables: { files: files.map(() => null), ...owner } }))
      form.set(
        'map',
        JSON.stringify(Object.fromEntries(files.map((_, index) => [index, [`variables.files.${index}`]]))),
      )
      for (const [index, file] of files.entries()) {
        const { name, bytes } = typeof file === 'string' ? { name: basename(file), bytes: await readFile(file) } : file
        form.set(String(index), new Blob([new Uint8Array(bytes)]), name)
      }
      return post(server, form, as)
    },
    async settled(importId, as) {
      const query = `query ($importId: Int!) { importProgress(importId: $importId) { ${IMPORT_FIELDS} } }`
      for (let tries = 0; tries < 1_500; tries++) {
        const { importProgress: row } = await server.ask(query, { importId }, { as })
        if (!['reading', 'writing', 'undoing'].includes(row.state)) return row
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error(`import ${importId} does not settle`)
    },
    async close() {
      await worker.stop()
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A multipart request as a client sends it. */
export async function post(server: TestServer, form: FormData, as: number | null): Promise<Answer> {
  const headers = {
    'x-graphql-yoga-csrf': '1',
    accept: 'application/json',
    ...(as !== null && { authorization: `Bearer ${await server.token(as)}` }),
  }
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', body: form, headers })
  const text = await response.text()
  return response.headers.get('content-type')?.includes('json')
    ? (JSON.parse(text) as Answer)
    : { errors: [{ message: `${response.status}: ${text}` }] }
}

/** The calls of one coach for one club, as the tests make them. */
export function importCalls(world: UploadWorld, clubId: number, coach: number) {
  const { server } = world
  const mutate = (call: string, args: string, values: object, as = coach) => {
    const passed = args.replace(/\$(\w+): [\w!]+/g, '$1: $$$1')
    return server.graphql(`mutation (${args}) { ${call}(${passed}) { ${IMPORT_FIELDS} } }`, values, { as })
  }
  return {
    mutate,
    async read(file: Parameters<UploadWorld['upload']>[0][number]): Promise<Shown> {
      const { data, errors } = await world.upload([file], { clubId }, coach)
      if (!data) throw new Error(JSON.stringify(errors))
      return world.settled(data.uploadFiles.imports[0].importId, coach)
    },
    accept: (importId: number, skipDoubtful = false) =>
      mutate('importAccept', '$importId: Int!, $skipDoubtful: Boolean', { importId, skipDoubtful }),
    async lines(importId: number, filter: object = {}): Promise<Shown> {
      const query = `query ($importId: Int!, $verdict: String, $search: String, $limit: Int, $offset: Int) {
        importPreview(importId: $importId, verdict: $verdict, search: $search, limit: $limit, offset: $offset) {
          totalCount import { state } nodes { line verdict subject label timeText reason athleteKey
            question { firstName lastName birthDate clubName follows
              proposals { personId confidence differs firstName lastName birthDate clubName } } } } }`
      return (await server.ask(query, { importId, ...filter }, { as: coach })).importPreview
    },
  }
}
