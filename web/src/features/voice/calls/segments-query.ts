import { readAll } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { voiceKeys } from '../voice-keys.ts'

/** All segments, by position. */
const readSegments = (id: string, signal: AbortSignal) =>
  readAll(
    -1,
    (after) =>
      supabase
        .from('transcript_segments')
        .select('id, position, start_seconds, end_seconds, speaker, channel, text, words, edited_at', {
          count: 'exact',
        })
        .eq('recording_id', id)
        .gt('position', after)
        .order('position')
        .abortSignal(signal)
        .throwOnError(),
    ({ position }) => position,
  )

export const segmentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...voiceKeys.one(id), 'segments'],
    queryFn: ({ signal }) => readSegments(id, signal),
  })

export type SegmentRow = Awaited<ReturnType<typeof readSegments>>[number]
