import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { type Automation, automationColumns, readAutomation } from '../automation.ts'
import { automationKeys } from './automation-keys.ts'

/** `null` where there is none of that id. */
export const automationQuery = (id: string) =>
  queryOptions({
    queryKey: automationKeys.one(id),
    // The builder holds what is typed: an older answer must not come back from the cache.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Automation | null> => {
      const { data } = await supabase
        .from('automations')
        .select(automationColumns)
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data && readAutomation(data)
    },
  })
