import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { adminKeys } from '../admin-keys.ts'

export async function startBackup(): Promise<void> {
  await supabase.rpc('admin_start_backup').throwOnError()
  await queryClient.invalidateQueries({ queryKey: adminKeys.backups })
}
