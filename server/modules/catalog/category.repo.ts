import type { Kysely, Selectable } from 'kysely'
import type { Connection, Page } from '../../connection'
import type { Database } from '../../db/database'
import { fetchPage } from '../../db/page'
import { equalsIgnoringCase } from '../../db/search'

export type CategoryRow = Selectable<Database['category']>

export interface CategoryFilter {
  catId?: number | null
  /** whole name, any case */
  catName?: string | null
}

/** Categories by name. */
export async function listCategories(
  db: Kysely<Database>,
  { catId, catName }: CategoryFilter,
  page: Page,
): Promise<Connection<CategoryRow>> {
  let query = db.selectFrom('category').selectAll('category').orderBy('cat_name').orderBy('cat_id')
  if (catId != null) query = query.where('cat_id', '=', catId)
  if (catName) query = query.where(({ ref }) => equalsIgnoringCase(ref('cat_name'), catName))
  return fetchPage(query, page)
}

const valueQuery = (db: Kysely<Database>) =>
  db
    .selectFrom('category_value as v')
    .innerJoin('category as c', 'c.cat_id', 'v.cat_id')
    .selectAll('v')
    .select('c.cat_name')
    .orderBy('v.val_desc')
    .orderBy('v.val_id')

export type CategoryValueRow = Awaited<ReturnType<ReturnType<typeof valueQuery>['executeTakeFirstOrThrow']>>

export interface CategoryValueFilter extends CategoryFilter {
  valId?: number | null
  valName?: string | null
}

/** Values by description, as the pickers show them. */
export async function listCategoryValues(
  db: Kysely<Database>,
  { catId, catName, valId, valName }: CategoryValueFilter,
  page: Page,
): Promise<Connection<CategoryValueRow>> {
  let query = valueQuery(db)
  if (catId != null) query = query.where('v.cat_id', '=', catId)
  if (catName) query = query.where(({ ref }) => equalsIgnoringCase(ref('c.cat_name'), catName))
  if (valId != null) query = query.where('v.val_id', '=', valId)
  if (valName) query = query.where(({ ref }) => equalsIgnoringCase(ref('v.val_name'), valName))
  return fetchPage(query, page)
}
