import type { JobContext, JobHandler } from '../jobs/job-handler'
import { JobFailure } from '../jobs/job-handler'
import { holdLease } from '../jobs/lease.repo'
import { auditAgain, inBulkTransaction, type BulkTransaction } from './bulk-transaction'
import { changeImport, findImport, type ImportRow } from './import.repo'
import { countLine, type LineCounts } from './import-line'
import { enqueueImportJob } from './import-job'
import { importScope } from './import-scope.repo'
import { meetValues, swimDays } from './plan-meet'
import { planEvents } from './plan-events'
import { missingEvents, prepareImport } from './prepare-import'
import type { PreparedImport } from './prepared-import'
import { readFile } from './read-import'
import { FileError } from './readers/file-error'
import type { MeetFile } from './readers/meet-file'
import { loadEventLibrary } from './known.repo'
import { writeEvents } from './write-events.repo'
import { addLibraryEvents, lockMeetDay, writeMeet, writeSessions } from './write-meet.repo'
import { writePeople } from './write-people.repo'
import { writeResults } from './write-results'

/**
 * Writes an accepted import in one transaction: all of it or nothing, whenever the process dies. What the file says is set
 * against what is here now, so the same file or a corrected one adds nothing twice.
 */
export const writeImport: JobHandler = {
  async run(context) {
    const row = await findImport(context.db, Number(context.job.payload.importId))
    // a worker that died after its COMMIT has left the work done
    if (row?.state !== 'writing') return { skipped: true }
    const file = await readFile(context, row, 'writing').catch((error: unknown) => {
      throw error instanceof FileError ? new JobFailure(error.message) : error
    })
    return inBulkTransaction(context.pool, row.userId, (tx) => write(tx, context, file))
  },
  async failed(db, job, message) {
    const error = `${message}. Nothing of the file was written.`
    await changeImport(db, Number(job.payload.importId), { state: 'failed', error, finishedAt: 'now' }, ['writing'])
  },
}

async function write(tx: BulkTransaction, context: JobContext, file: MeetFile): Promise<object> {
  const { db } = tx
  const values = meetValues(file.meet, swimDays(file))
  if (values) await lockMeetDay(db, values.meet_date)
  const row = await findImport(db, Number(context.job.payload.importId), true)
  if (row?.state !== 'writing') return { skipped: true }
  const prepared = await prepareImport(db, file, await importScope(db, row))
  if ([...prepared.people.values()].some(({ verdict }) => verdict === 'doubtful')) return lookAgain(tx, row)
  await completeLibrary(tx, prepared)
  const counts: LineCounts = {}
  const people = await writePeople(tx, prepared)
  const meetId = prepared.meet && (await writeMeet(db, prepared))
  const written = meetId === null ? {} : await writeAll(tx, context, prepared, meetId, counts)
  await holdLease(db, context.worker, context.job.jobId)
  await auditAgain(db)
  await changeImport(db, row.importId, {
    state: 'done',
    meetId,
    error: null,
    finishedAt: 'now',
    counts: { ...row.counts, written: { people, ...written } },
  })
  return { people, ...written }
}

async function writeAll(
  tx: BulkTransaction,
  context: JobContext,
  prepared: PreparedImport,
  meetId: number,
  counts: LineCounts,
): Promise<Record<string, number>> {
  const sessions = await writeSessions(tx.db, meetId, prepared)
  const eventSeqnos = await writeEvents(tx.db, meetId, sessions, prepared)
  const total = prepared.file.swims.length + prepared.file.relays.length + prepared.file.athletes.length
  let done = 0
  const written = await writeResults(tx, prepared, {
    meetId,
    eventSeqnos,
    signal: context.signal,
    onLine(line) {
      countLine(counts, line)
      if (++done % 500 === 0) context.progress({ step: 'writing', done: Math.min(done, total), total })
    },
  })
  context.progress({ step: 'writing', done: total, total })
  return { ...written }
}

/** Events that the library does not have are added to it, for all: they say what was swum, not by whom. */
async function completeLibrary({ db }: BulkTransaction, prepared: PreparedImport): Promise<void> {
  const missing = missingEvents(prepared)
  if (missing.length === 0) return
  await addLibraryEvents(db, missing)
  prepared.library = await loadEventLibrary(db)
  prepared.events = planEvents(prepared.file, prepared.library)
}

/** Somebody came since the preview who may be one of the file: nothing is written, the person looks again. */
async function lookAgain({ db }: BulkTransaction, row: ImportRow): Promise<object> {
  const error = 'The athletes here have changed since the preview: please look again'
  await changeImport(db, row.importId, { state: 'preview', error })
  await enqueueImportJob(db, 'read-import', row)
  return { lookAgain: true }
}
