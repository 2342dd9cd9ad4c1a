import type { MailTemplate } from '@parley/core/automations/plan'
import { readAllById } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

/** The company's email templates, by name. */
export const mailTemplatesQuery = () =>
  queryOptions({
    queryKey: ['templates', 'mail'],
    queryFn: async ({ signal }): Promise<(MailTemplate & { name: string })[]> => {
      const templates = await readAllById((after) =>
        supabase
          .from('templates')
          .select('id, name, subject, body', { count: 'exact' })
          .eq('kind', 'email')
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      )
      return templates.toSorted((one, other) => one.name.localeCompare(other.name))
    },
  })
