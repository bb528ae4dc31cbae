import type { Kysely } from 'kysely'
import type { Database } from '../../db/database'
import { enqueueJob } from '../jobs/job.repo'
import { changeImport, type ImportRow } from './import.repo'

export type ImportJob = 'read-import' | 'write-import' | 'undo-import'

/**
 * Lets a worker read, write or undo an import. Asking twice to write or undo makes one job; each reading stands for the
 * decisions of its moment and is a job of its own. The import shows the last job's progress.
 */
export async function enqueueImportJob(
  db: Kysely<Database>,
  kind: ImportJob,
  { importId, clubId, leagueSeqno, userId }: Pick<ImportRow, 'importId' | 'clubId' | 'leagueSeqno' | 'userId'>,
): Promise<void> {
  const dedupeKey = kind === 'read-import' ? undefined : `${kind} ${importId}`
  const jobId = await enqueueJob(db, { kind, payload: { importId }, clubId, leagueSeqno, userId, dedupeKey })
  await changeImport(db, importId, { jobId })
}
