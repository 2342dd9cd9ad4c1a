import type { Definition } from '@parley/core/automations/definition'
import { toJson } from '@parley/core/text/json'
import { supabase } from '~/data/supabase.ts'
import { refreshAutomations } from './automation-keys.ts'

/** Answers the new one's id. */
export async function createAutomation(name: string, draft: Definition): Promise<string> {
  const { data } = await supabase
    .from('automations')
    .insert({ name, draft: toJson(draft) })
    .select('id')
    .single()
    .throwOnError()
  await refreshAutomations()
  return data.id
}
