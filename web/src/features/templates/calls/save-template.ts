import { supabase } from '~/data/supabase.ts'
import type { Template } from '../template.ts'

export async function saveTemplate(
  id: string,
  patch: Pick<Template, 'name' | 'subject' | 'body'>,
): Promise<void> {
  await supabase.from('templates').update(patch).eq('id', id).throwOnError()
}
