import type { Kysely } from 'kysely'
import { ageOn } from 'contracts/age'
import { findBaseTime } from 'contracts/base-time-table'
import { addDays } from 'contracts/calendar-date'
import type { Gender } from 'contracts/gender'
import { worldAquaticsPoints } from 'contracts/points'
import type { Viewer } from 'contracts/viewer'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import { baseTimeKey, type LibraryEvent, type Reference } from './reference'
import { bestsAmong, findSwims, type ResultListFilter } from './result-list.repo'
import { classificationOf, resultScope, type ScopeArgs } from './result-scope'
import type { ResultRow } from './result.repo'

export interface ResultListArgs extends ScopeArgs, Omit<ResultListFilter, 'newSince'> {
  /** a swim is new for so many days; default 30 */
  isNewDays?: number | null
  /** only new swims */
  onlyNew?: boolean | null
  rankClassification?: string | null
}

/** A swim with its event, age, points, and in lists its rank. */
export interface RatedResult extends ResultRow {
  event: LibraryEvent | undefined
  /** at the swim under the meet's rule */
  age: number | null
  points: number | null
  /** the table that gave the points; `isFallback` where none was valid on the day */
  pointsTable: { name: string; isFallback: boolean } | null
}

export interface RankedResult extends RatedResult {
  rankClassification: string | null
  rank: { rankId: number; rankName: string } | null
  nextRankName: string | null
  /** hundredths to the next faster rank; null at the top and without standards */
  timeToNextRank: number | null
  isNew: boolean
}

const defaultNewDays = 30

/**
 * The results list (specification section 7, resultsList): one page of swims with rank, points and what is new. At most
 * four statements, and three more when the reference data changed.
 * @param today YYYY-MM-DD
 */
export async function listResults(
  db: Kysely<Database>,
  viewer: Viewer,
  args: ResultListArgs,
  page: Page,
  today: string,
): Promise<Connection<RankedResult>> {
  const scope = await resultScope(db, viewer, args)
  const newSince = addDays(today, -(args.isNewDays ?? defaultNewDays))
  const filter = { ...args, newSince: args.onlyNew ? newSince : null }
  const { nodes: rows, totalCount } = await findSwims(db, scope, filter, page)
  const isRecent = (row: ResultRow) => row.counts && row.person_id !== null && row.result_date >= newSince
  const bests = await bestsAmong(db, args.onlyNew ? [] : rows.filter(isRecent).map((row) => row.result_id))
  const classification = classificationOf(scope, args.rankClassification)
  const nodes = rows.map((row) => {
    const isNew = args.onlyNew ? true : bests.has(row.result_id)
    const rated = rateResult(row, scope.reference)
    return Object.assign(rated, { isNew }, rankOf(rated, scope.reference, classification))
  })
  return { nodes, totalCount }
}

/** Adds to a row, in place, what follows from the reference data alone. */
export function rateResult(row: ResultRow, reference: Reference): RatedResult {
  const event = reference.eventById.get(row.set_lib_id)
  return Object.assign(row, { event, age: ageAtSwim(row) }, pointsOf(row, event, reference))
}

const ageAtSwim = ({ birth_date, age_on }: ResultRow): number | null =>
  birth_date === null ? null : ageOn(birth_date, age_on)

function pointsOf(
  row: ResultRow,
  event: LibraryEvent | undefined,
  { baseTimes }: Reference,
): Pick<RatedResult, 'points' | 'pointsTable'> {
  if (!row.counts || !event) return { points: null, pointsTable: null }
  const { stroke, distance, legs } = event
  const query = { course: row.facility_type, gender: row.gender as Gender, stroke, distance, legs }
  const base = findBaseTime(baseTimes.get(baseTimeKey(query)) ?? [], query, row.result_date, row.points_table)
  if (!base) return { points: null, pointsTable: null }
  const { hundredths, tableName: name, isFallback } = base
  return { points: worldAquaticsPoints(hundredths, row.time_hundredths!), pointsTable: { name, isFallback } }
}

function rankOf(
  row: RatedResult,
  { standards }: Reference,
  classification: string | null,
): Pick<RankedResult, 'rankClassification' | 'rank' | 'nextRankName' | 'timeToNextRank'> {
  const reached =
    row.counts && classification !== null
      ? standards.rank({
          setLibId: row.set_lib_id,
          facilityType: row.facility_type,
          gender: row.gender,
          classification,
          age: row.age,
          date: row.result_date,
          hundredths: row.time_hundredths!,
        })
      : null
  return {
    rankClassification: classification,
    rank: reached?.rank ?? null,
    nextRankName: reached?.next?.rankName ?? null,
    timeToNextRank: reached?.timeToNext ?? null,
  }
}
