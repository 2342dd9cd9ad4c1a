import { anyColumnHolds } from '@parley/core/text/like'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

/** Leads whose name, company, address or deal name holds the words, the last spoken with first. For choosing one. */
export const leadChoicesQuery = (words: string) =>
  queryOptions({
    queryKey: ['leads', 'choices', words],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = supabase.from('leads').select('id, name, company, email, deal_name')
      if (words) query.or(anyColumnHolds(['name', 'company', 'email', 'deal_name'], words))
      const { data } = await query
        .order('last_activity_at', { ascending: false })
        .limit(8)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })
