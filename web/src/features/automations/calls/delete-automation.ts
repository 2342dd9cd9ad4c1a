import { supabase } from '~/data/supabase.ts'
import { refreshAutomations } from './automation-keys.ts'

export async function deleteAutomation(id: string): Promise<void> {
  await supabase.from('automations').delete().eq('id', id).throwOnError()
  await refreshAutomations()
}
