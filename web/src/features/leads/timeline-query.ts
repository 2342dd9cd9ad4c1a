import { infiniteQueryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { leadKeys } from './calls/lead-keys.ts'

const pageSize = 100

const text = z.nullable(z.string())
const rows = z.array(
  z.object({
    source: z.enum(['activity', 'change', 'recording', 'email']),
    id: z.string(),
    /** ISO 8601, to the microsecond: a page begins after exactly this. */
    at: z.string(),
    /** Of an activity its kind, of a mail its state. */
    kind: z.string(),
    title: text,
    body: text,
    data: z.json(),
    actor_id: text,
    recording_id: text,
    /** Of all entries; on the first page alone. */
    total: z.nullable(z.number()),
  }),
)
export type TimelineRow = z.infer<typeof rows>[number]

interface Before {
  at: string
  id: string
}

async function readPage(lead: string, before: Before | null, signal: AbortSignal): Promise<TimelineRow[]> {
  const place = before ? { before_at: before.at, before_id: before.id } : {}
  const { data } = await supabase
    .rpc('lead_timeline', { lead, page_size: pageSize, ...place })
    .abortSignal(signal)
    .throwOnError()
  return rows.parse(data)
}

const newest: Before | null = null

/** What happened with a lead, the latest first, in pages of 100 of which each begins where the one before ended. */
export const leadTimelineQuery = (leadId: string) =>
  infiniteQueryOptions({
    queryKey: [...leadKeys.one(leadId), 'timeline'],
    initialPageParam: newest,
    getNextPageParam: (last: TimelineRow[]): Before | undefined =>
      last.length < pageSize ? undefined : last.at(-1),
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: Before | null }) =>
      readPage(leadId, pageParam, signal),
  })
