// Prints the GraphQL schema to schema.graphql; with --check only says whether the file is up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { root } from './paths.mjs'

const target = join(root, 'schema.graphql')
const { printedSchema } = await tsImport('../server/graphql/print-schema.ts', import.meta.url)
const printed = printedSchema()

if (!process.argv.includes('--check')) writeFileSync(target, printed)
else if (readFileSync(target, 'utf8') !== printed) {
  console.error('schema.graphql is not what the server has: run npm run schema and look at the difference')
  process.exitCode = 1
}
