import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { adminKeys } from '../admin-keys.ts'
import { count, text } from '../reading.ts'

/** Backups are asked for by hand, and watched. */
export const backupsRefreshMs = 3000

const backups = z.array(
  z.object({
    name: z.string(),
    machine: z.string(),
    folder: z.string(),
    status: z.string(),
    error: text,
    row_count: count,
    file_count: count,
    row_bytes: count,
    file_bytes: count,
    missing_files: count,
    is_proven: z.boolean(),
    started_at: z.string(),
    finished_at: text,
  }),
)
export type Backup = z.infer<typeof backups>[number]

export const backupsQuery = () =>
  queryOptions({
    queryKey: [...adminKeys.backups, 'list'],
    refetchInterval: backupsRefreshMs,
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('admin_backups').abortSignal(signal).throwOnError()
      return backups.parse(data)
    },
  })
