import { type ContactRole, findContactRole } from '@parley/core/records/contact-roles'
import { anyColumnHolds } from '@parley/core/text/like'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { customerKeys } from '../customer-keys.ts'

export interface Participant {
  contactId: string
  role: ContactRole | null
  name: string
  title: string | null
  email: string | null
  phone: string | null
}

/** As many as a lead can have. */
const most = 100

const key = (leadId: string) => [...customerKeys.contacts, 'of-lead', leadId]

/** Who takes part in a sale, with their roles, by name; whom it is named after only where their role is known. */
export const participantsQuery = (leadId: string) =>
  queryOptions({
    queryKey: key(leadId),
    queryFn: async ({ signal }): Promise<Participant[]> => {
      const { data } = await supabase
        .from('lead_contacts')
        .select('contact_id, role, contacts!inner(name, title, email, phone)')
        .eq('lead_id', leadId)
        .limit(most)
        .abortSignal(signal)
        .throwOnError()
      return data
        .map(({ contact_id, role, contacts }) => ({
          contactId: contact_id,
          role: findContactRole(role) ?? null,
          ...contacts,
        }))
        .toSorted((one, other) => one.name.localeCompare(other.name))
    },
  })

/** Asks again for who takes part. */
export const refreshParticipants = (leadId: string) =>
  queryClient.invalidateQueries({ queryKey: key(leadId) })

/** Contacts whose name or address holds the words, those of the account alone while nothing is typed. */
export const contactChoicesQuery = (accountId: string | null, words: string) =>
  queryOptions({
    queryKey: [...customerKeys.contacts, 'choices', accountId, words],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = supabase.from('contacts').select('id, name, title, email, accounts(name)')
      if (words) query.or(anyColumnHolds(['name', 'email'], words))
      else if (accountId !== null) query.eq('account_id', accountId)
      const { data } = await query.order('name').limit(8).abortSignal(signal).throwOnError()
      return data
    },
  })

/** Adds somebody to a sale, or says their role in it. */
export const saveRole = (leadId: string, contactId: string, role: ContactRole | null) =>
  supabase
    .from('lead_contacts')
    .upsert({ lead_id: leadId, contact_id: contactId, role }, { onConflict: 'lead_id,contact_id' })
    .throwOnError()

/** Takes somebody out of a sale; as a contact they stay. */
export const removeParticipant = (leadId: string, contactId: string) =>
  supabase.from('lead_contacts').delete().eq('lead_id', leadId).eq('contact_id', contactId).throwOnError()

/** Names the sale after somebody else; who it was named after stays among its people. */
export const makeMain = (leadId: string, contactId: string) =>
  supabase.from('leads').update({ contact_id: contactId }).eq('id', leadId).throwOnError()
