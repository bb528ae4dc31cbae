import type { JobHandler } from '../jobs/job-handler'
import { holdLease } from '../jobs/lease.repo'
import { auditAgain, inBulkTransaction, type BulkTransaction } from './bulk-transaction'
import { changeImport, findImport, type UndoReport } from './import.repo'
import { lockMeetDay } from './write-meet.repo'
import {
  labelResults,
  listKept,
  removeMemberIds,
  removeResults,
  removeUnused,
  removeVisitors,
  restoreLegs,
  restoreRows,
} from './undo.repo'

/**
 * Takes an import back as a whole, in one transaction: removes what it added, restores what it changed. What somebody
 * changed since, or has come to refer to, stays and is reported.
 */
export const undoImport: JobHandler = {
  async run(context) {
    const importId = Number(context.job.payload.importId)
    const before = await findImport(context.db, importId)
    if (before?.state !== 'undoing') return { skipped: true }
    return inBulkTransaction(context.pool, context.job.userId, async (tx) => {
      if (before.meetDate) await lockMeetDay(tx.db, before.meetDate)
      const row = await findImport(tx.db, importId, true)
      if (row?.state !== 'undoing') return { skipped: true }
      const report = await undo(tx, importId)
      await holdLease(tx.db, context.worker, context.job.jobId)
      await auditAgain(tx.db)
      await changeImport(tx.db, importId, { state: 'undone', undoneAt: 'now', undoReport: report, error: null })
      return report.removed
    })
  },
  async failed(db, job, message) {
    const error = `${message}. Nothing was undone.`
    await changeImport(db, Number(job.payload.importId), { state: 'done', error }, ['undoing'])
  },
}

async function undo({ db }: BulkTransaction, importId: number): Promise<UndoReport> {
  const visitors = await removeVisitors(db, importId)
  const results = await restoreRows(db, importId, 'result')
  const legs = await restoreLegs(db, importId)
  const removedResults = await removeResults(db, importId)
  await removeUnused(db, importId, 'meet_event')
  await removeUnused(db, importId, 'meet_session')
  await removeMemberIds(db, importId)
  const meets = await restoreRows(db, importId, 'meet')
  const people = await restoreRows(db, importId, 'person')
  const removedMeets = await removeUnused(db, importId, 'meet')
  const removedPeople = await removeUnused(db, importId, 'person')
  const changedTwice = await labelResults(db, results.kept)
  const kept = await listKept(db, importId)
  return {
    removed: { results: removedResults, people: removedPeople, meets: removedMeets, visitors },
    restored: results.restored + meets.restored + people.restored + legs,
    kept: [
      ...changedTwice.map((label) => ({ what: 'result', label, reason: 'Changed again after the import' })),
      ...kept.map(({ what, label, isChanged }) => ({
        what,
        label,
        reason: isChanged ? 'Changed after the import' : 'Others refer to it by now',
      })),
    ],
  }
}
