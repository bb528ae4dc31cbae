import type { Kysely } from 'kysely'
import type { RootField } from 'contracts/policy'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { AppError } from '../../errors'
import { changeImport, findImport, type ImportChanges, type ImportRow, type ImportState } from './import.repo'
import { enqueueImportJob } from './import-job'
import { countLines, findPersonLine, markDecision, removeLines, undecidedPeople } from './import-line.repo'
import { loadOwnClubs } from './known.repo'

type Db = Kysely<Database>

const words: Record<ImportState, string> = {
  reading: 'is still being read',
  preview: 'waits to be accepted',
  writing: 'is being written',
  done: 'is done',
  undoing: 'is being undone',
  undone: 'was undone',
  refused: 'was refused',
  failed: 'failed',
  discarded: 'was discarded',
}

/** The import that a call names, locked, if it is the caller's and in one of the states. */
async function openImport(
  context: Context,
  call: RootField,
  importId: number,
  states: readonly ImportState[],
): Promise<ImportRow> {
  const db = await context.db()
  const row = await findImport(db, importId, true)
  if (!row) throw new AppError('NOT_FOUND', 'There is no such import')
  context.authorize(call, { clubId: row.clubId, leagueSeqno: row.leagueSeqno })
  if (!states.includes(row.state)) throw new AppError('CONFLICT', `The import ${words[row.state]}`)
  return row
}

async function changed(db: Db, importId: number, changes: ImportChanges): Promise<ImportRow> {
  await changeImport(db, importId, changes)
  return (await findImport(db, importId))!
}

/** Says which of our clubs a club of the file is (null: none), and sets the preview up again. */
export async function chooseClub(
  context: Context,
  importId: number,
  clubKey: string,
  clubId: number | null,
): Promise<ImportRow> {
  const row = await openImport(context, 'Mutation.importChooseClub', importId, ['preview'])
  const db = await context.db()
  if (!row.clubs.some(({ key }) => key === clubKey)) throw new AppError('NOT_FOUND', 'The file has no such club')
  const clubs = await loadOwnClubs(db, row)
  if (clubId !== null && !clubs.some((club) => club.clubId === clubId)) {
    throw new AppError('BAD_INPUT', 'This import cannot write to that club', {
      clubId: 'Choose one of the clubs of this import',
    })
  }
  const decisions = { ...row.decisions, clubs: { ...row.decisions.clubs, [clubKey]: clubId } }
  await changeImport(db, importId, { decisions, state: 'reading' })
  await enqueueImportJob(db, 'read-import', row)
  return (await findImport(db, importId))!
}

export type Decision = number | 'new' | 'skip'

/** Says who a person of the file is: somebody of ours, somebody new, or left out with all results. */
export async function decide(
  context: Context,
  importId: number,
  athleteKey: string,
  decision: Decision,
): Promise<ImportRow> {
  const row = await openImport(context, 'Mutation.importDecide', importId, ['preview'])
  const db = await context.db()
  const line = await findPersonLine(db, importId, athleteKey)
  if (!line) throw new AppError('NOT_FOUND', 'The file has no such athlete')
  if (typeof decision === 'number') await checkPerson(db, row, decision)
  const decisions = { ...row.decisions, people: { ...row.decisions.people, [athleteKey]: decision } }
  // only what is compared with results of before, or was no question, needs another look at the file
  if (line.verdict !== 'doubtful' || (typeof decision === 'number' && row.meetId !== null)) {
    await changeImport(db, importId, { decisions })
    await enqueueImportJob(db, 'read-import', row)
    return (await findImport(db, importId))!
  }
  await markDecision(db, importId, athleteKey, marksOf(decision))
  return changed(db, importId, { decisions, counts: { ...row.counts, preview: await countLines(db, importId) } })
}

function marksOf(decision: Decision): Parameters<typeof markDecision>[3] {
  if (decision === 'skip') return { person: 'refused', followers: 'refused', reason: 'Left out, as you decided' }
  return { person: decision === 'new' ? 'new' : 'known', followers: 'new', reason: null }
}

async function checkPerson(db: Db, row: ImportRow, personId: number): Promise<void> {
  const person = await db.selectFrom('person').select('club_id').where('person_id', '=', personId).executeTakeFirst()
  const clubs = new Set(row.clubs.map(({ clubId }) => clubId))
  if (!person || !clubs.has(person.club_id)) {
    throw new AppError('BAD_INPUT', 'Choose an athlete of the club', { personId: 'Choose an athlete of the club' })
  }
}

/**
 * Lets a worker write the import. Refused while no club of the file is ours, and while people are doubtful, unless they
 * shall be left out with their results.
 */
export async function accept(context: Context, importId: number, skipDoubtful: boolean): Promise<ImportRow> {
  const row = await openImport(context, 'Mutation.importAccept', importId, ['preview'])
  const db = await context.db()
  if (row.clubs.every(({ clubId }) => clubId === null))
    throw new AppError('CONFLICT', 'Choose which club of the file is yours')
  const open = await undecidedPeople(db, importId)
  if (open.length > 0 && !skipDoubtful) {
    const count = open.length === 1 ? 'One athlete is' : `${open.length} athletes are`
    throw new AppError('CONFLICT', `${count} still doubtful: decide about them, or leave them out`)
  }
  const people = { ...row.decisions.people, ...Object.fromEntries(open.map((key) => [key, 'skip' as const])) }
  const decisions = { ...row.decisions, people }
  await changeImport(db, importId, { decisions, state: 'writing', error: null, acceptedAt: 'now' })
  await enqueueImportJob(db, 'write-import', { ...row, userId: context.viewer.userId })
  return (await findImport(db, importId))!
}

/** Lets go of an import that was not accepted; its lines go, its file expires. */
export async function discard(context: Context, importId: number): Promise<ImportRow> {
  await openImport(context, 'Mutation.importDiscard', importId, ['reading', 'preview', 'refused', 'failed'])
  const db = await context.db()
  await removeLines(db, importId)
  return changed(db, importId, { state: 'discarded', finishedAt: 'now' })
}

/** Lets a worker take an import back as a whole. */
export async function undo(context: Context, importId: number): Promise<ImportRow> {
  const row = await openImport(context, 'Mutation.importUndo', importId, ['done'])
  const db = await context.db()
  await changeImport(db, importId, { state: 'undoing', error: null })
  await enqueueImportJob(db, 'undo-import', { ...row, userId: context.viewer.userId })
  return (await findImport(db, importId))!
}
