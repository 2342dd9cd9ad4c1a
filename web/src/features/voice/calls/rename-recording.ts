import { supabase } from '~/data/supabase.ts'

export async function renameRecording(id: string, title: string): Promise<void> {
  await supabase.from('recordings').update({ title }).eq('id', id).throwOnError()
}
