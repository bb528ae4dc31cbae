import type { Kysely, Selectable } from 'kysely'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import { fetchPage } from '../../db/page'
import { contains } from '../../db/search'

export type FacilityRow = Selectable<Database['facility']>

export interface FacilityFilter {
  facilityId?: number | null
  type?: string | null
  state?: string | null
  countryId?: number | null
  /** part of the name, city or address */
  search?: string | null
}

/** Facilities by name. */
export async function listFacilities(
  db: Kysely<Database>,
  { facilityId, type, state, countryId, search }: FacilityFilter,
  page: Page,
): Promise<Connection<FacilityRow>> {
  let query = db.selectFrom('facility').selectAll('facility').orderBy('name').orderBy('id')
  if (facilityId != null) query = query.where('id', '=', facilityId)
  if (type != null) query = query.where('type', '=', type)
  if (state != null) query = query.where('state', '=', state)
  if (countryId != null) query = query.where('country_id', '=', countryId)
  if (search?.trim()) {
    query = query.where(({ ref, or }) =>
      or([contains(ref('name'), search), contains(ref('city'), search), contains(ref('address'), search)]),
    )
  }
  return fetchPage(query, page)
}
