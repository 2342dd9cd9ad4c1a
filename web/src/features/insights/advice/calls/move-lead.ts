import { supabase } from '~/data/supabase.ts'

/** Moves a lead to a stage where it still stands where it was seen; false where somebody was quicker. */
export async function moveLead(id: string, from: string, to: string): Promise<boolean> {
  const { data } = await supabase
    .from('leads')
    .update({ status: to })
    .eq('id', id)
    .eq('status', from)
    .select('id')
    .throwOnError()
  return data.length > 0
}
