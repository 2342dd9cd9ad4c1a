import { supabase } from '~/data/supabase.ts'
import type { LeadPatch } from '../lead.ts'

export type NewLead = LeadPatch & { name: string }

/** `contact_id` names somebody known, whose words the lead then has. */
export async function createLead(lead: NewLead & { contact_id?: string }): Promise<string> {
  const { data } = await supabase.from('leads').insert(lead).select('id').single().throwOnError()
  return data.id
}

/** Makes a lead under an id that the browser chose; asked for twice, it makes one. */
export async function createLeadOnce(lead: NewLead & { id: string }): Promise<void> {
  await supabase.from('leads').upsert(lead, { ignoreDuplicates: true }).throwOnError()
}
