import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

export const storageQuery = () =>
  queryOptions({
    queryKey: ['admin', 'storage'],
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('admin_storage').abortSignal(signal).throwOnError()
      return data
    },
  })
