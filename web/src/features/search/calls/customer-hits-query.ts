import { anyColumnOrPhone } from '@parley/core/text/search-words'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { companyOf, perKind } from './search-scope.ts'

/** Accounts and contacts that hold the words, as rows of one shape; asked for once leads, tasks and recordings have answered. */
export const accountHitsQuery = (userId: string, words: string) =>
  queryOptions({
    queryKey: ['search', 'accounts', userId, words],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('accounts')
        .select('id, name, domain, phone')
        .eq('company_id', await companyOf(userId))
        .or(anyColumnOrPhone(['name', 'domain'], words))
        .limit(perKind)
        .abortSignal(signal)
        .throwOnError()
      return data.map(({ domain, ...account }) => ({ ...account, detail: domain }))
    },
  })

export const contactHitsQuery = (userId: string, words: string) =>
  queryOptions({
    queryKey: ['search', 'contacts', userId, words],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('contacts')
        .select('id, name, email, phone')
        .eq('company_id', await companyOf(userId))
        .or(anyColumnOrPhone(['name', 'email'], words))
        .limit(perKind)
        .abortSignal(signal)
        .throwOnError()
      return data.map(({ email, ...contact }) => ({ ...contact, detail: email }))
    },
  })

export interface CustomerHit {
  id: string
  name: string
  /** The account's domain, the contact's address. */
  detail: string | null
  phone: string | null
}
