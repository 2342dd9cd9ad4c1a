import { readAllById } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { readTemplate, type Template, templateColumns } from '../template.ts'

export const refreshTemplates = () => queryClient.invalidateQueries({ queryKey: ['templates'] })

/** All of the company, by name. */
export const templatesQuery = () =>
  queryOptions({
    queryKey: ['templates', 'list'],
    queryFn: async ({ signal }): Promise<Template[]> => {
      const rows = await readAllById((after) =>
        supabase
          .from('templates')
          .select(templateColumns, { count: 'exact' })
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      )
      return rows.map(readTemplate).toSorted((one, other) => one.name.localeCompare(other.name))
    },
  })
