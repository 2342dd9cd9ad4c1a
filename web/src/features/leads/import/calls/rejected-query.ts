import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { importKeys } from './import-keys.ts'

export const shownRejected = 20

/** The first rows that did not come in, with the first cell that holds something. */
export const rejectedQuery = (id: string) =>
  queryOptions({
    queryKey: importKeys.rejected(id),
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('lead_import_rows')
        .select('row_number, outcome, reason, cells')
        .eq('import_id', id)
        .in('outcome', ['skipped', 'failed'])
        .order('row_number')
        .limit(shownRejected)
        .abortSignal(signal)
        .throwOnError()
      return data.map(({ cells, ...row }) => {
        const texts = z.safeParse(z.array(z.string()), cells).data ?? []
        return { ...row, name: texts.find((text) => text.trim() !== '') ?? '' }
      })
    },
  })
