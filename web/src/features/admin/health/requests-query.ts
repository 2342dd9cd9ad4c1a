import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { refreshMs } from '../reading.ts'
import type { Window } from './figures.ts'

export const requestsQuery = ({ since, step }: Window) =>
  queryOptions({
    queryKey: ['admin', 'requests', since, step],
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('admin_request_figures', { since, step_seconds: step })
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })
