import { voicePeriodMs } from '@parley/core/blog/calibrate-voice'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { callFunction } from './call-function.ts'
import { type Voice, voiceSchema } from './results.ts'

/** The stored calibration of a post; null before the first one, and once it is older than 30 days (docs/specified.md S9.13). */
export const voiceQuery = (postId: string | null) =>
  queryOptions({
    queryKey: ['blog', 'voice', postId],
    enabled: postId !== null,
    queryFn: async ({ signal }): Promise<{ analysis: Voice; at: string } | null> => {
      const { data } = await supabase
        .from('post_voice_analysis')
        .select('*')
        .eq('post_id', postId ?? '')
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data && Date.now() - Date.parse(data.updated_at) <= voicePeriodMs
        ? { analysis: z.parse(voiceSchema, data), at: data.updated_at }
        : null
    },
  })

interface VoiceRequest {
  postId: string | null
  title: string
  content: string
  categoryId: string
}

/** calibrate-voice: the post beside what its author has published. Kept with the post once it is saved. */
export const calibrateVoice = (post: VoiceRequest): Promise<{ analysis: Voice; engine: string }> =>
  callFunction(
    'calibrate-voice',
    { ...post, action: 'analyze' },
    z.object({ analysis: voiceSchema, engine: z.string() }),
  )
