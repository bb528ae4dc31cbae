import pg from 'pg'

const { builtins } = pg.types

/**
 * A timestamp of PostgreSQL as ISO text with offset: '2026-08-20 10:00:00.5+00' becomes '2026-08-20T10:00:00.5+00:00'.
 * One without zone is read as UTC. 'infinity' stays as it is.
 */
export function isoTimestamp(text: string): string {
  const parts = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d(?::?\d\d)?)?$/.exec(text)
  if (!parts) return text
  const offset = parts[3] ?? '+00'
  return `${parts[1]}T${parts[2]}${offset.length === 3 ? `${offset}:00` : offset}`
}

/** A bigint as number where that is exact, else as text. */
export function safeInteger(text: string): number | string {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : text
}

const asText = (text: string): string => text
const parseTextArray = pg.types.getTypeParser(builtins.TEXT + 984) as (text: string) => (string | null)[] // 1009
const arrayOf =
  <T>(parse: (text: string) => T) =>
  (text: string) =>
    parseTextArray(text).map((item) => (item === null ? null : parse(item)))

const parsers: Record<number, (text: string) => unknown> = {
  [builtins.DATE]: asText, // the driver's default makes local midnight of it and shifts the day
  1182: arrayOf(asText),
  [builtins.TIMESTAMP]: isoTimestamp,
  1115: arrayOf(isoTimestamp),
  [builtins.TIMESTAMPTZ]: isoTimestamp,
  1185: arrayOf(isoTimestamp),
  [builtins.INT8]: safeInteger,
  1016: arrayOf(safeInteger),
  [builtins.NUMERIC]: asText,
  1231: arrayOf(asText),
}

/** How values of the database arrive in our code; given to each pool, so that the driver's global table stays as it is. */
export function valueParsers(): pg.TypeOverrides {
  const overrides = new pg.TypeOverrides()
  for (const [oid, parse] of Object.entries(parsers)) overrides.setTypeParser(Number(oid), 'text', parse)
  return overrides
}
