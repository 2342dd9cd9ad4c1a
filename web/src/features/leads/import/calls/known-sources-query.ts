import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

/** The sources of the company's latest thousand leads, by name. */
export const knownSourcesQuery = () =>
  queryOptions({
    queryKey: ['leads', 'known-sources'],
    queryFn: async ({ signal }): Promise<string[]> => {
      const { data } = await supabase
        .from('leads')
        .select('source')
        .not('source', 'is', null)
        .order('created_at', { ascending: false })
        .limit(1000)
        .abortSignal(signal)
        .throwOnError()
      const sources = new Set(data.flatMap(({ source }) => source ?? []))
      return [...sources].toSorted((one, other) => one.localeCompare(other))
    },
  })
