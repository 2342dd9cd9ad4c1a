import { narrowToWords } from '@parley/core/text/search-words'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

/** Accounts that hold the words, by name; without words those last dealt with. */
export async function readAccounts(words: string, most: number, signal: AbortSignal) {
  const query = supabase.from('accounts').select('id, name')
  narrowToWords(query, words)
  if (words) query.order('name')
  else query.order('last_activity_at', { ascending: false, nullsFirst: false })
  return (await query.order('id').limit(most).abortSignal(signal).throwOnError()).data
}

/** The accounts that are offered for what somebody types. */
export const accountChoicesQuery = (words: string) =>
  queryOptions({
    queryKey: ['accounts', 'choices', words],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readAccounts(words, 8, signal),
  })
