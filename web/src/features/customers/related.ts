import { columnsOf } from '@parley/core/records/columns'
import { contactFields } from '@parley/core/records/contact'
import { type ContactRole, findContactRole } from '@parley/core/records/contact-roles'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { customerKeys } from './customer-keys.ts'

/** How many people or sales a page shows at most. */
export const shown = 50

const personColumns = `${columnsOf(contactFields)}, email_opt_out_at, email_bounced_at` as const

/** The people of an account, by name. */
export const peopleQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...customerKeys.related(accountId), 'people'],
    queryFn: async ({ signal }) =>
      (
        await supabase
          .from('contacts')
          .select(personColumns)
          .eq('account_id', accountId)
          .order('name')
          .limit(shown)
          .abortSignal(signal)
          .throwOnError()
      ).data,
  })

/** The sales that a contact takes part in, with their role in each. */
async function readRoles(contactId: string, signal: AbortSignal): Promise<Map<string, ContactRole | null>> {
  const { data } = await supabase
    .from('lead_contacts')
    .select('lead_id, role')
    .eq('contact_id', contactId)
    .order('created_at', { ascending: false })
    .limit(shown)
    .abortSignal(signal)
    .throwOnError()
  return new Map(data.map(({ lead_id, role }) => [lead_id, findContactRole(role) ?? null]))
}

/** The latest sales of an account or a contact. */
export const salesQuery = (column: 'account_id' | 'contact_id', id: string) =>
  queryOptions({
    queryKey: [...customerKeys.related(id), 'sales'],
    queryFn: async ({ signal }) => {
      const roles = column === 'contact_id' ? await readRoles(id, signal) : new Map<string, ContactRole>()
      const { data } = await supabase
        .from('leads')
        .select(
          'id, name, deal_name, status, value, currency, contact_id, last_activity_at, status_changed_at',
        )
        .or([`${column}.eq.${id}`, ...(roles.size > 0 ? [`id.in.(${[...roles.keys()].join()})`] : [])].join())
        .order('last_activity_at', { ascending: false })
        .limit(shown)
        .abortSignal(signal)
        .throwOnError()
      return data.map((lead) => ({ ...lead, role: roles.get(lead.id) ?? null }))
    },
  })

/** The latest conversations of a record, and of the sales and people behind it. */
export const talksQuery = (
  column: 'account_id' | 'contact_id',
  id: string,
  leads: readonly string[],
  people: readonly string[],
) =>
  queryOptions({
    queryKey: [...customerKeys.related(id), 'talks', leads, people],
    queryFn: async ({ signal }) => {
      const ways = [
        `${column}.eq.${id}`,
        ...(leads.length > 0 ? [`lead_id.in.(${leads.join()})`] : []),
        ...(people.length > 0 ? [`contact_id.in.(${people.join()})`] : []),
      ]
      const { data } = await supabase
        .from('recordings')
        .select('id, title, recorded_at, duration_seconds')
        .or(ways.join())
        .order('recorded_at', { ascending: false })
        .limit(shown)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })
