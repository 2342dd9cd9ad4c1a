import { queryOptions } from '@tanstack/react-query'
import { supabase } from './supabase.ts'

export const visibilityKey = ['company', 'visibility'] as const

/** What members see of the company's records: `everything`, or `own_and_team`. */
export const visibilityQuery = () =>
  queryOptions({
    queryKey: visibilityKey,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('companies')
        .select('visibility')
        .abortSignal(signal)
        .single()
        .throwOnError()
      return data.visibility
    },
  })
