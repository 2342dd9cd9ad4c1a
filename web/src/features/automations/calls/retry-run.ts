import { supabase } from '~/data/supabase.ts'
import { refreshAutomations } from './automation-keys.ts'

export async function retryRun(run: string): Promise<void> {
  await supabase.rpc('retry_automation_run', { run }).throwOnError()
  await refreshAutomations()
}
