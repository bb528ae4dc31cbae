import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../../test/database'
import { AppError } from '../../errors'
import { JobFailure, type JobContext, type JobHandlers } from './job-handler'
import { cancelJob, enqueueJob, findJobs, type JobRow } from './job.repo'
import {
  claimJobs,
  extendLeases,
  failJob,
  finishJob,
  holdLease,
  releaseJobs,
  sweepExhausted,
  writeProgress,
} from './lease.repo'
import { startWorker, type JobWorker, type WorkerOptions } from './worker'

let database: TestDatabase
const workers: JobWorker[] = []
beforeAll(async () => {
  database = await testDatabase()
  database.ownerPool.options.max = 20
})
beforeEach(() => sql`delete from job`.execute(database.owner))
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop(100))))
afterAll(() => database.drop())

const lease = { kinds: ['test'], limit: 10, leaseSeconds: 15 }
const job = async (jobId: number): Promise<JobRow> => (await findJobs(database.owner, [jobId])).get(jobId)!

function start(handlers: JobHandlers, options: Partial<WorkerOptions> = {}): JobWorker {
  const { owner: db, ownerPool: pool } = database
  const worker = startWorker({
    db,
    pool,
    handlers,
    settings: { uploadsDir: '/nonexistent' },
    log: () => undefined,
    ...options,
  })
  workers.push(worker)
  return worker
}

