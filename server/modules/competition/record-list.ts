import type { Kysely } from 'kysely'
import { compareCourses } from 'contracts/course'
import type { RecordState } from 'contracts/record'
import type { Viewer } from 'contracts/viewer'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import { AppError } from '../../errors'
import { findRecordHolders, swumCourses, type RecordFilter } from './record-list.repo'
import type { LibraryEvent, Reference } from './reference'
import { legsOfResults } from './result-leg.repo'
import { rateResult, type RatedResult } from './result-list'
import { resultScope, type ScopeArgs } from './result-scope'
import type { ResultRow } from './result.repo'

export interface RecordListArgs extends ScopeArgs, RecordFilter {}

export interface RecordHolder extends RatedResult {
  state: RecordState
  /** of a relay: its swimmers by leg, as far as the file knew them; else empty */
  swimmers: { athleteId: number | null; firstName: string; lastName: string }[]
}

/** The records of one event on one course (the 'set' of the specification): men, women and mixed side by side. */
export interface RecordRow {
  event: LibraryEvent
  facilityType: string
  /** joint holders of each half, the earliest first; empty where there is no record */
  holders: { M: RecordHolder[]; F: RecordHolder[]; X: RecordHolder[] }
}

/**
 * Records of a club, league or team (specification section 7, recordsList), by course, then in the order of events. At
 * most four statements, and three more when the reference data changed.
 * @throws FORBIDDEN where the viewer does not see all clubs asked for: the best of a part would pass for the record
 */
export async function listRecords(
  db: Kysely<Database>,
  viewer: Viewer,
  args: RecordListArgs,
  { offset, limit }: Page,
): Promise<Connection<RecordRow>> {
  const scope = await resultScope(db, viewer, args)
  if (scope.isCut) throw new AppError('FORBIDDEN', 'These records cover clubs whose results you may not see')
  const courses = args.facilityType != null ? [args.facilityType] : await swumCourses(db)
  const held = await findRecordHolders(db, { ...scope, people: [] }, args, courses)
  const groups = groupByEvent(held, scope.reference)
  const page = groups.slice(offset, offset + limit)
  await completeHolders(db, page, scope.reference)
  const nodes = page.map(({ event, facilityType, held }) => {
    const half = (gender: string) => held.filter((holder) => holder.gender === gender).sort(byDate)
    return { event, facilityType, holders: { M: half('M'), F: half('F'), X: half('X') } }
  })
  return { nodes, totalCount: groups.length }
}

interface EventGroup {
  event: LibraryEvent
  facilityType: string
  held: RecordHolder[]
}

function groupByEvent(held: readonly ResultRow[], { events, eventById }: Reference): EventGroup[] {
  const groups = new Map<string, EventGroup>()
  for (const swim of held) {
    const key = `${swim.facility_type}|${swim.set_lib_id}`
    const group = groups.get(key)
    if (group) group.held.push(swim as RecordHolder)
    else
      groups.set(key, {
        event: eventById.get(swim.set_lib_id)!,
        facilityType: swim.facility_type,
        held: [swim as RecordHolder],
      })
  }
  const order = new Map(events.map((event, index) => [event, index]))
  return [...groups.values()].sort(
    (a, b) => compareCourses(a.facilityType, b.facilityType) || order.get(a.event)! - order.get(b.event)!,
  )
}

/** Makes holders of the rows, in place. */
async function completeHolders(
  db: Kysely<Database>,
  groups: readonly EventGroup[],
  reference: Reference,
): Promise<void> {
  const holders = groups.flatMap(({ held }) => held)
  const relays = holders.filter(({ person_id }) => person_id === null).map(({ result_id }) => result_id)
  const legs = await legsOfResults(db, relays)
  for (const row of holders) {
    const state: RecordState = row.is_official === 1 ? 'official' : 'unofficial'
    const swimmers = (legs.get(row.result_id) ?? []).map((leg) => ({
      athleteId: leg.person_id,
      firstName: leg.first_name ?? leg.swimmer_name ?? '',
      lastName: leg.last_name ?? '',
    }))
    Object.assign(rateResult(row, reference), { state, swimmers })
  }
}

const byDate = (a: RecordHolder, b: RecordHolder): number =>
  a.result_date < b.result_date ? -1 : a.result_date > b.result_date ? 1 : a.result_id - b.result_id
