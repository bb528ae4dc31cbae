/** Name of the column that a field of the interface is stored in: `startMembership` becomes `start_membership`. */
export const columnName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Name of the field that shows a column. */
export const fieldName = (column: string): string =>
  column.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())

/** The named fields of an input that are given, by their columns. Undefined means not given. */
export const toColumns = (input: object, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([field, value]) => value !== undefined && fields.includes(field))
      .map(([field, value]) => [columnName(field), value]),
  )

/** A row by the names of the interface, for rules that look at what is stored. */
export const toFields = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldName(column), value]))
