import type { KeyOf } from '@parley/core/records/field'
import type { listedFields } from '@parley/core/records/lead'

export type BuiltInColumn = KeyOf<(typeof listedFields)[number]>

/** A column of the table: a field every lead has, or `custom.key` for a field of the company's own. */
export type ColumnName = BuiltInColumn | `custom.${string}`

export const usualColumns = [
  'company',
  'email',
  'status',
  'value',
  'score',
  'owner',
  'last_activity_at',
] as const satisfies readonly BuiltInColumn[]

/** More columns than these do not fit beside each other. */
export const columnLimit = 10

const isName = (text: string): text is ColumnName => /^(?:custom\.)?[a-z][a-z0-9_]{0,59}$/.test(text)

/**
 * The columns that a text between commas names, each once, at most `columnLimit`; empty where it says the usual ones. One
 * that there is none of is left out where the table is drawn.
 */
export function readColumns(text: string): ColumnName[] {
  const columns = [...new Set(text.split(',').filter(isName))].slice(0, columnLimit)
  return columns.join() === usualColumns.join() ? [] : columns
}
