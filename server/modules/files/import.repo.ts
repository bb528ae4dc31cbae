import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../db/database'
import type { FileImport } from '../../db/database-types'
import type { Page } from '../../connection'
import { findJobs, type JobRow } from '../jobs/job.repo'
import type { LineCounts } from './import-line'
import { readDecisions, type Decisions } from './import-scope'
import type { FileWarning } from './readers/meet-file'

export type ImportState =
  'reading' | 'preview' | 'writing' | 'done' | 'undoing' | 'undone' | 'refused' | 'failed' | 'discarded'

/** A club of the file, and which of ours it is. */
export interface ImportClub {
  key: string
  code: string | null
  name: string
  athletes: number
  clubId: number | null
  proposedClubId: number | null
}

export interface ImportCounts {
  /** lines of the file */
  lines?: number
  preview?: LineCounts
  written?: Record<string, number>
}

export interface UndoReport {
  removed: Record<string, number>
  restored: number
  /** what others changed or came to refer to: it stays, each with its reason */
  kept: { what: string; label: string; reason: string }[]
}

export interface ImportRow {
  importId: number
  fileId: string | null
  clubId: number | null
  leagueSeqno: number | null
  userId: number | null
  /** name of the user, where the caller may know it */
  uploadedBy: string | null
  fileName: string
  sha256: string
  format: string | null
  state: ImportState
  meetId: number | null
  meetName: string | null
  meetDate: string | null
  clubs: ImportClub[]
  decisions: Decisions
  counts: ImportCounts
  warnings: FileWarning[]
  jobId: number | null
  /** where it was read together with its last job */
  job?: JobRow
  error: string | null
  createdAt: string
  acceptedAt: string | null
  finishedAt: string | null
  undoneAt: string | null
  undoReport: UndoReport | null
}

// row-level security shows the names of one's own clubs and leagues only
const uploadedBy = sql<string | null>`
  (select user_name from app_user where app_user.user_id = file_import.user_id)`.as('uploaded_by')

const importRow = (row: Selectable<FileImport> & { uploaded_by: string | null }): ImportRow => ({
  importId: row.import_id,
  fileId: row.file_id,
  clubId: row.club_id,
  leagueSeqno: row.league_seqno,
  userId: row.user_id,
  uploadedBy: row.uploaded_by,
  fileName: row.file_name,
  sha256: row.sha256,
  format: row.format,
  state: row.state as ImportState,
  meetId: row.meet_id,
  meetName: row.meet_name,
  meetDate: row.meet_date,
  clubs: row.clubs as unknown as ImportClub[],
  decisions: readDecisions(row.decisions),
  counts: row.counts as ImportCounts,
  warnings: row.warnings as unknown as FileWarning[],
  jobId: row.job_id,
  error: row.error,
  createdAt: row.created_at,
  acceptedAt: row.accepted_at,
  finishedAt: row.finished_at,
  undoneAt: row.undone_at,
  undoReport: row.undo_report as UndoReport | null,
})

/** One import; undefined when there is none that the caller may see. `lock` keeps others from changing it meanwhile. */
export async function findImport(db: Kysely<Database>, importId: number, lock = false): Promise<ImportRow | undefined> {
  const query = db.selectFrom('file_import').selectAll().select(uploadedBy).where('import_id', '=', importId)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row && importRow(row)
}

/** An import with its last job, for one who follows its progress: read anew each time. */
export async function findFollowed(db: Kysely<Database>, importId: number): Promise<ImportRow | undefined> {
  const row = await findImport(db, importId)
  if (!row || row.jobId === null) return row
  return { ...row, job: (await findJobs(db, [row.jobId])).get(row.jobId) }
}

/** Imports of a club or a league, newest first; of everything the caller may see when neither is given. */
export async function listImports(
  db: Kysely<Database>,
  filter: { clubId?: number | null; leagueSeqno?: number | null },
  page: Page,
): Promise<{ nodes: ImportRow[]; totalCount: number }> {
  const { clubId, leagueSeqno } = filter
  let query = db.selectFrom('file_import').where('state', '<>', 'discarded')
  if (clubId != null) query = query.where('club_id', '=', clubId)
  if (leagueSeqno != null) query = query.where('league_seqno', '=', leagueSeqno)
  const rows = await query
    .selectAll()
    .select(uploadedBy)
    .orderBy('import_id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { count } = await query.select((is) => is.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { nodes: rows.map(importRow), totalCount: Number(count) }
}

export interface NewImport {
  fileId: string
  fileName: string
  sha256: string
  clubId: number | null
  leagueSeqno: number | null
  userId: number
}

export async function addImport(db: Kysely<Database>, made: NewImport): Promise<number> {
  const row = await db
    .insertInto('file_import')
    .values({
      file_id: made.fileId,
      file_name: made.fileName,
      sha256: made.sha256,
      club_id: made.clubId,
      league_seqno: made.leagueSeqno,
      user_id: made.userId,
    })
    .returning('import_id')
    .executeTakeFirstOrThrow()
  return row.import_id
}

export type ImportChanges = Partial<
  Pick<ImportRow, 'state' | 'format' | 'meetId' | 'meetName' | 'meetDate' | 'jobId' | 'error'> & {
    clubs: ImportClub[]
    decisions: Decisions
    counts: ImportCounts
    warnings: FileWarning[]
    undoReport: UndoReport
    acceptedAt: 'now'
    finishedAt: 'now'
    undoneAt: 'now'
  }
>

const columns: Record<keyof ImportChanges, string> = {
  state: 'state',
  format: 'format',
  meetId: 'meet_id',
  meetName: 'meet_name',
  meetDate: 'meet_date',
  jobId: 'job_id',
  error: 'error',
  clubs: 'clubs',
  decisions: 'decisions',
  counts: 'counts',
  warnings: 'warnings',
  undoReport: 'undo_report',
  acceptedAt: 'accepted_at',
  finishedAt: 'finished_at',
  undoneAt: 'undone_at',
}

/** Changes an import. With `from` only when it is in one of these states; returns whether it was. */
export async function changeImport(
  db: Kysely<Database>,
  importId: number,
  changes: ImportChanges,
  from?: readonly ImportState[],
): Promise<boolean> {
  const assignments = Object.entries(changes).map(([name, value]) => {
    const column = sql.ref(columns[name as keyof ImportChanges])
    if (value === 'now') return sql`${column} = now()`
    return typeof value === 'object' && value !== null
      ? sql`${column} = ${JSON.stringify(value).replaceAll('\\u0000', '')}::jsonb`
      : sql`${column} = ${value}`
  })
  const { numAffectedRows } = await sql`
    update file_import set ${sql.join(assignments)}
    where import_id = ${importId} ${from ? sql`and state = any(${from}::text[])` : sql``}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}
