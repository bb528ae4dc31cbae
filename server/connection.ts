import type { ObjectRef } from '@pothos/core'
import { builder } from './builder'
import { AppError } from './errors'

/** A page of a list and how many there are in all. */
export interface Connection<Row> {
  nodes: readonly Row[]
  totalCount: number
}

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never

/** The list type of an entity: `connectionType('Club', ClubRef)` makes ClubConnection { nodes totalCount }. */
export function connectionType<Row>(name: string, node: ObjectRef<Types, Row, Row>) {
  return builder.objectRef<Connection<Row>>(`${name}Connection`).implement({
    fields: (t) => ({
      nodes: t.field({ type: [node], nullable: false, resolve: ({ nodes }) => nodes as never }),
      totalCount: t.exposeInt('totalCount', { nullable: false }),
    }),
  })
}

export const defaultLimit = 100
export const maximumLimit = 500

/** The arguments offset and limit of every list: `args: { …, ...pageArgs(t.arg) }`. */
export const pageArgs = <Arg>(arg: { int: () => Arg }) => ({ offset: arg.int(), limit: arg.int() })

export interface Page {
  offset: number
  limit: number
}

interface PageArgs {
  offset?: number | null
  limit?: number | null
}

/** The page that the arguments name: from 0, 100 rows unless said, at most 500. Refuses what is no page. */
export function pageOf(args: PageArgs, usual = defaultLimit, most = maximumLimit): Page {
  const offset = args.offset ?? 0
  const limit = args.limit ?? usual
  const fields: Record<string, string> = {}
  if (offset < 0) fields.offset = 'Must not be negative'
  if (limit < 0) fields.limit = 'Must not be negative'
  if (limit > most) fields.limit = `At most ${most}`
  if (Object.keys(fields).length > 0) throw new AppError('BAD_INPUT', 'There is no such page', fields)
  return { offset, limit }
}

/** A page of a list below a row, of which all (or at least the first 500 of `totalCount`) were loaded with their neighbours. */
export function nestedPage<Row>(
  rows: readonly Row[] = [],
  args: PageArgs = {},
  totalCount = rows.length,
): Connection<Row> {
  const { offset, limit } = pageOf(args)
  return { nodes: rows.slice(offset, offset + limit), totalCount }
}

/** The type of the answer of every delete. */
export const DeleteResultRef = builder
  .objectRef<{ status: string; success: boolean; message: string }>('DeleteResult')
  .implement({
    fields: (t) => ({
      status: t.exposeString('status'),
      success: t.exposeBoolean('success', { nullable: false }),
      message: t.exposeString('message'),
    }),
  })

/** The answer of a delete that did its work. */
export const deleted = (message: string) => ({ status: 'OK', success: true, message })
