import { supabase } from '~/data/supabase.ts'

export async function editSegment(id: string, text: string): Promise<void> {
  await supabase
    .from('transcript_segments')
    .update({ text, edited_at: new Date().toISOString() })
    .eq('id', id)
    .throwOnError()
}
