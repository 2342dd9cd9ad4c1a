import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'

/** docs/specified.md S7.1: the company first, then three reads of five rows each, side by side. */
export const perKind = 5

const companyQuery = (userId: string) =>
  queryOptions({
    queryKey: ['search', 'company', userId],
    staleTime: 5 * 60_000,
    queryFn: async () => {
      const { data } = await supabase
        .from('profiles')
        .select('company_id')
        .eq('id', userId)
        .single()
        .throwOnError()
      return data.company_id
    },
  })

export const companyOf = (userId: string) => queryClient.fetchQuery(companyQuery(userId))
