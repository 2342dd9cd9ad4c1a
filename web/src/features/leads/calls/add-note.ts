import { supabase } from '~/data/supabase.ts'

export interface NewNote {
  lead_id: string
  kind: 'note'
  body: string
}

/** With an `id` it may be asked for twice and makes one note. */
export async function addNote(note: NewNote & { id?: string }): Promise<void> {
  await supabase.from('lead_activities').upsert(note, { ignoreDuplicates: true }).throwOnError()
}
