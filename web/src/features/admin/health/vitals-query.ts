import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

export const vitalsQuery = (since: string) =>
  queryOptions({
    queryKey: ['admin', 'vitals', since],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('admin_web_vitals', { since }).abortSignal(signal).throwOnError()
      return data
    },
  })
