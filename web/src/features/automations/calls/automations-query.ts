import { readAllById } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { type Automation, automationColumns, readAutomation } from '../automation.ts'
import { automationKeys } from './automation-keys.ts'

/** All of the company, by name. */
export const automationsQuery = () =>
  queryOptions({
    queryKey: automationKeys.list,
    queryFn: async ({ signal }): Promise<Automation[]> => {
      const rows = await readAllById((after) =>
        supabase
          .from('automations')
          .select(automationColumns, { count: 'exact' })
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      )
      return rows.map(readAutomation).toSorted((one, other) => one.name.localeCompare(other.name))
    },
  })
