import { supabase } from '~/data/supabase.ts'

/** Its files go by a job that the database writes down with the deletion. */
export async function deleteRecording(id: string): Promise<void> {
  await supabase.from('recordings').delete().eq('id', id).throwOnError()
}
