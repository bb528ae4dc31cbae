import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'
import type { Page } from '../../connection'
import type { BulkTransaction } from './bulk-transaction'
import { copyRows, type CopyValue } from './copy-rows'
import {
  countLine,
  type ImportLine,
  type LineCounts,
  type PersonQuestion,
  type Subject,
  type Verdict,
} from './import-line'
import { withCheckedParents } from './parent-rows.repo'

const COLUMNS = [
  ...[
    'import_id',
    'position',
    'line',
    'verdict',
    'subject',
    'label',
    'time_text',
    'reason',
    'athlete_key',
    'proposals',
  ],
]

/** One reading of an import after the other. */
export async function lockPreview(db: Kysely<Database>, importId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('import preview'), ${importId})`.execute(db)
}

/** Puts the lines of a preview in the place of those that it had. Returns how many of each kind there are. */
export async function replaceLines(
  { db, client }: BulkTransaction,
  importId: number,
  lines: Iterable<ImportLine>,
  onLine: () => void,
  signal: AbortSignal,
): Promise<LineCounts> {
  await removeLines(db, importId)
  const counts: LineCounts = {}
  let position = 0
  function* rows(): Generator<CopyValue[]> {
    for (const line of lines) {
      countLine(counts, line)
      onLine()
      const { verdict, subject, label, timeText, reason, athleteKey, proposals } = line
      yield [importId, position++, line.line, verdict, subject, label, timeText, reason, athleteKey, proposals]
    }
  }
  const parents = [{ table: 'file_import', key: 'import_id', ids: [importId] } as const]
  await withCheckedParents(db, parents, () => copyRows(client, 'import_line', COLUMNS, rows(), signal))
  return counts
}

export async function removeLines(db: Kysely<Database>, importId: number): Promise<void> {
  await db.deleteFrom('import_line').where('import_id', '=', importId).execute()
}

export interface PreviewFilter {
  verdict?: string | null
  /** text of the label or reason, or a line number */
  search?: string | null
}

/** A page of a preview, in the order of the file's parts. */
export async function listLines(
  db: Kysely<Database>,
  importId: number,
  { verdict, search }: PreviewFilter,
  page: Page,
): Promise<{ nodes: (ImportLine & { position: number })[]; totalCount: number }> {
  let query = db.selectFrom('import_line').where('import_id', '=', importId)
  if (verdict) query = query.where('verdict', '=', verdict)
  const text = search?.trim()
  if (text) {
    const pattern = `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
    const number = /^\d{1,9}$/.test(text) ? Number(text) : null
    query = query.where((is) =>
      is.or([
        is('label', 'ilike', pattern),
        is('reason', 'ilike', pattern),
        ...(number === null ? [] : [is('line', '=', number)]),
      ]),
    )
  }
  const rows = await query.selectAll().orderBy('position').offset(page.offset).limit(page.limit).execute()
  const { count } = await query.select((is) => is.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const nodes = rows.map((row) => ({
    position: row.position,
    line: row.line,
    verdict: row.verdict as Verdict,
    subject: row.subject as Subject,
    label: row.label,
    timeText: row.time_text,
    reason: row.reason,
    athleteKey: row.athlete_key,
    proposals: row.proposals as PersonQuestion | null,
  }))
  return { nodes, totalCount: Number(count) }
}

/** The person of the file about whom one decides; undefined when the file has none of this key. */
export async function findPersonLine(
  db: Kysely<Database>,
  importId: number,
  athleteKey: string,
): Promise<{ verdict: Verdict; label: string } | undefined> {
  const row = await db
    .selectFrom('import_line')
    .select(['verdict', 'label'])
    .where('import_id', '=', importId)
    .where('athlete_key', '=', athleteKey)
    .where('subject', '=', 'person')
    .executeTakeFirst()
  return row && { verdict: row.verdict as Verdict, label: row.label }
}

/** Keys of the people whom nobody has decided about. */
export async function undecidedPeople(db: Kysely<Database>, importId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('import_line')
    .select('athlete_key')
    .where('import_id', '=', importId)
    .where('verdict', '=', 'doubtful')
    .where('subject', '=', 'person')
    .execute()
  return rows.flatMap((row) => row.athlete_key ?? [])
}

/** Shows a decision in the preview at once: on the person and on the lines that wait for it. */
export async function markDecision(
  db: Kysely<Database>,
  importId: number,
  athleteKey: string,
  marks: { person: Verdict; followers: Verdict; reason: string | null },
): Promise<void> {
  await sql`
    update import_line set reason = ${marks.reason},
      verdict = case subject when 'person' then ${marks.person} else ${marks.followers} end
    where import_id = ${importId} and athlete_key = ${athleteKey} and verdict = 'doubtful'`.execute(db)
}

export async function countLines(db: Kysely<Database>, importId: number): Promise<LineCounts> {
  const rows = await db
    .selectFrom('import_line')
    .select(['subject', 'verdict', (is) => is.fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .groupBy(['subject', 'verdict'])
    .execute()
  const counts: LineCounts = {}
  for (const { subject, verdict, count } of rows)
    (counts[subject as Subject] ??= {})[verdict as Verdict] = Number(count)
  return counts
}
