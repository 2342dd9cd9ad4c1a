import { accountFields } from '@parley/core/records/account'
import { columnsOf } from '@parley/core/records/columns'
import { contactFields } from '@parley/core/records/contact'
import { readCustom } from '@parley/core/records/custom-values'
import { anyColumnHolds } from '@parley/core/text/like'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import type { CustomerTable } from '../change-customer.ts'
import { customerKeys } from '../customer-keys.ts'
import type { Mergeable } from './merge-fields.ts'

/** How many records a choice shows. */
const shown = 8

/** Those that are likely the same as one so described, the surest first. @param given by column; its `id` is left out */
export const similarQuery = (record: CustomerTable, given: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: [...customerKeys[record], 'similar', given],
    queryFn: async ({ signal }) =>
      (await supabase.rpc('similar_customers', { record, given }).abortSignal(signal).throwOnError()).data,
  })

/** The accounts or contacts that hold some words, by name. */
export const choicesQuery = (table: CustomerTable, words: string) =>
  queryOptions({
    queryKey: [...customerKeys[table], 'choices', words],
    queryFn: async ({ signal }) => {
      const query =
        table === 'accounts'
          ? supabase.from('accounts').select('id, name, detail:domain')
          : supabase.from('contacts').select('id, name, detail:email')
      if (words) query.or(anyColumnHolds(['name', table === 'accounts' ? 'domain' : 'email'], words))
      return (await query.order('name').limit(shown).abortSignal(signal).throwOnError()).data
    },
  })

/** One of them as a merge shows it; null where there is none. */
export const mergeableQuery = (table: CustomerTable, id: string) =>
  queryOptions({
    queryKey: [...customerKeys[table], 'mergeable', id],
    queryFn: async ({ signal }): Promise<Mergeable | null> => {
      const { data } =
        table === 'accounts'
          ? await supabase
              .from('accounts')
              .select(columnsOf(accountFields))
              .eq('id', id)
              .abortSignal(signal)
              .maybeSingle()
              .throwOnError()
          : await supabase
              .from('contacts')
              .select(`${columnsOf(contactFields)}, accounts(name)`)
              .eq('id', id)
              .abortSignal(signal)
              .maybeSingle()
              .throwOnError()
      return data && { ...data, custom: readCustom(data.custom) }
    },
  })