async function until(jobId: number, state: JobRow['state'], withinMs = 5_000): Promise<JobRow> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const row = await job(jobId)
    if (row.state === state) return row
    if (Date.now() > deadline) throw new Error(`job ${jobId} is ${row.state}, not ${state}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Lets the lease of whatever runs run out, as when its worker died. */
const expireLeases = () =>
  sql`update job set lease_until = now() - interval '1 s' where state = 'running'`.execute(database.owner)

describe('the queue', () => {
  test('[OPS-04] a job exists when the transaction that asked for it commits, and not when it does not', async () => {
    const asked = database.owner.transaction().execute(async (trx) => {
      await enqueueJob(trx, { kind: 'test' })
      throw new Error('rolled back')
    })
    await expect(asked).rejects.toThrow('rolled back')
    expect(await claimJobs(database.owner, 'a', lease)).toEqual([])
  })

  test('[OPS-04] asking twice under one key is one job, until it has ended', async () => {
    const ask = () => enqueueJob(database.owner, { kind: 'test', dedupeKey: 'import 7' })
    const first = await ask()
    expect(await ask()).toBe(first)
    await claimJobs(database.owner, 'a', lease)
    expect(await ask()).toBe(first)
    await finishJob(database.owner, 'a', first, null)
    expect(await ask()).not.toBe(first)
  })

  test('[OPS-04] many workers that claim at once get each job once', async () => {
    for (let n = 0; n < 20; n++) await enqueueJob(database.owner, { kind: 'test' })
    const names = ['a', 'b', 'c', 'd', 'e']
    const claimed = await Promise.all(names.map((name) => claimJobs(database.owner, name, { ...lease, limit: 4 })))
    const ids = claimed.flat().map(({ jobId }) => jobId)
    expect([ids.length, new Set(ids).size]).toEqual([20, 20])
  })

  test('[OPS-04] a job whose lease ran out goes to another worker, and the first can write nothing to it any more', async () => {
    const jobId = await enqueueJob(database.owner, { kind: 'test' })
    await claimJobs(database.owner, 'dead', lease)
    expect(await claimJobs(database.owner, 'b', lease)).toEqual([])
    await expireLeases()
    expect(await claimJobs(database.owner, 'b', lease)).toMatchObject([{ jobId, attempt: 2 }])
    expect(await extendLeases(database.owner, 'dead', [jobId], 15)).toEqual([])
    expect(await finishJob(database.owner, 'dead', jobId, 'late')).toBe(false)
    expect(await failJob(database.owner, 'dead', jobId, 'late')).toBe(false)
    await writeProgress(database.owner, 'dead', jobId, { late: true })
    await expect(holdLease(database.owner, 'dead', jobId)).rejects.toThrow('no longer')
    expect(await job(jobId)).toMatchObject({ state: 'running', result: null, progress: {} })
    await expect(holdLease(database.owner, 'b', jobId)).resolves.toBeUndefined()
  })

  test('[OPS-04] a job that killed its worker in the last attempt is failed, not forgotten', async () => {
    const jobId = await enqueueJob(database.owner, { kind: 'test', maxAttempts: 1 })
    await claimJobs(database.owner, 'dead', lease)
    expect(await sweepExhausted(database.owner, 'given up')).toEqual([])
    await expireLeases()
    expect(await claimJobs(database.owner, 'b', lease)).toEqual([])
    expect(await sweepExhausted(database.owner, 'given up')).toMatchObject([{ jobId, kind: 'test' }])
    expect(await job(jobId)).toMatchObject({ state: 'failed', error: 'given up' })
  })

  test('[OPS-06] what a stopping worker hands back costs no attempt', async () => {
    const jobId = await enqueueJob(database.owner, { kind: 'test' })
    await claimJobs(database.owner, 'a', lease)
    await releaseJobs(database.owner, 'a')
    expect(await claimJobs(database.owner, 'b', lease)).toMatchObject([{ jobId, attempt: 1 }])
  })
})

describe('a worker', () => {
  test('[OPS-04] hears of a job at once, without waiting for its poll, and keeps the result', async () => {
    start({ test: { run: async ({ job: { payload } }) => ({ doubled: Number(payload.n) * 2 }) } }, { pollMs: 600_000 })
    await new Promise((resolve) => setTimeout(resolve, 200))
    const jobId = await enqueueJob(database.owner, { kind: 'test', payload: { n: 21 } })
    expect(await until(jobId, 'done')).toMatchObject({ result: { doubled: 42 } })
  })

  test('[OPS-04] finds by its poll what no notice told it of', async () => {
    start({ test: { run: async () => 'found' } }, { pollMs: 100 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const { rows } = await sql<{ job_id: number }>`insert into job (kind) values ('test') returning job_id`.execute(
      database.owner,
    )
    await until(rows[0]!.job_id, 'done')
  })

  test('[IMPORT-07] writes progress while the transaction of the job is open', async () => {
    let finish: () => void
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const run = ({ db, progress }: JobContext) =>
      db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx)
        for (let done = 1; done <= 50; done++) progress({ done })
        await finished
      })
    start({ test: { run } })
    const jobId = await enqueueJob(database.owner, { kind: 'test' })
    for (let tries = 0; tries < 200 && !('done' in (await job(jobId)).progress); tries++)
      await new Promise((resolve) => setTimeout(resolve, 10))
    expect(await job(jobId)).toMatchObject({ state: 'running', progress: { done: 50 } })
    finish!()
    await until(jobId, 'done')
  })

  test('[OPS-04] tries an unexpected failure again, and after the last attempt says so without its words', async () => {
    const attempts: number[] = []
    const failures: string[] = []
    const run = async ({ job: { attempt } }: JobContext) => {
      attempts.push(attempt)
      throw new Error('value of a child')
    }
    start({ test: { run, failed: async (_db, _job, message) => void failures.push(message) } }, { pollMs: 100 })
    const jobId = await enqueueJob(database.owner, { kind: 'test', maxAttempts: 2 })
    expect(await until(jobId, 'failed')).toMatchObject({ error: 'Unknown error' })
    expect([attempts, failures]).toEqual([[1, 2], ['Unknown error']])
  })

  test.each([
    ['a JobFailure', new JobFailure('The file is gone')],
    ['an AppError', new AppError('CONFLICT', 'The file is gone')],
  ])('[OPS-04] ends a job for good by %s, with its words', async (_name, error) => {
    start({ test: { run: () => Promise.reject(error) } })
    const jobId = await enqueueJob(database.owner, { kind: 'test' })
    expect(await until(jobId, 'failed')).toMatchObject({ error: 'The file is gone', attempts: 1 })
  })

  test('[OPS-04] stops at the cancelling of its job', async () => {
    let stoppedBy: unknown
    const run = ({ signal }: JobContext) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject((stoppedBy = signal))))
    start({ test: { run } }, { heartbeatMs: 600_000 })
    const jobId = await enqueueJob(database.owner, { kind: 'test' })
    await until(jobId, 'running')
    expect(await cancelJob(database.owner, jobId)).toBe(true)
    for (let tries = 0; tries < 200 && !stoppedBy; tries++) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(stoppedBy).toBeDefined()
    expect(await job(jobId)).toMatchObject({ state: 'cancelled' })
    expect(await cancelJob(database.owner, jobId)).toBe(false)
  })

  test('[OPS-04] keeps the lease of a job that takes longer than it', async () => {
    let runs = 0
    const run = async () => {
      runs++
      await new Promise((resolve) => setTimeout(resolve, 2_500))
    }
    const short = { leaseSeconds: 1, heartbeatMs: 200, pollMs: 100 }
    start({ test: { run } }, short)
    start({ test: { run } }, short)
    const jobId = await enqueueJob(database.owner, { kind: 'test' })
    await until(jobId, 'done')
    expect(runs).toBe(1)
  })

  test('[OPS-06] that is stopped hands its job to another', async () => {
    const runners: string[] = []
    const handlers = (name: string): JobHandlers => ({
      test: {
        run: async ({ signal }) => {
          runners.push(name)
          if (name === 'first')
            await new Promise((_resolve, reject) =>
              signal.addEventListener('abort', () => reject(new Error('stopped'))),
            )
        },
      },
    })
    const first = start(handlers('first'))
    const jobId = await enqueueJob(database.owner, { kind: 'test' })
    await until(jobId, 'running')
    await first.stop(50)
    start(handlers('second'))
    expect(await until(jobId, 'done')).toMatchObject({ attempts: 1 })
    expect(runners).toEqual(['first', 'second'])
  })
})
