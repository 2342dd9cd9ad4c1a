import { type Facts, readFacts } from '@parley/core/automations/fields'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

/** Whom a mail is for. */
export interface Addressee {
  kind: 'lead' | 'contact'
  id: string
}

/** What the variables stand for with this lead, or with this contact. */
export const factsQuery = ({ kind, id }: Addressee) =>
  queryOptions({
    queryKey: ['templates', 'facts', kind, id],
    queryFn: async ({ signal }): Promise<Facts> => {
      const { data } = await supabase
        .rpc('automation_facts', { event: { [`${kind}_id`]: id } })
        .abortSignal(signal)
        .throwOnError()
      return readFacts(data)
    },
  })
