import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

export const overviewQuery = (since: string) =>
  queryOptions({
    queryKey: ['admin', 'overview', since],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('admin_overview', { since })
        .abortSignal(signal)
        .single()
        .throwOnError()
      return data
    },
  })
