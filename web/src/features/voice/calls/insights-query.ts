import { lowestId, readAll } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { voiceKeys } from '../voice-keys.ts'

/** All that was found, in the order it was said. */
async function readInsights(id: string, signal: AbortSignal) {
  const insights = await readAll(
    lowestId,
    (after) =>
      supabase
        .from('recording_insights')
        .select('id, kind, text, quote, start_seconds, end_seconds, data, task_id, position', {
          count: 'exact',
        })
        .eq('recording_id', id)
        .is('dismissed_at', null)
        .gt('id', after)
        .order('id')
        .abortSignal(signal)
        .throwOnError(),
    (insight) => insight.id,
  )
  return insights.toSorted((a, b) => a.start_seconds - b.start_seconds || a.position - b.position)
}

export const insightsQuery = (id: string) =>
  queryOptions({
    queryKey: [...voiceKeys.one(id), 'insights'],
    queryFn: ({ signal }) => readInsights(id, signal),
  })

export type InsightRow = Awaited<ReturnType<typeof readInsights>>[number]
