import { type Facts, readFacts } from '@parley/core/automations/fields'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

/** What the variables stand for with this lead. */
export const leadFactsQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['templates', 'facts', leadId],
    queryFn: async ({ signal }): Promise<Facts> => {
      const { data } = await supabase
        .rpc('automation_facts', { event: { lead_id: leadId } })
        .abortSignal(signal)
        .throwOnError()
      return readFacts(data)
    },
  })
