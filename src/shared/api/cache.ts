import type { KeyGenerator, UpdateResolver } from '@urql/exchange-graphcache'

/** Key of an entity by its id field; null, which means not normalized, where the id was not selected. */
export const keyBy =
  (field: string): KeyGenerator =>
  (row) => {
    const id = row[field]
    return id == null ? null : String(id)
  }

/** Rows that depend on the arguments they were asked with, payloads and connections: never normalized. */
export const noKey: KeyGenerator = () => null

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
