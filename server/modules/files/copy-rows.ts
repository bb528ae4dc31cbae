import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type CopyValue = string | number | boolean | null | object

const BATCH_CHARACTERS = 64 * 1024

/**
 * COPY of rows into a table while they are made, a batch at a time, so that memory does not grow with their number. For
 * the owner role only: PostgreSQL refuses COPY into a table whose row-level security binds the one who copies.
 * @param rows values in the order of `columns`; objects and arrays are written as JSON
 */
export async function copyRows(
  client: pg.PoolClient,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
  signal?: AbortSignal,
): Promise<void> {
  await copyText(client, table, columns, batches(rows), signal)
}

function* batches(rows: Iterable<readonly CopyValue[]>): Generator<Buffer> {
  const text = new CopyText()
  for (const row of rows) {
    text.add(row)
    if (text.full.length > 0) yield* text.full.splice(0)
  }
  yield* text.end()
}

/** Rows kept as COPY will send them: a tenth of the memory that objects take. */
export class CopyText {
  readonly full: Buffer[] = []
  private text = ''
  count = 0

  add(row: readonly CopyValue[]): void {
    this.count++
    for (let index = 0; index < row.length; index++) this.text += (index === 0 ? '' : '\t') + encode(row[index]!)
    this.text += '\n'
    if (this.text.length < BATCH_CHARACTERS) return
    this.full.push(Buffer.from(this.text))
    this.text = ''
  }

  end(): Buffer[] {
    const rest = this.text === '' ? [] : [Buffer.from(this.text)]
    this.text = ''
    return [...this.full.splice(0), ...rest]
  }
}

/** COPY of text that CopyText has made. */
export async function copyText(
  client: pg.PoolClient,
  table: string,
  columns: readonly string[],
  text: Iterable<Buffer>,
  signal?: AbortSignal,
): Promise<void> {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const into = client.query(copyFrom(`copy ${client.escapeIdentifier(table)} (${names}) from stdin`))
  await pipeline(Readable.from(text, { objectMode: true, highWaterMark: 2 }), into, { signal })
}

const special = /[\\\t\n\r\0]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** One field of COPY's text format. PostgreSQL holds neither the character 0 nor half a surrogate pair: they are left out. */
export function encode(value: CopyValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  const text = typeof value === 'object' ? JSON.stringify(value).replaceAll('\\u0000', '') : wellFormed(value)
  return special.test(text) ? text.replace(/[\\\t\n\r\0]/g, (character) => escapes[character] ?? '') : text
}

const wellFormed = (text: string) => (/[\ud800-\udfff]/.test(text) ? text.replace(/\p{Surrogate}/gu, '\ufffd') : text)
