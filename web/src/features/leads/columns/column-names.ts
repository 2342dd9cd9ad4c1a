/** The columns every company has, in the table's usual order; the name stands before them, always. */
export const builtInColumns = [
  'company',
  'email',
  'status',
  'value',
  'score',
  'owner',
  'last_activity_at',
  'title',
  'phone',
  'website',
  'source',
  'next_step',
  'created_at',
] as const
export type BuiltInColumn = (typeof builtInColumns)[number]

/** A column of the table: a built-in one, or `custom.key` for a field of the company's own. */
export type ColumnName = BuiltInColumn | `custom.${string}`

export const usualColumns: readonly ColumnName[] = [
  'company',
  'email',
  'status',
  'value',
  'score',
  'owner',
  'last_activity_at',
]

/** More columns than these do not fit beside each other. */
export const columnLimit = 10

const isCustom = (text: string): text is `custom.${string}` => /^custom\.[a-z][a-z0-9_]{0,59}$/.test(text)

/** The columns that a text between commas names, each once, at most `columnLimit`; empty where it says the usual ones. */
export function readColumns(text: string): ColumnName[] {
  const names = text
    .split(',')
    .flatMap((part) => builtInColumns.find((known) => known === part) ?? (isCustom(part) ? part : []))
  const columns = [...new Set(names)].slice(0, columnLimit)
  return columns.join() === usualColumns.join() ? [] : columns
}
