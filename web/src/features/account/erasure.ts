import { queryOptions } from '@tanstack/react-query'
import { hasSessionEnded } from '~/data/describe-error.ts'
import { supabase } from '~/data/supabase.ts'
import type { Erasure } from './describe-erasure.ts'

const askAgainMs = 1000

interface Seen {
  now: Erasure | null
  /** What was last known of it: the company's row is gone once it is over. */
  last: Erasure | null
}

const erasureKey = ['account', 'erasure'] as const

/** How far the erasing of one's own company is, asked again each second until it is over. */
export const erasureQuery = queryOptions<Seen>({
  queryKey: erasureKey,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.now ? askAgainMs : false),
  queryFn: async ({ signal, client }): Promise<Seen> => {
    const last = client.getQueryData<Seen>(erasureKey)?.last ?? null
    const { data, error } = await supabase.rpc('company_erasure').abortSignal(signal).maybeSingle()
    // At the end the account goes with the company: who asks then is nobody.
    if (error && !(last && hasSessionEnded(error))) throw error
    return { now: data, last: data ?? last }
  },
})
