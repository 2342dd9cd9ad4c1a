import { supabase } from '~/data/supabase.ts'
import { refreshAdmin } from '../admin-keys.ts'

export async function setDisabled(target: string, isDisabled: boolean, reason = ''): Promise<void> {
  await supabase.rpc('set_account_disabled', { target, is_disabled: isDisabled, reason }).throwOnError()
  await refreshAdmin()
}
