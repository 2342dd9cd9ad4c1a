import { readPages } from '@parley/core/paging/read-pages'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { ExportedTable } from './tables.ts'

export type ExportedRow = Record<string, unknown>
const rowsSchema = z.array(z.record(z.string(), z.unknown()))

/** What follows the last row read: `(a > x) or (a = x and b > y)`, as the data API writes it. */
function after(keys: readonly string[], last: ExportedRow): string {
  const quote = (key: string) => JSON.stringify(String(last[key]))
  return keys
    .map((key, index) => {
      const before = keys.slice(0, index).map((earlier) => `${earlier}.eq.${quote(earlier)}`)
      return before.length === 0
        ? `${key}.gt.${quote(key)}`
        : `and(${[...before, `${key}.gt.${quote(key)}`].join(',')})`
    })
    .join(',')
}

/** The rows of a table that the caller may see, a page in memory at a time. Throws the data API's error. */
export async function* readRows(
  client: SupabaseClient,
  { name, keys, columns = '*', rowsAtOnce = 1000 }: ExportedTable,
): AsyncGenerator<ExportedRow> {
  const pages = readPages<ExportedRow, ExportedRow | undefined>(
    undefined,
    async (last) => {
      let query = client.from(name).select(columns).limit(rowsAtOnce)
      for (const key of keys) query = query.order(key)
      if (last) query = query.or(after(keys, last))
      const { data } = await query.throwOnError()
      return { data: rowsSchema.parse(data) }
    },
    (row) => row,
  )
  for await (const { data } of pages) yield* data
}
