import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './graphql-env'

/**
 * Typed documents: `graphql('query …', [Fragment])`. The types come from schema.graphql by `npm run schema`; nothing is
 * generated per document, so each stays in the chunk of the screen that uses it.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: {
    /** YYYY-MM-DD, never through a time zone */
    Date: string
    /** ISO instant with offset */
    DateTime: string
    Upload: File
    JSON: unknown
  }
}>()

export { type FragmentOf, type ResultOf, type VariablesOf } from 'gql.tada'
