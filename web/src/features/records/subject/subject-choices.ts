import type { Subject } from '@parley/core/records/subject'
import { anyColumnHolds } from '@parley/core/text/like'
import { narrowToWords } from '@parley/core/text/search-words'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { readAccounts } from '../account-choices.ts'

/** How many leads, and how many accounts and contacts each, are offered. */
const most = { leads: 8, customers: 4 }

async function readLeads(words: string, signal: AbortSignal): Promise<Subject[]> {
  const query = supabase.from('leads').select('id, name, company, deal_name')
  if (words) query.or(anyColumnHolds(['name', 'company', 'email', 'deal_name'], words))
  const { data } = await query
    .order('last_activity_at', { ascending: false })
    .limit(most.leads)
    .abortSignal(signal)
    .throwOnError()
  return data.map((lead) => ({ kind: 'lead', ...lead }))
}

async function readAccountSubjects(words: string, signal: AbortSignal): Promise<Subject[]> {
  const accounts = await readAccounts(words, most.customers, signal)
  return accounts.map((account) => ({ kind: 'account', ...account, company: null }))
}

async function readContacts(words: string, signal: AbortSignal): Promise<Subject[]> {
  const query = supabase.from('contacts').select('id, name, accounts(name)')
  narrowToWords(query, words)
  const { data } = await query.order('name').limit(most.customers).abortSignal(signal).throwOnError()
  return data.map(({ id, name, accounts }) => ({
    kind: 'contact',
    id,
    name,
    company: accounts?.name ?? null,
  }))
}

/** The leads that hold the words, the last spoken with first, then accounts and contacts. Without words the latest leads alone. */
export const subjectChoicesQuery = (words: string) =>
  queryOptions({
    queryKey: ['leads', 'subjects', words],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const kinds = words === '' ? [readLeads] : [readLeads, readAccountSubjects, readContacts]
      return (await Promise.all(kinds.map((read) => read(words, signal)))).flat()
    },
  })
