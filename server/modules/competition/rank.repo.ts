import type { Kysely, Selectable } from 'kysely'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import { fetchPage } from '../../db/page'
import { contains, equalsIgnoringCase } from '../../db/search'

export type RankRow = Selectable<Database['rank']>

export interface RankFilter {
  rankId?: number | null
  /** whole name of the set of standards, any case */
  rankClassification?: string | null
  search?: string | null
}

/** Ranks by classification, then in the order in which they were made. */
export async function listRanks(db: Kysely<Database>, filter: RankFilter, page: Page): Promise<Connection<RankRow>> {
  const { rankId, rankClassification, search } = filter
  let query = db.selectFrom('rank').selectAll('rank').orderBy('rank_classification').orderBy('rank_id')
  if (rankId != null) query = query.where('rank_id', '=', rankId)
  if (rankClassification) {
    query = query.where(({ ref }) => equalsIgnoringCase(ref('rank_classification'), rankClassification))
  }
  if (search?.trim()) query = query.where(({ ref }) => contains(ref('rank_name'), search))
  return fetchPage(query, page)
}
