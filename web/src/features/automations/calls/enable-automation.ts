import { supabase } from '~/data/supabase.ts'
import { refreshAutomations } from './automation-keys.ts'

export async function enableAutomation(id: string, isEnabled: boolean): Promise<void> {
  await supabase.from('automations').update({ is_enabled: isEnabled }).eq('id', id).throwOnError()
  await refreshAutomations()
}
