import { readPages } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { importKeys } from './import-keys.ts'

export const shownUnread = 20
const rowsPerRead = 1000

const cellsSchema = z.array(z.object({ heading: z.string(), text: z.string(), reason: z.string() }))

const readAfter = (id: string, after: number, limit: number) =>
  supabase
    .from('lead_import_rows')
    .select('row_number, unread')
    .eq('import_id', id)
    .not('unread', 'is', null)
    .gt('row_number', after)
    .order('row_number')
    .limit(limit)
    .throwOnError()

type Rows = Awaited<ReturnType<typeof readAfter>>['data']
const cellsOf = (rows: Rows) =>
  rows.flatMap(({ row_number, unread }) =>
    (z.safeParse(cellsSchema, unread).data ?? []).map((cell) => ({ row: row_number, ...cell })),
  )

/** The first cells that could not be read, of rows that came in. */
export const unreadQuery = (id: string) =>
  queryOptions({
    queryKey: importKeys.unread(id),
    queryFn: async () => cellsOf((await readAfter(id, 0, shownUnread)).data).slice(0, shownUnread),
  })

/** All of them, some at a time. */
export async function* readUnread(id: string) {
  const pages = readPages(
    0,
    (after) => readAfter(id, after, rowsPerRead),
    (row) => row.row_number,
  )
  for await (const { data } of pages) yield cellsOf(data)
}
