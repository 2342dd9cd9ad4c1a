import { columnsOf } from '@parley/core/records/columns'
import { contactFields } from '@parley/core/records/contact'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { customerKeys } from './customer-keys.ts'

/** How many people or sales a page shows at most. */
export const shown = 50

const contactColumns = columnsOf(contactFields)

/** The people of an account, by name. */
export const peopleQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...customerKeys.related(accountId), 'people'],
    queryFn: async ({ signal }) =>
      (
        await supabase
          .from('contacts')
          .select(contactColumns)
          .eq('account_id', accountId)
          .order('name')
          .limit(shown)
          .abortSignal(signal)
          .throwOnError()
      ).data,
  })

/** The latest sales of an account or a contact, with what was said and what is to be done in each. */
export const salesQuery = (column: 'account_id' | 'contact_id', id: string) =>
  queryOptions({
    queryKey: [...customerKeys.related(id), 'sales'],
    queryFn: async ({ signal }) =>
      (
        await supabase
          .from('leads')
          .select(
            'id, name, status, value, currency, last_activity_at, status_changed_at, recordings(id, title, recorded_at, duration_seconds), tasks(id, title, due_at, status)',
          )
          .eq(column, id)
          .order('last_activity_at', { ascending: false })
          .limit(shown)
          .abortSignal(signal)
          .throwOnError()
      ).data,
  })
