import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { JobContext, JobHandler } from '../jobs/job-handler'
import { holdLease } from '../jobs/lease.repo'
import { inBulkTransaction } from './bulk-transaction'
import { changeImport, findImport, type ImportClub, type ImportRow } from './import.repo'
import type { ImportLine } from './import-line'
import { lockPreview, replaceLines } from './import-line.repo'
import { importScope } from './import-scope.repo'
import { planLines } from './plan-lines'
import { prepareImport } from './prepare-import'
import type { PreparedImport } from './prepared-import'
import { FileError } from './readers/file-error'
import type { MeetFile } from './readers/meet-file'
import { readMeetFile } from './readers/read-meet-file'

/** What the person can still look at or decide about; everything else is over, or somebody has accepted it meanwhile. */
const OPEN = ['reading', 'preview'] as const

/** Reads an uploaded file and shows what it would change. Nothing else is written before it is accepted. */
export const readImport: JobHandler = {
  async run(context) {
    const importId = Number(context.job.payload.importId)
    const row = await findImport(context.db, importId)
    if (!row || !OPEN.some((state) => state === row.state)) return { skipped: true }
    const file = await readFile(context, row, 'reading').catch((error: unknown) => refusal(error))
    if ('refused' in file) {
      await changeImport(context.db, importId, { state: 'refused', error: file.refused, finishedAt: 'now' }, OPEN)
      return file
    }
    const fault = nothingFor(file)
    if (fault) {
      await changeImport(
        context.db,
        importId,
        { state: 'refused', error: fault, format: file.format, finishedAt: 'now' },
        OPEN,
      )
      return { refused: fault }
    }
    return preview(context, row, file).catch((error: unknown) => {
      if (error instanceof OutdatedPreview) return { outdated: true }
      throw error
    })
  },
  async failed(db, job, message) {
    await changeImport(db, Number(job.payload.importId), { state: 'failed', error: message, finishedAt: 'now' }, OPEN)
  },
}

/** Somebody decided something while the file was read: the reading that this asked for follows. */
class OutdatedPreview extends Error {}

/** The kept file of an import; progress counts its lines. */
export async function readFile(context: JobContext, row: ImportRow, step: 'reading' | 'writing'): Promise<MeetFile> {
  const path = join(context.settings.uploadsDir, row.sha256)
  await stat(path).catch(() => {
    throw new FileError('EMPTY', 'The file is no longer kept: upload it again')
  })
  const { signal } = context
  const onProgress = (done: number, total = done) =>
    context.progress(step === 'reading' ? { step, done, total } : { step, done: 0, total })
  return readMeetFile({ path }, { signal, onProgress })
}

function refusal(error: unknown): { refused: string } {
  if (!(error instanceof FileError)) throw error
  const place = error.line === undefined ? '' : `Line ${error.line}: `
  return { refused: `${place}${error.message}` }
}

/** Why a file that could be read has nothing to import; null when it has. */
function nothingFor({ kind, athletes, swims, relays, meet }: MeetFile): string | null {
  if (athletes.length === 0 && relays.length === 0) {
    return kind.includes('record') || kind.includes('standards')
      ? 'The file holds records or standards, no athletes or results. They cannot be imported here yet.'
      : 'The file holds no athletes and no results'
  }
  if ((swims.length > 0 || relays.length > 0) && !meet) return 'The file does not say which meet its results are of'
  return null
}

async function preview(context: JobContext, row: ImportRow, file: MeetFile): Promise<object> {
  const { pool, signal, job } = context
  return inBulkTransaction(pool, row.userId, async (tx) => {
    await lockPreview(tx.db, row.importId)
    const current = await findImport(tx.db, row.importId)
    if (!current) return { skipped: true }
    const prepared = await prepareImport(tx.db, file, await importScope(tx.db, current))
    const total =
      file.swims.length + file.relays.length + file.athletes.length + file.entries.length + file.scores.length
    let done = 0
    const onLine = () => {
      if (++done % 500 === 0) context.progress({ step: 'matching', done, total: Math.max(total, done) })
    }
    const counts = await replaceLines(tx, row.importId, linesOf(prepared), onLine, signal)
    context.progress({ step: 'matching', done, total: done })
    const latest = await findImport(tx.db, row.importId, true)
    if (!isDeepStrictEqual(latest?.decisions, current.decisions)) throw new OutdatedPreview()
    await holdLease(tx.db, context.worker, job.jobId)
    await changeImport(
      tx.db,
      row.importId,
      {
        state: 'preview',
        format: file.format,
        error: null,
        clubs: clubsOf(prepared),
        warnings: file.warnings.slice(0, 500),
        counts: { lines: file.counts.lines, preview: counts },
        meetId: prepared.meet?.known?.meetId ?? null,
        meetName: prepared.meet?.values.meet_name ?? null,
        meetDate: prepared.meet?.values.meet_date ?? null,
      },
      OPEN,
    )
    return { lines: done }
  })
}

function* linesOf(prepared: PreparedImport): Generator<ImportLine> {
  for (const { line } of planLines(prepared)) if (line) yield line
}

function clubsOf({ file, clubMatches }: PreparedImport): ImportClub[] {
  const athletes = new Map<string, number>()
  for (const { clubKey } of file.athletes) athletes.set(clubKey, (athletes.get(clubKey) ?? 0) + 1)
  return file.clubs.map(({ key, code, name }) => ({
    key,
    code,
    name,
    athletes: athletes.get(key) ?? 0,
    ...(clubMatches.get(key) ?? { clubId: null, proposedClubId: null }),
  }))
}
