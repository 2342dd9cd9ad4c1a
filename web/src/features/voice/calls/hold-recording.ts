import { supabase } from '~/data/supabase.ts'

/** A held recording stays whatever the company's rule on keeping says. */
export async function holdRecording(id: string, isHeld: boolean): Promise<void> {
  await supabase.from('recordings').update({ is_held: isHeld }).eq('id', id).throwOnError()
}
