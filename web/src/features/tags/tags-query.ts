import type { SalesRecord } from '@parley/core/records/sales-records'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

/** The tags of the company's leads, accounts or contacts, the most frequent first. */
export const tagsQuery = (record: SalesRecord) =>
  queryOptions({
    queryKey: [record, 'tags'],
    queryFn: async ({ signal }) =>
      (await supabase.rpc('record_tags', { record }).abortSignal(signal).throwOnError()).data.map(
        ({ tag }) => tag,
      ),
  })
