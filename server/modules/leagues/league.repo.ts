import type { Kysely, Selectable } from 'kysely'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import { fetchPage } from '../../db/page'
import { contains } from '../../db/search'

export type LeagueRow = Selectable<Database['league']>

export interface LeagueFilter {
  seqno?: number | null
  /** part of the name */
  search?: string | null
}

/** Leagues by name. */
export async function listLeagues(
  db: Kysely<Database>,
  { seqno, search }: LeagueFilter,
  page: Page,
): Promise<Connection<LeagueRow>> {
  let query = db.selectFrom('league').selectAll('league').orderBy('name').orderBy('seqno')
  if (seqno != null) query = query.where('seqno', '=', seqno)
  if (search?.trim()) query = query.where(({ ref }) => contains(ref('name'), search))
  return fetchPage(query, page)
}
