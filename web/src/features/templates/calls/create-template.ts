import { supabase } from '~/data/supabase.ts'
import { newTemplate, type TemplateKind } from '../template.ts'
import { refreshTemplates } from './templates-query.ts'

/** Answers the new one's id. */
export async function createTemplate(kind: TemplateKind): Promise<string> {
  const { data } = await supabase
    .from('templates')
    .insert(newTemplate(kind))
    .select('id')
    .single()
    .throwOnError()
  await refreshTemplates()
  return data.id
}
