import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { refreshMs, text } from '../reading.ts'

const jobs = z.array(
  z.object({
    task: z.string(),
    waiting: z.number(),
    running: z.number(),
    failed: z.number(),
    oldest_due_at: text,
    last_error: text,
  }),
)

export const queueQuery = () =>
  queryOptions({
    queryKey: ['admin', 'queue'],
    refetchInterval: refreshMs,
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('admin_queue').abortSignal(signal).throwOnError()
      return jobs.parse(data)
    },
  })
