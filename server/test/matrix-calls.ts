import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql'
import { schema } from '../schema'
import type { SideIds } from './matrix-world'

export interface Call {
  /** as in the policy table: 'Query.allClub' */
  name: string
  kind: 'query' | 'mutation'
  field: GraphQLField<unknown, unknown>
}

/** Every field of Query and Mutation. Subscriptions are checked where they are started, by the same plugin. */
export function allCalls(): Call[] {
  const of = (type: GraphQLObjectType | null | undefined, kind: Call['kind']): Call[] =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type!.name}.${field.name}`, kind, field }))
  return [...of(schema.getQueryType(), 'query'), ...of(schema.getMutationType(), 'mutation')]
}

/** The document of a call with every field that can be reached in `depth` levels, and values for its arguments. */
export function writeCall({ kind, field }: Call, ids: SideIds, named: boolean, depth = 4) {
  const variables: Record<string, unknown> = {}
  const declared: string[] = []
  const passed: string[] = []
  for (const argument of field.args) {
    const value = argumentValue(argument.name, argument.type, ids, named)
    if (value === undefined) continue
    variables[argument.name] = value
    declared.push(`$${argument.name}: ${String(argument.type)}`)
    passed.push(`${argument.name}: $${argument.name}`)
  }
  const head = declared.length > 0 ? `${kind} (${declared.join(', ')})` : kind
  const call = passed.length > 0 ? `${field.name}(${passed.join(', ')})` : field.name
  return { query: `${head} { ${call} ${selection(field.type, depth, [])} }`, variables }
}

function argumentValue(name: string, type: GraphQLInputType, ids: SideIds, named: boolean): unknown {
  const required = isNonNullType(type)
  const inner = isNonNullType(type) ? type.ofType : type
  if (isInputObjectType(inner)) {
    const entries = Object.values(inner.getFields()).map(
      (field) => [field.name, argumentValue(field.name, field.type, ids, named)] as const,
    )
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
  if (named && name in ids) return isListType(inner) ? [ids[name]] : ids[name]
  if (!required) return undefined
  if (isListType(inner)) return []
  if (isEnumType(inner)) return inner.getValues()[0]!.name
  return isScalarType(inner) && (inner.name === 'Int' || inner.name === 'Float') ? 2_000_000_000 : 'LCM'
}

/** All fields of a type, as deep as asked; a type is not entered again below itself. */
export function selection(type: GraphQLOutputType, depth: number, within: readonly string[]): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const parts = Object.values(named.getFields()).flatMap((field) => {
    const below = getNamedType(field.type)
    if (!isObjectType(below)) return [field.name]
    if (depth <= 1 || within.includes(below.name)) return []
    const inner = selection(field.type, depth - 1, [...within, named.name])
    return inner === '' ? [] : [`${field.name} ${inner}`]
  })
  return parts.length > 0 ? `{ ${parts.join(' ')} }` : ''
}
