import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { count, page, refreshMs, text } from '../reading.ts'

const errors = z.array(
  z.object({
    id: z.number(),
    occurred_at: z.string(),
    request_id: text,
    method: text,
    path: text,
    status: count,
    message: z.string(),
    stack: text,
  }),
)
export type RecentError = z.infer<typeof errors>[number]

export const errorsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'errors', search],
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
    initialPageParam: {},
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await supabase
        .rpc('admin_recent_errors', { search, page_size: page, ...pageParam })
        .abortSignal(signal)
        .throwOnError()
      return errors.parse(data)
    },
    getNextPageParam: (last) => {
      const end = last.length === page ? last.at(-1) : undefined
      return end && { before_time: end.occurred_at, before_id: end.id }
    },
  })
