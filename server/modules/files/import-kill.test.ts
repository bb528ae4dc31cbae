import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createClub } from '../../test/factories'
import { startImports, type ImportWorld } from '../../test/import-world'
import { hy3 } from '../../../bench/generated-hy3'
import { changeImport, findImport } from './import.repo'
import { enqueueImportJob } from './import-job'
import { readMeetFile } from './readers/read-meet-file'

jest.setTimeout(60_000)

const RESULTS = 6_000
const bytes = Buffer.from([...hy3(RESULTS, 1)].join(''), 'latin1')
let child: ChildProcess | undefined

afterEach(() => void child?.kill('SIGKILL'))

/** A worker in a process of its own, as `--role=worker` runs it. */
function startProcess({ database, uploadsDir }: ImportWorld): ChildProcess {
  const place = { socketDir: database.socketDir, port: database.port, database: database.name }
  const config = JSON.stringify({ place, settings: { uploadsDir } })
  child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '../../test/import-worker.ts'), config], {
    stdio: 'ignore',
  })
  return child
}

const resultCount = async (world: ImportWorld) =>
  Number((await sql<{ count: number }>`select count(*) from result`.execute(world.db)).rows[0]!.count)

async function leagueOf(world: ImportWorld): Promise<number> {
  const { rows } = await sql<{ seqno: number }>`
    insert into league (name, description, logo, sport, website) values ('L', 'L', 'l', 'SWIMMING', 'http://l') returning seqno`.execute(
    world.db,
  )
  const leagueSeqno = rows[0]!.seqno
  for (const { code, name } of (await readMeetFile({ bytes })).clubs) {
    await createClub(world.db, { leagueSeqno, club_code: code ?? '', club_name: name })
  }
  return leagueSeqno
}

/** What has been written when the process is killed: nothing yet, some of it, all of it. */
const moments = [
  ['before it reads', 0],
  ['while it writes', 1],
  ['late in its writing', RESULTS - 1_000],
] as const

describe.each(moments)('a worker that is killed %s', (_name, lines) => {
  let world: ImportWorld
  beforeAll(async () => {
    world = await startImports({ works: false })
  })
  afterAll(() => world.close())

  test('[IMPORT-05] [OPS-04] leaves nothing, and another worker writes the import whole', async () => {
    const leagueSeqno = await leagueOf(world)
    const importId = await world.add(bytes, { leagueSeqno })
    await changeImport(world.db, importId, { state: 'writing', acceptedAt: 'now' })
    await enqueueImportJob(world.db, 'write-import', (await findImport(world.db, importId))!)
    const { jobId } = (await findImport(world.db, importId))!
    const killed = startProcess(world)
    await reached(world, jobId!, lines)
    killed.kill('SIGKILL')
    await new Promise((resolve) => killed.once('exit', resolve))
    expect(await findImport(world.db, importId)).toMatchObject({ state: 'writing' })
    expect(await resultCount(world)).toBe(0)
    expect((await sql`select from meet`.execute(world.db)).rows).toEqual([])
    expect((await sql`select from person`.execute(world.db)).rows).toEqual([])
    await sql`update job set lease_until = now() where state = 'running'`.execute(world.db)
    world.work()
    for (let tries = 0; tries < 1_000 && (await findImport(world.db, importId))!.state === 'writing'; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(await findImport(world.db, importId)).toMatchObject({
      state: 'done',
      counts: { written: { results: RESULTS } },
    })
    expect(await resultCount(world)).toBe(RESULTS)
    const { rows } = await sql`select state, attempts from job where job_id = ${jobId}`.execute(world.db)
    expect(rows).toEqual([{ state: 'done', attempts: 2 }])
  })
})

/** Waits until the job has made so many rows. */
async function reached(world: ImportWorld, jobId: number, lines: number): Promise<void> {
  for (let tries = 0; tries < 3_000; tries++) {
    const { rows } = await sql<{ state: string; done: number | null }>`
      select state, (progress ->> 'done')::int as done from job where job_id = ${jobId}`.execute(world.db)
    const [row] = rows
    if (row!.state === 'running' && (lines === 0 || Number(row!.done) >= lines)) return
    if (row!.state === 'done') throw new Error('the job ended before it could be killed')
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
  throw new Error('the job does not get that far')
}
