import type { Definition } from '@parley/core/automations/definition'
import { toJson } from '@parley/core/text/json'
import { supabase } from '~/data/supabase.ts'

export async function saveDraft(id: string, patch: { name: string; draft: Definition }): Promise<void> {
  await supabase
    .from('automations')
    .update({ ...patch, draft: toJson(patch.draft) })
    .eq('id', id)
    .throwOnError()
}
