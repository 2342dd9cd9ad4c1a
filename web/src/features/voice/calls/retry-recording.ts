import { supabase } from '~/data/supabase.ts'

/** Begins again at the step that failed. */
export async function retryRecording(id: string): Promise<void> {
  await supabase.rpc('retry_recording', { recording: id }).throwOnError()
}
