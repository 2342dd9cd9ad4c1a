import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'

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
    /** Of all entries; on the first page of a lead's timeline alone. */
    total: z.optional(z.nullable(z.number())),
    // Which of a customer's sales or people it is about.
    lead_id: z.optional(text),
    lead_name: z.optional(text),
    contact_id: z.optional(text),
    contact_name: z.optional(text),
  }),
)
export type TimelineRow = z.infer<typeof rows>[number]

/** The entry that a page begins behind. */
export interface Before {
  before_at: string
  before_id: string
}

type ReadPage = (page: { page_size: number } & Partial<Before>, signal: AbortSignal) => Promise<unknown>

const newest: Before | null = null

/** What happened with a record, the latest first, in pages of 100 of which each begins where the one before ended. */
export const timelineQuery = (queryKey: QueryKey, read: ReadPage) =>
  infiniteQueryOptions({
    queryKey,
    initialPageParam: newest,
    getNextPageParam: (last: TimelineRow[]): Before | undefined => {
      const end = last.at(-1)
      return end && last.length === pageSize ? { before_at: end.at, before_id: end.id } : undefined
    },
    queryFn: async ({ signal, pageParam }: { signal: AbortSignal; pageParam: Before | null }) =>
      rows.parse(await read({ page_size: pageSize, ...pageParam }, signal)),
  })
