import type { Segment } from '@parley/core/voice/transcript'
import { supabase } from '~/data/supabase.ts'
import { orAlreadyThere } from './upload-answers.ts'

export async function importTranscript(
  companyId: string,
  given: {
    id: string
    title: string
    segments: readonly Segment[]
    hasTimes: boolean
    /** ISO 8601: when the conversation was. */
    recordedAt: string
  },
): Promise<void> {
  orAlreadyThere(
    await supabase.from('recordings').insert({
      id: given.id,
      company_id: companyId,
      title: given.title,
      source: 'import',
      recorded_at: given.recordedAt,
    }),
  )
  const segments = given.segments.map(({ start, end, speaker, channel, text }) => ({
    start,
    end,
    speaker,
    channel,
    text,
  }))
  await supabase
    .rpc('import_transcript', { recording: given.id, segments, has_times: given.hasTimes })
    .throwOnError()
}
