import { sql, type Kysely } from 'kysely'
import type { BaseTime } from 'contracts/base-time-table'
import { compareEvents } from 'contracts/event'
import type { Gender } from 'contracts/gender'
import type { Database } from '../../db/database'
import { StandardIndex, type StandardRow } from './standard-index'

/** An event of the library. `distance` is of one leg, in metres or yards as the course says; `legs` is 1 for individual swims. */
export interface LibraryEvent {
  setLibId: number
  name: string
  stroke: string
  distance: number
  legs: number
  tags: string[]
  order: number | null
}

/** What lists need of events, standards and points tables: small, read by all, seldom changed. */
export interface Reference {
  version: number
  /** in the order in which lists show them */
  events: LibraryEvent[]
  eventById: ReadonlyMap<number, LibraryEvent>
  standards: StandardIndex
  /** names of the classifications that have standards, ascending */
  classifications: string[]
  /** by `course|gender|stroke|distance|legs` */
  baseTimes: ReadonlyMap<string, BaseTime[]>
}

let kept: Reference | undefined

/**
 * The reference data of a version that was read in the caller's own transaction. One process keeps the newest version
 * only; any change of events, ranks, standards or base times raises the version, so nothing old is ever served.
 */
export async function referenceOf(db: Kysely<Database>, version: number): Promise<Reference> {
  if (kept?.version === version) return kept
  const reference = await readReference(db, version)
  if (!kept || kept.version < version) kept = reference
  return reference
}

export const baseTimeKey = (row: Pick<BaseTime, 'course' | 'gender' | 'stroke' | 'distance' | 'legs'>) =>
  `${row.course}|${row.gender}|${row.stroke}|${row.distance}|${row.legs}`

async function readReference(db: Kysely<Database>, version: number): Promise<Reference> {
  const events = await readEvents(db)
  const standards = await readStandards(db)
  const baseTimes = new Map<string, BaseTime[]>()
  for (const row of await readBaseTimes(db)) {
    const key = baseTimeKey(row)
    baseTimes.set(key, [...(baseTimes.get(key) ?? []), row])
  }
  return {
    version,
    events,
    eventById: new Map(events.map((event) => [event.setLibId, event])),
    standards: new StandardIndex(standards),
    classifications: [...new Set(standards.map(({ classification }) => classification))].sort(),
    baseTimes,
  }
}

async function readEvents(db: Kysely<Database>): Promise<LibraryEvent[]> {
  // events of all: what one viewer alone may see must not be kept for the others
  const rows = await db
    .selectFrom('set_lib')
    .select(['set_lib_id', 'set_name', 'set_desc', 'stroke', 'distance', 'legs', 'tag', 'set_order'])
    .where('is_event', '=', true)
    .where('club_id', 'is', null)
    .execute()
  return rows
    .map((row) => ({
      setLibId: row.set_lib_id,
      name: row.set_name ?? row.set_desc,
      stroke: row.stroke ?? '',
      distance: row.distance ?? 0,
      legs: row.legs,
      tags: tagsOf(row.tag),
      order: row.set_order,
    }))
    .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || compareEvents(a, b))
}

/** Tags are a list as JSON text, or separated by commas. */
function tagsOf(text: string | null): string[] {
  if (!text) return []
  try {
    const parsed: unknown = JSON.parse(text)
    if (Array.isArray(parsed)) return parsed.map(String)
  } catch {
    // plain text
  }
  return text.split(',').map((tag) => tag.trim())
}

async function readStandards(db: Kysely<Database>): Promise<StandardRow[]> {
  const { rows } = await sql<StandardRow>`
    select s.set_lib_id as "setLibId", s.rank_id as "rankId", k.rank_name as "rankName", s.gender,
      s.facility_type as "facilityType", s.classification, s.age_from as "ageFrom", s.age_to as "ageTo",
      s.time_hundredths as hundredths, s.effective_date as "effectiveDate", s.valid_to as "validTo", s.kind
    from standard s join rank k using (rank_id) order by s.standard_id`.execute(db)
  return rows
}

async function readBaseTimes(db: Kysely<Database>): Promise<BaseTime[]> {
  const rows = await db.selectFrom('base_time').selectAll().execute()
  return rows.map((row) => ({
    course: row.course,
    gender: row.gender as Gender,
    stroke: row.stroke,
    distance: row.distance,
    legs: row.legs,
    hundredths: row.hundredths,
    validFrom: row.valid_from,
    validTo: row.valid_to,
  }))
}
