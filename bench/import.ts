import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { createApp } from '../server/app'
import { loadConfig } from '../server/config'
import { loadReferenceData } from '../server/db/reference-data'
import { startDatabase, type RunningDatabase } from '../server/db/start-database'
import { addressOf, serve, stopServing } from '../server/http/serve'
import { uploadsFolder } from '../server/modules/files/uploads-folder'
import { readMeetFile } from '../server/modules/files/readers/read-meet-file'
import { keepWorkerThread } from '../server/modules/jobs/worker-thread-keeper'
import { schema } from '../server/schema'
import { startServices } from '../server/services'
import { createClub, createLeague, createLeagueStaff } from '../server/test/factories'
import { generateMeetFile, type GeneratedFormat } from './generate-meet-file'
import type { ImportOrder, ImportTimes } from './import-client'

/**
 * From the upload to the commit of a whole meet, through HTTP, the worker thread and the database, beside the plain COPY of
 * the same result rows into a table with the same indexes as the control:
 *   npx tsx bench/import.ts [RESULTS] [ROUNDS]
 * and how long the server's main thread was held up, and how much memory the process grew.
 */
const results = Number(process.argv[2] ?? 100_000)
const rounds = Number(process.argv[3] ?? 3)
const quiet = () => undefined

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lanewise-bench-'))
  const database = await startDatabase({ dataDir, log: quiet })
  const config = {
    ...(await loadConfig({ LANEWISE_DATA: dataDir, UPLOAD_LIMIT_MB: '256' })),
    port: 0,
    clientDir: undefined,
  }
  await loadReferenceData(database.owner, config.referenceDir)
  const services = startServices(config, database, quiet)
  const settings = { uploadsDir: uploadsFolder(dataDir) }
  const jobs = keepWorkerThread({ place: database.place, settings }, (message, fields) =>
    console.error(message, fields),
  )
  const http = await serve(createApp(services, schema), config)
  const program = JSON.stringify(new URL('./import-client.ts', import.meta.url).href)
  const client = new Worker(`import('tsx/esm/api').then(({ register }) => (register(), import(${program})))`, {
    eval: true,
  })
  try {
    const url = addressOf(http)
    const token = async (userId: number) => services.tokens.access({ userId, version: 1, familyId: randomUUID() })
    for (const format of ['hy3', 'lenex'] as const) await measure(format, { database, dataDir, client, url, token })
  } finally {
    await client.terminate()
    await stopServing(http, 100)
    await jobs.stop()
    await services.stop()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface Bench {
  database: RunningDatabase
  dataDir: string
  client: Worker
  url: string
  token(userId: number): Promise<string>
}

async function measure(format: GeneratedFormat, { database, dataDir, client, url, token }: Bench): Promise<void> {
  const warm = join(dataDir, `warm.${format}`)
  await generateMeetFile(format, 2_000, warm, 99)
  const path = join(dataDir, `meet.${format}`)
  for (let round = 0; round <= rounds; round++) {
    // a league of its own and another meet each time, so that everybody in it is new
    await generateMeetFile(format, results, path, round + 1)
    const owner = await leagueOf(database, round === 0 ? warm : path)
    const order = { url, token: await token(owner.userId), leagueSeqno: owner.leagueSeqno }
    if (round === 0) {
      await bring(client, { ...order, path: warm })
      continue
    }
    await report(format, path, await observed(() => bring(client, { ...order, path })), database)
    await sql`delete from visitor_result`.execute(database.owner)
    await sql`truncate result, result_leg, import_line cascade`.execute(database.owner)
    await sql`delete from meet`.execute(database.owner)
  }
}

async function leagueOf({ owner }: RunningDatabase, path: string): Promise<{ leagueSeqno: number; userId: number }> {
  const { seqno: leagueSeqno } = await createLeague(owner)
  for (const { code, name } of (await readMeetFile({ path })).clubs) {
    await createClub(owner, { leagueSeqno, club_code: code ?? '', club_name: name })
  }
  return { leagueSeqno, userId: (await createLeagueStaff(owner, leagueSeqno)).user_id }
}

function bring(client: Worker, order: ImportOrder): Promise<ImportTimes> {
  return new Promise((resolve, reject) => {
    client.once('message', ({ times, error }: { times?: ImportTimes; error?: string }) =>
      times ? resolve(times) : reject(new Error(error)),
    )
    client.postMessage(order)
  })
}

interface Delay {
  max: number
  p99: number
}

interface Observed {
  times: ImportTimes
  blockedMs: Delay
  /** of a thread that does nothing meanwhile: what the machine alone does to an event loop */
  idleMs: Delay
  grownMb: number
}

const idleProgram = `
  const { parentPort } = require('node:worker_threads')
  const delay = require('node:perf_hooks').monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  parentPort.once('message', () => {
    delay.disable()
    parentPort.postMessage({ max: delay.max / 1e6 - 1, p99: delay.percentile(99) / 1e6 - 1 })
  })`

async function observed(work: () => Promise<ImportTimes>): Promise<Observed> {
  global.gc?.()
  const before = process.memoryUsage().rss
  let peak = before
  const memory = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const idle = new Worker(idleProgram, { eval: true })
  const times = await work()
  delay.disable()
  const idleDelay = new Promise<Delay>((resolve) => idle.once('message', resolve))
  idle.postMessage('end')
  const idleMs = await idleDelay
  await idle.terminate()
  clearInterval(memory)
  // the monitor's own millisecond is part of what it measures
  const blockedMs = { max: delay.max / 1e6 - 1, p99: delay.percentile(99) / 1e6 - 1 }
  return { times, blockedMs, idleMs, grownMb: (peak - before) / 1024 / 1024 }
}

async function report(
  format: string,
  path: string,
  { times, blockedMs, idleMs, grownMb }: Observed,
  database: RunningDatabase,
) {
  const { uploaded, previewed, committed, importId } = times
  const { rows } = await sql<{ count: number }>`select count(*) from result where import_id = ${importId}`.execute(
    database.owner,
  )
  const count = Number(rows[0]!.count)
  const control = await plainCopy(database, importId)
  const perSecond = (ms: number) => Math.round(count / (ms / 1000)).toLocaleString('en')
  const megabytes = ((await stat(path)).size / 1024 / 1024).toFixed(1)
  console.log(
    `${format} ${megabytes} MB, ${count} results: ${(committed / 1000).toFixed(2)} s = ${perSecond(committed)}/s ` +
      `(upload ${uploaded.toFixed(0)} ms, preview ${(previewed - uploaded).toFixed(0)}, write ${(committed - previewed).toFixed(0)}); ` +
      `plain COPY ${control.toFixed(0)} ms = ${perSecond(control)}/s, ratio ${(committed / control).toFixed(2)}; ` +
      `main thread blocked at most ${blockedMs.max.toFixed(1)} ms, p99 ${blockedMs.p99.toFixed(1)} ` +
      `(an idle thread beside it ${idleMs.max.toFixed(1)}, p99 ${idleMs.p99.toFixed(1)}); memory +${grownMb.toFixed(0)} MB`,
  )
}

/** The same rows, from memory, into an empty table with the same indexes. */
async function plainCopy({ ownerPool }: RunningDatabase, importId: number): Promise<number> {
  const client = await ownerPool.connect()
  try {
    const columns = `result_id, club_id, person_id, set_lib_id, meet_id, meet_event_seqno, external_event_id, gender, facility_type,
      time_hundredths, status, round, result_date, is_official, place, heat, lane, seed_hundredths, seed_course, timing, splits, import_id, import_line`
    const chunks: Buffer[] = []
    const out = client.query(copyTo(`copy (select ${columns} from result where import_id = ${importId}) to stdout`))
    for await (const chunk of out) chunks.push(chunk as Buffer)
    await client.query('create table plain (like result including all)')
    const started = performance.now()
    await pipeline(Readable.from(chunks), client.query(copyFrom(`copy plain (${columns}) from stdin`)))
    const ms = performance.now() - started
    await client.query('drop table plain')
    return ms
  } finally {
    client.release()
  }
}

await main()
