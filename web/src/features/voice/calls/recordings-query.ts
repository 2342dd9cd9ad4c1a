import { anyColumnHolds } from '@parley/core/text/like'
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { voiceKeys } from '../voice-keys.ts'
import type { RecordingState } from '../voice-search.ts'

const pageSize = 40

const listColumns =
  'id, title, status, source, storage_path, failed_step, failure_reason, progress, recorded_at, created_at, duration_seconds, summary, is_draft_transcript, is_sample, visibility, lead_id, suggested_lead, speakers:metrics->speakers, sides:metrics->sides, lanes:metrics->lanes, leads(id, name, company, status), accounts(id, name), contacts(id, name, accounts(name)), recording_insights(kind, text, data, tasks(status))'

/** What a line of the list tells of the conversation. */
const factKinds = ['budget', 'decision_maker', 'timeline', 'action_item']

/** States of the pipeline that one filter of the list shows together. */
const statesOf: Record<RecordingState, readonly string[]> = {
  working: ['recording', 'uploading', 'transcribing', 'analysing'],
  ready: ['ready'],
  failed: ['failed'],
}

interface ListFilter {
  words: string
  state: RecordingState | undefined
}

async function readRecordings({ words, state }: ListFilter, from: number, signal: AbortSignal) {
  let query = supabase
    .from('recordings')
    .select(listColumns)
    .in('recording_insights.kind', factKinds)
    .is('recording_insights.dismissed_at', null)
    .order('position', { referencedTable: 'recording_insights' })
  if (state) query = query.in('status', [...statesOf[state]])
  if (words !== '') query = query.or(anyColumnHolds(['title', 'summary', 'transcription'], words))
  const { data } = await query
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + pageSize - 1)
    .abortSignal(signal)
    .throwOnError()
  return data
}

/** Recordings of the company, newest first, 40 at a time. */
export const recordingsQuery = (filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: [...voiceKeys.list, filter.words, filter.state ?? 'all'],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => readRecordings(filter, pageParam, signal),
    getNextPageParam: (last, _, from) => (last.length === pageSize ? from + pageSize : undefined),
  })

export type RecordingItem = Awaited<ReturnType<typeof readRecordings>>[number]

/** Takes a deleted recording out of every list at once, before they are asked for again. */
export function forgetInLists(client: QueryClient, id: string): void {
  client.setQueriesData<InfiniteData<RecordingItem[], number>>(
    { queryKey: voiceKeys.list },
    (list) => list && { ...list, pages: list.pages.map((page) => page.filter((item) => item.id !== id)) },
  )
}
