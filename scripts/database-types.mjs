// Writes server/db/database-types.ts from a freshly migrated database; with --check only says whether it is up to date.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate, PostgresDialect } from 'kysely-codegen'
import { format, resolveConfig } from 'prettier'
import { tsImport } from 'tsx/esm/api'

const target = fileURLToPath(new URL('../server/db/database-types.ts', import.meta.url))

async function generateTypes() {
  const { startDatabase } = await tsImport('../server/db/start-database.ts', import.meta.url)
  const dataDir = await mkdtemp(join(tmpdir(), 'lanewise-types-'))
  const database = await startDatabase({ dataDir, log: () => undefined })
  try {
    const text = await generate({
      db: database.owner,
      dialect: new PostgresDialect(),
      excludePattern: 'kysely_*',
      // as server/db/database-values.ts reads them
      typeMapping: { date: 'string', int8: 'number', timestamp: 'string', timestamptz: 'string' },
      outFile: null,
      singularize: false,
    })
    return await format(text, { ...(await resolveConfig(target)), parser: 'typescript' })
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const text = await generateTypes()
if (process.argv.includes('--check')) {
  const current = await readFile(target, 'utf8').catch(() => '')
  if (current !== text) {
    console.error('server/db/database-types.ts does not match the migrations: run node scripts/database-types.mjs')
    process.exitCode = 1
  }
} else {
  await writeFile(target, text)
}
