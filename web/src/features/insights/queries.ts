import type { Day } from '@parley/core/blog/calendar'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import type { Measure } from './insights-search.ts'
import { type LastDays, toArguments } from './last-days.ts'

const sums = z.array(
  z.object({
    measure: z.string(),
    key: z.string(),
    owner: z.nullable(z.string()),
    value: z.number(),
    weight: z.number(),
    recordings: z.number(),
  }),
)
/** What `insight_figures` of the database answers. */
const figures = z.object({
  now: sums,
  before: sums,
  days: z.array(z.object({ day: z.string(), value: z.number(), weight: z.number() })),
})

export type Figures = z.infer<typeof figures>

const text = z.nullable(z.string())
/** What `insight_evidence` answers: the parts of one number, newest first, and the sums over all of them. */
const evidence = z.object({
  value: z.number(),
  weight: z.number(),
  recordings: z.number(),
  count: z.number(),
  parts: z.array(
    z.object({
      recording_id: z.string(),
      title: z.string(),
      has_sound: z.boolean(),
      recorded_at: z.string(),
      owner_id: text,
      value: z.number(),
      weight: z.number(),
      start_seconds: z.nullable(z.number()),
      body: text,
      quote: text,
      speaker: text,
    }),
  ),
})
export type Evidence = z.infer<typeof evidence>
export type EvidencePart = Evidence['parts'][number]

export const insightKeys = { all: ['insights'] } as const

/** The figures of the last `days` days up to today, and of as many days before them. */
export const figuresQuery = (asked: LastDays) =>
  queryOptions({
    queryKey: [...insightKeys.all, 'figures', asked],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('insight_figures', toArguments(asked))
        .abortSignal(signal)
        .throwOnError()
      return figures.parse(data)
    },
  })

export interface AskedEvidence {
  from: Day
  to: Day
  timeZone: string
  measure: Measure
  key: string
  owner: string | undefined
}

export const evidenceQuery = ({ from, to, timeZone, measure, key, owner }: AskedEvidence) =>
  queryOptions({
    queryKey: [...insightKeys.all, 'evidence', from, to, timeZone, measure, key, owner],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('insight_evidence', {
          from_day: from,
          to_day: to,
          time_zone: timeZone,
          measure,
          key,
          ...(owner === undefined ? {} : { only_owner: owner }),
        })
        .abortSignal(signal)
        .throwOnError()
      return evidence.parse(data)
    },
  })
