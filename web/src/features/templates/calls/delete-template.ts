import { supabase } from '~/data/supabase.ts'
import type { Template } from '../template.ts'
import { refreshTemplates } from './templates-query.ts'

export async function deleteTemplate({ id }: Template): Promise<void> {
  await supabase.from('templates').delete().eq('id', id).throwOnError()
  await refreshTemplates()
}

/** Puts a deleted template back as it was. */
export async function restoreTemplate({ useCount, createdBy, ...template }: Template): Promise<void> {
  await supabase
    .from('templates')
    .insert({ ...template, use_count: useCount, created_by: createdBy })
    .throwOnError()
  await refreshTemplates()
}
