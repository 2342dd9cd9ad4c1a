import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { ExportedTable } from './tables.ts'

export type ExportedRow = Record<string, unknown>
const rowsSchema = z.array(z.record(z.string(), z.unknown()))
const pageSize = 1000

/** What follows the last row read: `(a > x) or (a = x and b > y)`, as the data API writes it. */
const after = (keys: readonly string[], last: ExportedRow): string => {
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
  { name, keys, columns = '*' }: ExportedTable,
): AsyncGenerator<ExportedRow> {
  let last: ExportedRow | undefined
  for (;;) {
    let query = client.from(name).select(columns).limit(pageSize)
    for (const key of keys) query = query.order(key)
    if (last) query = query.or(after(keys, last))
    const { data } = await query.throwOnError()
    const page = rowsSchema.parse(data)
    yield* page
    last = page.at(-1)
    if (page.length < pageSize) return
  }
}
