import SchemaBuilder from '@pothos/core'
import type { Context } from './context'
import './graphql/policy-plugin'
import type { UploadedFile } from './http/upload-register'

/** The one schema builder. Nullable fields and optional inputs unless said otherwise: refusals are null, and our own texts tell what is missing. */
export const builder = new SchemaBuilder<{
  Context: Context
  DefaultFieldNullability: true
  Scalars: {
    Upload: { Input: UploadedFile; Output: never }
    /** any JSON value */
    JSON: { Input: unknown; Output: unknown }
    /** YYYY-MM-DD, never through a time zone */
    Date: { Input: string; Output: string }
    /** ISO 8601 with offset */
    DateTime: { Input: string; Output: string }
  }
}>({ plugins: ['policy'] })

builder.queryType({})
builder.mutationType({})
