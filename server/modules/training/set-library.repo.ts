import type { Kysely, Selectable } from 'kysely'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import { fetchPage } from '../../db/page'
import { contains } from '../../db/search'

export type SetLibraryRow = Selectable<Database['set_lib']>

export interface SetLibraryFilter {
  setId?: number | null
  stroke?: string | null
  distance?: number | null
  sportType?: string | null
  teamId?: number | null
  /** events of competitions only, or training sets only */
  isEvent?: boolean | null
  /** part of the name or description */
  search?: string | null
}

/** The library of sets and events: events in their order, then training sets by description. */
export async function listSetLibrary(
  db: Kysely<Database>,
  filter: SetLibraryFilter,
  page: Page,
): Promise<Connection<SetLibraryRow>> {
  const { setId, stroke, distance, sportType, teamId, isEvent, search } = filter
  let query = db
    .selectFrom('set_lib')
    .selectAll('set_lib')
    .orderBy('is_event', 'desc')
    .orderBy('set_order')
    .orderBy('set_desc')
    .orderBy('set_lib_id')
  if (setId != null) query = query.where('set_lib_id', '=', setId)
  if (stroke != null) query = query.where('stroke', '=', stroke)
  if (distance != null) query = query.where('distance', '=', distance)
  if (sportType != null) query = query.where('sport_type', '=', sportType)
  if (teamId != null) query = query.where('team_id', '=', teamId)
  if (isEvent != null) query = query.where('is_event', '=', isEvent)
  if (search?.trim()) {
    query = query.where(({ ref, or }) => or([contains(ref('set_name'), search), contains(ref('set_desc'), search)]))
  }
  return fetchPage(query, page)
}
