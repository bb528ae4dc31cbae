import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { decide, fieldGroup } from 'contracts/permission'
import { policy, type RootField, type RootRule } from 'contracts/policy'
import { policyFaults } from './policy-faults'
import { argumentTarget, rowTarget } from './policy-target'
import type { Operation } from './operation'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as Pothos types what it wraps
type Resolver = GraphQLFieldResolver<unknown, any, any>

const roots = new Set(['Query', 'Mutation', 'Subscription'])

/** Enforces contracts/policy.ts and contracts/field-groups.ts on every field, and fails the build of a schema that they do not cover. */
class PolicyPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolver: Resolver, field: PothosOutputFieldConfig<Types>): Resolver {
    if (roots.has(field.parentType)) return guardRoot(`${field.parentType}.${field.name}` as RootField, resolver)
    return guardField(field.parentType, field.name, resolver)
  }

  override wrapSubscribe(subscribe: Resolver | undefined, field: PothosOutputFieldConfig<Types>): Resolver | undefined {
    return subscribe && guardRoot(`Subscription.${field.name}` as RootField, subscribe)
  }

  override afterBuild(schema: GraphQLSchema): GraphQLSchema {
    const faults = policyFaults(schema)
    if (faults.length > 0) throw new Error(`The permission table does not cover the schema:\n${faults.join('\n')}`)
    return schema
  }
}

function guardRoot(call: RootField, resolver: Resolver): Resolver {
  const rule = policy[call] as RootRule | undefined
  if (!rule) return resolver // afterBuild names it
  return (root, args, context, info) => {
    const { operation } = context as { operation: Operation }
    operation.admit(call, argumentTarget(args), rule.ignoresToken ?? false)
    if (!call.startsWith('Mutation.')) return resolver(root, args, context, info)
    return operation.mutate(call, rule.row !== undefined, () => resolver(root, args, context, info))
  }
}

function guardField(type: string, field: string, resolver: Resolver): Resolver {
  const read = fieldGroup(type, field)?.read ?? ['anyone']
  if (read.includes('anyone')) return resolver
  return (row, args, context, info) =>
    decide(context.viewer, read, rowTarget(row), false) === 'allow' ? resolver(row, args, context, info) : null
}

SchemaBuilder.registerPlugin('policy', PolicyPlugin)

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Pothos' way of making a plugin's name known
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      policy: PolicyPlugin<Types>
    }
  }
}
