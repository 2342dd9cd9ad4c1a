import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { leadKeys } from '../calls/lead-keys.ts'

/** The tags of the company's leads, the most frequent first. */
export const leadTagsQuery = () =>
  queryOptions({
    queryKey: leadKeys.tags,
    queryFn: async ({ signal }) =>
      (await supabase.rpc('lead_tags').abortSignal(signal).throwOnError()).data.map(({ tag }) => tag),
  })
