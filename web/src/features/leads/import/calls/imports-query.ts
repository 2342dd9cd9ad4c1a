import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { importKeys } from './import-keys.ts'

export const mostImports = 20

/** The latest imports of the company. */
export const importsQuery = () =>
  queryOptions({
    queryKey: importKeys.list,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('lead_imports')
        .select('*')
        .neq('status', 'uploading')
        .order('created_at', { ascending: false })
        .limit(mostImports)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })
