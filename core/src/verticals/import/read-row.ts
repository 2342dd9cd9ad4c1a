import { withoutFormulaGuard } from '../../text/csv.ts'
import type { VerticalKind } from './kind-names.ts'
import { verticalFields } from './kinds.ts'
import { readValue } from './read-value.ts'

/** A row as `import_vertical_rows` of the database takes it: `row` is its number in the file, counted from 1. */
export type VerticalRow = { row: number } & Record<string, string | number>
/** A row that stays out, and why. */
export interface RefusedRow {
  row: number
  problem: string
}

/**
 * Reads the cells of one row into the fields that their columns fill. Empty cells are left out; the first thing that is wrong
 * keeps the whole row out.
 * @param timeZone of times that name none
 */
export function readVerticalRow(
  kind: VerticalKind,
  cells: readonly string[],
  mapping: readonly (string | null)[],
  row: number,
  timeZone: string,
): VerticalRow | RefusedRow {
  const result: VerticalRow = { row }
  for (const field of verticalFields[kind]) {
    const place = mapping.indexOf(field.key)
    const text = place < 0 ? '' : withoutFormulaGuard((cells[place] ?? '').trim()).trim()
    if (text === '') {
      if (field.isRequired) return { row, problem: `${field.label} is empty` }
      continue
    }
    const read = readValue(field, text, timeZone)
    if ('problem' in read) return { row, problem: `${field.label}: ${read.problem}` }
    result[field.key] = read.value
  }
  return result
}

export const isRefused = (row: VerticalRow | RefusedRow): row is RefusedRow => 'problem' in row

/**
 * Adds ids to usage events, which have none of their own, so that importing the same file twice does not count twice:
 * derived from customer, name, time and quantity, and a counter among equal ones.
 */
export function withEventIds(rows: readonly VerticalRow[]): VerticalRow[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const key = [row['customer'], row['name'], row['occurred_at'], row['quantity'] ?? 1].join('|')
    const place = (seen.get(key) ?? 0) + 1
    seen.set(key, place)
    return { ...row, external_id: `${key}|${place}` }
  })
}
