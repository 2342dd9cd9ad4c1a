import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { type Lead, leadColumns, readLead } from '../lead.ts'
import { leadKeys } from './lead-keys.ts'

/** One lead; `null` where there is none. */
export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: leadKeys.one(id),
    queryFn: async ({ signal }): Promise<Lead | null> => {
      const { data } = await supabase
        .from('leads')
        .select(leadColumns)
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data && readLead(data)
    },
  })
