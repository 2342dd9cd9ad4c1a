import type { VerticalKind } from '@parley/core/verticals/import/kind-names'
import {
  isRefused,
  type RefusedRow,
  readVerticalRow,
  type VerticalRow,
  withEventIds,
} from '@parley/core/verticals/import/read-row'
import { z } from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import type { FileTable } from './read-table.ts'

const batch = 500

const answer = z.object({
  created: z.number(),
  updated: z.number(),
  refused: z.array(z.object({ row: z.number(), problem: z.string() })),
})

export interface ImportResult {
  created: number
  updated: number
  refused: RefusedRow[]
}

export interface ReadRows {
  good: VerticalRow[]
  refused: RefusedRow[]
}

/** Reads all rows of a table by a mapping: those that can be sent, and the others with what is wrong. */
export function readRows(
  kind: VerticalKind,
  { rows }: FileTable,
  mapping: readonly (string | null)[],
  timeZone: string,
): ReadRows {
  const read = rows.map((cells, index) => readVerticalRow(kind, cells, mapping, index + 1, timeZone))
  const good = read.filter((row): row is VerticalRow => !isRefused(row))
  return { good: kind === 'usage' ? withEventIds(good) : good, refused: read.filter(isRefused) }
}

/**
 * Sends rows, 500 at a time. Sent again after a failure they change nothing twice: each is known by its id.
 * @param onProgress rows that are through
 */
export async function sendRows(
  kind: VerticalKind,
  { good, refused }: ReadRows,
  onProgress: (rows: number) => void,
): Promise<ImportResult> {
  const result: ImportResult = { created: 0, updated: 0, refused: [...refused] }
  for (let from = 0; from < good.length; from += batch) {
    const rows = good.slice(from, from + batch)
    const { data } = await supabase.rpc('import_vertical_rows', { kind, rows }).throwOnError()
    const { created, updated, refused: more } = answer.parse(data)
    result.created += created
    result.updated += updated
    result.refused.push(...more)
    onProgress(from + rows.length)
  }
  result.refused.sort((one, other) => one.row - other.row)
  return result
}
