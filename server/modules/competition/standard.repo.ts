import type { Kysely } from 'kysely'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import { fetchPage } from '../../db/page'

const standards = (db: Kysely<Database>) =>
  db
    .selectFrom('standard as s')
    .innerJoin('rank as k', 'k.rank_id', 's.rank_id')
    .leftJoin('set_lib as e', 'e.set_lib_id', 's.set_lib_id')
    .selectAll('s')
    .select(['k.rank_name', 'e.set_name', 'e.set_desc', 'e.distance', 'e.stroke', 'e.legs'])
    .orderBy('s.classification')
    .orderBy('s.facility_type')
    .orderBy('s.gender')
    .orderBy('e.set_order')
    .orderBy('s.set_lib_id')
    .orderBy(
      (order) => order.ref('s.age_from'),
      (order) => order.asc().nullsFirst(),
    )
    .orderBy('s.age_to')
    .orderBy('s.time_hundredths')
    .orderBy('s.standard_id')

/** A time to reach, with the names of its rank and event. */
export type StandardListRow = Awaited<ReturnType<ReturnType<typeof standards>['executeTakeFirstOrThrow']>>

export interface StandardFilter {
  standardId?: number | null
  setLibSetId?: number | null
  rankId?: number | null
  gender?: string | null
  facilityType?: string | null
  classification?: string | null
}

/** Standards by classification, course, gender, event and age, fastest first. */
export async function listStandards(
  db: Kysely<Database>,
  filter: StandardFilter,
  page: Page,
): Promise<Connection<StandardListRow>> {
  const { standardId, setLibSetId, rankId, gender, facilityType, classification } = filter
  let query = standards(db)
  if (standardId != null) query = query.where('s.standard_id', '=', standardId)
  if (setLibSetId != null) query = query.where('s.set_lib_id', '=', setLibSetId)
  if (rankId != null) query = query.where('s.rank_id', '=', rankId)
  if (gender != null) query = query.where('s.gender', '=', gender)
  if (facilityType != null) query = query.where('s.facility_type', '=', facilityType)
  if (classification != null) query = query.where('s.classification', '=', classification)
  return fetchPage(query, page)
}
