import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

export interface PreviewLead {
  id: string
  name: string
  company: string | null
}

/** The lead that was last spoken with, or null. */
export const latestLeadQuery = () =>
  queryOptions({
    queryKey: ['leads', 'latest'],
    queryFn: async ({ signal }): Promise<PreviewLead | null> => {
      const { data } = await supabase
        .from('leads')
        .select('id, name, company')
        .order('last_activity_at', { ascending: false })
        .limit(1)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })
