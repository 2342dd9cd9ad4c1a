import { supabase } from '~/data/supabase.ts'

/**
 * Gives segments to a speaker; with `from` (characters) the first of them is split there and what stands before stays
 * with its own. The analysis is made anew.
 */
export async function assignTurn(
  recording: string,
  segments: readonly string[],
  speaker: string,
  from = 0,
): Promise<void> {
  await supabase
    .rpc('assign_turn', { recording, segments: [...segments], speaker, from_character: from })
    .throwOnError()
}
