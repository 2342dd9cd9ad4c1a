import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { readTemplate, type Template, templateColumns } from '../template.ts'

/** `null` where there is none of that id. */
export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['templates', 'one', id],
    // The editor holds what is typed: an older answer must not come back from the cache.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Template | null> => {
      const { data } = await supabase
        .from('templates')
        .select(templateColumns)
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data && readTemplate(data)
    },
  })
