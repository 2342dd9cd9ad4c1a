import { supabase } from '~/data/supabase.ts'

/** What an analysis rests on. `language` is a code of ISO 639-1, null to have it found out; `recorded_at` ISO 8601. */
export interface Corrections {
  language?: string | null
  recorded_at?: string
  speaker_names?: Record<string, string>
  /** Of each speaker, by the label of the transcript. */
  speaker_sides?: Record<string, 'us' | 'them'>
}

/** Puts a recording right; its analysis is made anew. */
export async function correctRecording(id: string, corrections: Corrections): Promise<void> {
  await supabase.rpc('correct_recording', { recording: id, corrections: { ...corrections } }).throwOnError()
}
