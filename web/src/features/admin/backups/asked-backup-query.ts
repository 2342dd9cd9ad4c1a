import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { adminKeys } from '../admin-keys.ts'
import { text } from '../reading.ts'
import { backupsRefreshMs } from './backups-query.ts'

/** When the backup was asked for that is not done yet; null where none was. */
export const askedBackupQuery = () =>
  queryOptions({
    queryKey: [...adminKeys.backups, 'asked'],
    refetchInterval: backupsRefreshMs,
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('admin_asked_backup').abortSignal(signal).throwOnError()
      return text.parse(data)
    },
  })
