import type { UpdateResolver } from '@urql/exchange-graphcache'

/**
 * Updater of a mutation: drops every cached variant of these root lists, so mounted screens fetch them again now and others
 * when they open. `cache.invalidate('Query', name)` alone reaches only the variant without arguments.
 */
export const refetch =
  (...fields: string[]): UpdateResolver =>
  (_result, _args, cache) => {
    for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
      if (fields.includes(fieldName)) cache.invalidate('Query', fieldKey)
    }
  }
