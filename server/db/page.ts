import { sql, type SelectQueryBuilder } from 'kysely'
import type { Connection, Page } from '../connection'

/**
 * One page of a query and how many rows it has in all, in one statement; in a second one only where the page is empty
 * and so cannot say. The query must have an order that leaves no ties.
 */
export async function fetchPage<Schema, Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { offset, limit }: Page,
): Promise<Connection<Row>> {
  const rows = await query
    .select(sql<number>`(count(*) over ())::int`.as('total_count'))
    .offset(offset)
    .limit(limit)
    .execute()
  const first = rows[0] as { total_count: number } | undefined
  if (first) return { nodes: rows as Row[], totalCount: first.total_count }
  if (offset === 0 && limit > 0) return { nodes: [], totalCount: 0 }
  const counted = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)::int`.as('total_count'))
    .executeTakeFirstOrThrow()
  return { nodes: [], totalCount: (counted as { total_count: number }).total_count }
}
