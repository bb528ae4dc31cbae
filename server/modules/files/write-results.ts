import type { BulkTransaction } from './bulk-transaction'
import { CopyText, copyRows, copyText, type CopyValue } from './copy-rows'
import type { ImportLine } from './import-line'
import type { EventStart } from './plan-events'
import { planLines } from './plan-lines'
import { withCheckedParents, type ParentRows } from './parent-rows.repo'
import type { PreparedImport } from './prepared-import'
import { RESULT_COLUMNS } from './result-values'
import {
  applyChanges,
  CHANGE_COLUMNS,
  createStages,
  LEG_COLUMNS,
  mergeLegs,
  mergeVisitors,
  VISITOR_COLUMNS,
} from './write-results.repo'
import { reserveIds } from './write-people.repo'
import type { LegWrite, ResultWrite, VisitorWrite } from './result-write'

const NEW_COLUMNS = [
  ...['club_id', 'person_id', 'meet_id', 'meet_event_seqno', 'external_event_id', 'round', 'relay_letter', 'import_id'],
  ...['import_line', 'is_official', 'created_by', 'updated_by', 'update_source', ...RESULT_COLUMNS],
]

export interface WrittenCounts {
  results: number
  relays: number
  leadOffs: number
  changed: number
  visitors: number
}

export interface WriteTarget {
  meetId: number
  /** rows of meet_event */
  eventSeqnos: ReadonlyMap<EventStart, number>
  /** called with every line of the file as its row is made */
  onLine(line: ImportLine): void
  signal: AbortSignal
}

/**
 * Writes all results of a prepared import, in one pass over the file: new individual swims are copied while they are
 * planned, the rest (relays with their ids, changes, visitors) waits as text and follows.
 */
export async function writeResults(
  tx: BulkTransaction,
  prepared: PreparedImport,
  target: WriteTarget,
): Promise<WrittenCounts> {
  await createStages(tx.db)
  const relayIds = await reserveIds(tx.db, 'result', 'result_id', prepared.file.relays.length)
  const rows = new ResultRows(prepared, target, relayIds)
  await withCheckedParents(tx.db, parentsOf(prepared, target), async () => {
    await copyRows(tx.client, 'result', NEW_COLUMNS, rows.swims(), target.signal)
    await copyText(tx.client, 'result', ['result_id', ...NEW_COLUMNS], rows.relays.end())
  })
  await copyText(tx.client, 'result', ['lead_off_of', ...NEW_COLUMNS], rows.leadOffs.end())
  await copyText(tx.client, 'stage_change', CHANGE_COLUMNS, rows.changes.end())
  await copyText(tx.client, 'stage_leg', LEG_COLUMNS, rows.legs.end())
  await copyText(tx.client, 'stage_visitor', VISITOR_COLUMNS, rows.visitors.end())
  const { importId, userId } = prepared.scope
  if (rows.changes.count > 0) await applyChanges(tx.db, importId, userId)
  if (rows.legs.count > 0) await mergeLegs(tx.db, importId)
  const visitors = rows.visitors.count > 0 ? await mergeVisitors(tx.db, target.meetId, prepared.scope) : 0
  return {
    results: rows.swimCount,
    relays: rows.relays.count,
    leadOffs: rows.leadOffs.count,
    changed: rows.changes.count,
    visitors,
  }
}

function parentsOf(
  { people, events, clubMatches }: PreparedImport,
  { meetId, eventSeqnos }: WriteTarget,
): ParentRows[] {
  const present = (ids: Iterable<number | null>) => [...ids].filter((id) => id !== null)
  const clubs = [...clubMatches.values()].map(({ clubId }) => clubId)
  return [
    { table: 'meet', key: 'meet_id', ids: [meetId] },
    { table: 'meet_event', key: 'seqno', ids: eventSeqnos.values() },
    { table: 'club', key: 'club_id', ids: present(clubs) },
    { table: 'set_lib', key: 'set_lib_id', ids: present([...events.values()].map(({ setLibId }) => setLibId)) },
    { table: 'person', key: 'person_id', ids: present([...people.values()].map(({ personId }) => personId)) },
  ]
}

class ResultRows {
  readonly relays = new CopyText()
  readonly leadOffs = new CopyText()
  readonly changes = new CopyText()
  readonly legs = new CopyText()
  readonly visitors = new CopyText()
  swimCount = 0
  private readonly idOf = new Map<ResultWrite, number>()

  constructor(
    private readonly prepared: PreparedImport,
    private readonly target: WriteTarget,
    private readonly relayIds: number[],
  ) {}

  /** Rows of new individual swims; puts everything else aside. */
  *swims(): Generator<CopyValue[]> {
    for (const { line, write } of planLines(this.prepared)) {
      if (line) this.target.onLine(line)
      if (!write) continue
      if (write.kind === 'visitor') this.visitors.add(this.visitorRow(write))
      else if (write.resultId !== null) this.addChange(write, write.resultId)
      else if (write.leadOffOf !== null) this.leadOffs.add([this.relayIdOf(write.leadOffOf), ...this.newRow(write)])
      else if (write.relayLetter !== null) this.addRelay(write)
      else {
        this.swimCount++
        yield this.newRow(write)
      }
    }
  }

  private addRelay(write: ResultWrite): void {
    const id = this.relayIds.pop()!
    this.idOf.set(write, id)
    this.relays.add([id, ...this.newRow(write)])
    for (const leg of write.legs ?? []) this.legs.add(this.legRow(id, true, write.clubId, leg))
  }

  private addChange(write: ResultWrite, resultId: number): void {
    this.changes.add([resultId, this.seqno(write), ...this.values(write)])
    for (const leg of write.legs ?? []) this.legs.add(this.legRow(resultId, false, write.clubId, leg))
  }

  private relayIdOf(relay: ResultWrite | number): number {
    return typeof relay === 'number' ? relay : this.idOf.get(relay)!
  }

  private newRow(write: ResultWrite): CopyValue[] {
    const { importId, userId } = this.prepared.scope
    return [
      ...[
        write.clubId,
        write.person?.personId ?? null,
        this.target.meetId,
        this.seqno(write),
        write.externalId,
        write.round,
      ],
      ...[write.relayLetter, importId, write.line, 1, userId, userId, 'import', ...this.values(write)],
    ]
  }

  private seqno = ({ start }: ResultWrite): number | null => (start && this.target.eventSeqnos.get(start)) ?? null

  private values = ({ values }: ResultWrite): CopyValue[] => RESULT_COLUMNS.map((column) => values[column])

  private legRow(resultId: number, isNew: boolean, clubId: number, leg: LegWrite): CopyValue[] {
    const { person, swimmer_name, time_hundredths, reaction_hundredths } = leg
    return [
      resultId,
      isNew,
      leg.leg,
      clubId,
      person?.personId ?? null,
      swimmer_name,
      time_hundredths,
      reaction_hundredths,
    ]
  }

  private visitorRow(write: VisitorWrite): CopyValue[] {
    const {
      externalId,
      round,
      setLibId,
      swimmerName,
      clubName,
      gender,
      facilityType,
      timeHundredths,
      status,
      exhibition,
    } = write
    return [
      ...[externalId, round, setLibId, swimmerName, clubName, gender, facilityType, timeHundredths, status, exhibition],
      ...[write.place, write.relayLetter],
    ]
  }
}
