import { supabase } from '~/data/supabase.ts'
import type { NewTemplate } from '../template.ts'
import { refreshTemplates } from './templates-query.ts'

/** Answers the new one's id. */
export async function createTemplate(template: NewTemplate): Promise<string> {
  const { data } = await supabase.from('templates').insert(template).select('id').single().throwOnError()
  await refreshTemplates()
  return data.id
}
