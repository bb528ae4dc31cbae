import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'

/** Does a text column contain what a person typed, in any case? `%` and `_` are letters like others. */
export const contains = (column: Expression<unknown>, typed: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${column} ilike ${`%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`}`

/** Is a text column equal to a text, in any case? */
export const equalsIgnoringCase = (column: Expression<unknown>, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(${column}) = lower(${text.trim()})`
