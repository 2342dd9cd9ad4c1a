import { supabase } from '~/data/supabase.ts'

export async function nameSpeakers(id: string, names: Record<string, string>): Promise<void> {
  await supabase.from('recordings').update({ speaker_names: names }).eq('id', id).throwOnError()
}
