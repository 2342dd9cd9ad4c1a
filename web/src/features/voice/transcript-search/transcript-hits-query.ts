import { infiniteQueryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { voiceKeys } from '../voice-keys.ts'

const pageSize = 10

interface Place {
  created: string
  id: string
}

async function searchTranscripts(words: string, after: Place | null, signal: AbortSignal) {
  const place = after ? { after_created: after.created, after_id: after.id } : {}
  const { data } = await supabase
    .rpc('search_transcripts', { words, ...place })
    .abortSignal(signal)
    .throwOnError()
  return data
}

/** Recordings in which words were said, newest first, ten at a time, each with its first three moments. */
export const transcriptHitsQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: [...voiceKeys.list, 'said', words],
    enabled: words.trim().length > 1,
    initialPageParam: null,
    queryFn: ({ pageParam, signal }: { pageParam: Place | null; signal: AbortSignal }) =>
      searchTranscripts(words, pageParam, signal),
    getNextPageParam: (page: TranscriptHit[]): Place | null => {
      const last = page.length === pageSize ? page.at(-1) : undefined
      return last ? { created: last.created_at, id: last.recording_id } : null
    },
  })

export type TranscriptHit = Awaited<ReturnType<typeof searchTranscripts>>[number]
