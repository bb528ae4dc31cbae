import { isNonNullType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { fieldGroups } from 'contracts/field-groups'
import { policy } from 'contracts/policy'

const open = new Set(['anyone'])

/** What the permission table leaves undecided in a schema, one line each; empty when every field has its row. */
export function policyFaults(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => !!type)
  const rootFaults = roots.flatMap((type) =>
    Object.keys(type.getFields())
      .filter((field) => !(`${type.name}.${field}` in policy))
      .map((field) => `contracts/policy.ts has no row '${type.name}.${field}'`),
  )
  const types = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType =>
      isObjectType(type) && !roots.includes(type) && !type.name.startsWith('__') && !type.name.endsWith('Connection'),
  )
  return [...rootFaults, ...types.flatMap(typeFaults)]
}

function typeFaults(type: GraphQLObjectType): string[] {
  const groups = fieldGroups[type.name]
  if (!groups) return [`contracts/field-groups.ts has no entry for the type ${type.name}`]
  const all = Object.values(groups)
  if (all.length > 1 && all.some(({ fields }) => fields === '*')) return [`${type.name}: '*' beside other groups`]
  return Object.values(type.getFields()).flatMap((field) => {
    const holders = all.filter(({ fields }) => fields === '*' || fields.includes(field.name))
    if (holders.length !== 1) return [`${type.name}.${field.name} is in ${holders.length} field groups instead of one`]
    const restricted = !holders[0]!.read.some((grant) => open.has(grant))
    return restricted && isNonNullType(field.type)
      ? [`${type.name}.${field.name} may be refused, so it must be nullable`]
      : []
  })
}
