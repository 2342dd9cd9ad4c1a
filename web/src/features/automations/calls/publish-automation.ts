import { supabase } from '~/data/supabase.ts'
import { refreshAutomations } from './automation-keys.ts'

/** Answers the number of the version that now runs. */
export async function publishAutomation(id: string): Promise<number> {
  const { data } = await supabase.rpc('publish_automation', { automation: id }).throwOnError()
  await refreshAutomations()
  return data
}
