import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { count, refreshMs } from '../reading.ts'

const processes = z.array(
  z.object({
    id: z.string(),
    machine: z.string(),
    pid: z.number(),
    build: z.string(),
    memory_bytes: z.number(),
    disk_free_bytes: count,
    disk_bytes: count,
    started_at: z.string(),
  }),
)

export const processesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'processes'],
    refetchInterval: refreshMs,
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('admin_processes').abortSignal(signal).throwOnError()
      return processes.parse(data)
    },
  })
