import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { importKeys } from './import-keys.ts'

/** `null` where there is none. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: importKeys.one(id),
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('lead_imports')
        .select('*')
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })
