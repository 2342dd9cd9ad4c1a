import { supabase } from '~/data/supabase.ts'

/** @param visibility `company` for everybody in it, `private` for who recorded it and the owners */
export async function shareRecording(id: string, visibility: 'company' | 'private'): Promise<void> {
  await supabase.from('recordings').update({ visibility }).eq('id', id).throwOnError()
}
