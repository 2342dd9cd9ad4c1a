import { anyColumnHolds, escapeLike } from '@parley/core/text/like'
import { hasSound } from '@parley/core/voice/has-sound'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { excerptAround, holds } from '../matches.ts'
import { companyOf, perKind } from './search-scope.ts'

export interface RecordingHit {
  id: string
  summary: string | null
  /** ISO 8601. */
  created_at: string
  /** The words where they were said; null where the summary holds them. */
  excerpt: string | null
  /** The second they were said, where the transcript knows it. */
  seconds: number | null
  /** Whether one hears it there. */
  hasSound: boolean
}

/** Words that cross two segments, or name a speaker, stand only in the whole transcript. */
async function readExcerpts(ids: readonly string[], words: string, signal: AbortSignal) {
  if (ids.length === 0) return new Map<string, string>()
  const { data } = await supabase
    .from('recordings')
    .select('id, transcription')
    .in('id', ids)
    .abortSignal(signal)
    .throwOnError()
  return new Map(data.map(({ id, transcription }) => [id, excerptAround(transcription ?? '', words)]))
}

/**
 * Recordings whose summary or transcript holds the words. A transcript of an hour weighs 50 KB and more, five of them
 * 300 KB for five lines on screen; so the place comes from the one segment that holds the words (1 KB in all), and the
 * transcript itself is read only where no segment does (docs/deviations.md D1).
 */
export const recordingHitsQuery = (userId: string, words: string) =>
  queryOptions({
    queryKey: ['search', 'recordings', userId, words],
    queryFn: async ({ signal }): Promise<RecordingHit[]> => {
      const companyId = await companyOf(userId)
      const { data } = await supabase
        .from('recordings')
        .select('id, summary, created_at, storage_path, status, transcript_segments(text, start_seconds)')
        .eq('company_id', companyId)
        .or(anyColumnHolds(['summary', 'transcription'], words))
        .limit(perKind)
        .ilike('transcript_segments.text', `%${escapeLike(words).replaceAll('*', '_')}%`)
        .order('position', { referencedTable: 'transcript_segments' })
        .limit(1, { referencedTable: 'transcript_segments' })
        .abortSignal(signal)
        .throwOnError()
      const unplaced = data.filter(
        ({ summary, transcript_segments: [segment] }) => !holds(summary, words) && !segment,
      )
      const excerpts = await readExcerpts(
        unplaced.map(({ id }) => id),
        words,
        signal,
      )
      return data.map(({ id, summary, created_at, transcript_segments: [segment], ...recording }) => ({
        id,
        summary,
        created_at,
        excerpt: segment ? excerptAround(segment.text, words) : (excerpts.get(id) ?? null),
        seconds: segment?.start_seconds ?? null,
        hasSound: hasSound(recording),
      }))
    },
  })
