import { supabase } from '~/data/supabase.ts'
import { refreshAdmin } from '../admin-keys.ts'

export async function setAdmin(target: string, isAdmin: boolean): Promise<void> {
  await supabase.rpc('set_instance_admin', { target, is_admin: isAdmin }).throwOnError()
  await refreshAdmin()
}
