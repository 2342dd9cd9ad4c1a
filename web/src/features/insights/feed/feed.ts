import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import type { FeedSearch } from './feed-search.ts'

const text = z.nullable(z.string())
const page = z.array(
  z.object({
    id: z.string(),
    recording_id: z.string(),
    kind: z.string(),
    body: z.string(),
    quote: z.string(),
    start_seconds: z.number(),
    category: text,
    asked_by: text,
    task_id: text,
    pinned_at: text,
    created_at: z.string(),
    title: z.string(),
    recorded_at: z.string(),
    owner_id: text,
    speaker: text,
    has_sound: z.boolean(),
  }),
)
export type FeedItem = z.infer<typeof page>[number]

/** How many the database answers at once; fewer are the last. */
const pageSize = 30
const feedKey = ['insight-feed'] as const
export const refreshFeed = () => queryClient.invalidateQueries({ queryKey: feedKey })

/** Statements of all recordings, newest first, 30 at a time; each page goes on after the last row of the one before. */
export const feedQuery = ({ kind, owner, pinned }: FeedSearch) =>
  infiniteQueryOptions({
    queryKey: [...feedKey, kind, owner, pinned],
    placeholderData: keepPreviousData,
    initialPageParam: null,
    getNextPageParam: (last: FeedItem[]): FeedItem | null =>
      last.length === pageSize ? (last.at(-1) ?? null) : null,
    queryFn: async ({ signal, pageParam: after }: { signal: AbortSignal; pageParam: FeedItem | null }) => {
      const { data } = await supabase
        .rpc('insight_feed', {
          ...(kind === undefined ? {} : { only_kind: kind }),
          ...(owner === undefined ? {} : { only_owner: owner }),
          ...(pinned === undefined ? {} : { only_pinned: true }),
          ...(after === null
            ? {}
            : {
                after_created: after.created_at,
                after_recording: after.recording_id,
                after_start: after.start_seconds,
                after_id: after.id,
              }),
        })
        .abortSignal(signal)
        .throwOnError()
      return page.parse(data)
    },
  })

/** Pins a statement for the whole company, or takes its pin away. */
export async function pinInsight(id: string, isPinned: boolean): Promise<void> {
  await supabase
    .from('recording_insights')
    .update({ pinned_at: isPinned ? new Date().toISOString() : null })
    .eq('id', id)
    .throwOnError()
}
