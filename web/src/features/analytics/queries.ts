import { activityKinds } from '@parley/core/analytics/sales-lines'
import { stretchDays } from '@parley/core/analytics/stretches'
import type { Day } from '@parley/core/blog/calendar'
import { openStatuses } from '@parley/core/insights/deal-facts'
import { daysIn } from '@parley/core/text/day'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import type { Measure } from './analytics-search.ts'

const counted = {
  currency: z.string(),
  created: z.number(),
  won: z.number(),
  lost: z.number(),
  won_value: z.number(),
}
const cycle = z.object({
  won: z.number(),
  median: z.nullable(z.number()),
  ninth_decile: z.nullable(z.number()),
})

/** What `sales_figures` of the database answers. */
const salesFigures = z.object({
  leads: z.array(
    z.object({
      ...counted,
      is_now: z.boolean(),
      source: z.string(),
      contacted: z.number(),
      qualified: z.number(),
      proposal: z.number(),
      negotiation: z.number(),
      closed: z.number(),
      created_value: z.number(),
      closed_value: z.number(),
    }),
  ),
  owners: z.array(z.object({ ...counted, owner: z.string() })),
  stretches: z.array(z.object({ ...counted, from_day: z.string() })),
  activity: z.array(
    z.object({
      is_now: z.boolean(),
      person: z.string(),
      kind: z.enum(activityKinds),
      times: z.number(),
      seconds: z.number(),
    }),
  ),
  cycle,
  cycle_before: cycle,
})
export type SalesFigures = z.infer<typeof salesFigures>

/** What `sales_forecast` answers: the groups that `forecastPipeline` weighs. */
const salesForecast = z.object({
  stages: z.array(
    z.object({
      status: z.string(),
      won: z.number(),
      lost: z.number(),
      left: z.number(),
      days_in_stage: z.nullable(z.number()),
      days_to_win: z.nullable(z.number()),
    }),
  ),
  pipeline: z.array(
    z.object({
      status: z.enum(openStatuses),
      currency: z.string(),
      days: z.number(),
      leads: z.number(),
      unvalued: z.number(),
      value: z.number(),
      squares: z.number(),
    }),
  ),
})
export type SalesForecast = z.infer<typeof salesForecast>

/** What `sales_evidence` answers: the newest lines behind a number, and the count and sums of all. */
const salesEvidence = z.object({
  count: z.number(),
  sums: z.array(z.object({ currency: z.string(), value: z.number() })),
  lines: z.array(
    z.object({
      id: z.string(),
      target: z.enum(['lead', 'recording', 'task']),
      name: z.string(),
      detail: z.nullable(z.string()),
      at: z.string(),
      value: z.nullable(z.number()),
      currency: z.nullable(z.string()),
      seconds: z.nullable(z.number()),
    }),
  ),
})
export type EvidenceLine = z.infer<typeof salesEvidence>['lines'][number]

interface Asked {
  from: Day
  to: Day
  timeZone: string
  owner: string | undefined
}

const salesKey = ['sales']
const ofOwner = (owner: string | undefined) => (owner === undefined ? {} : { only_owner: owner })

/** The figures of a period and of as many days before. */
export const salesFiguresQuery = ({ from, to, timeZone, owner }: Asked) =>
  queryOptions({
    queryKey: [...salesKey, 'figures', from, to, timeZone, owner],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('sales_figures', {
          from_day: from,
          to_day: to,
          time_zone: timeZone,
          stretch_days: stretchDays(daysIn(from, to)),
          ...ofOwner(owner),
        })
        .abortSignal(signal)
        .throwOnError()
      return salesFigures.parse(data)
    },
  })

/** The open leads, and how leads fared in each stage. */
export const salesForecastQuery = (owner: string | undefined) =>
  queryOptions({
    queryKey: [...salesKey, 'forecast', owner],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('sales_forecast', ofOwner(owner)).abortSignal(signal).throwOnError()
      return salesForecast.parse(data)
    },
  })

export interface AskedEvidence extends Asked {
  measure: Measure
  source: string | undefined
  currency: string | undefined
  status: string | undefined
}

export const salesEvidenceQuery = ({
  from,
  to,
  timeZone,
  owner,
  measure,
  source,
  currency,
  status,
}: AskedEvidence) =>
  queryOptions({
    queryKey: [...salesKey, 'evidence', from, to, timeZone, owner, measure, source, currency, status],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('sales_evidence', {
          measure,
          from_day: from,
          to_day: to,
          time_zone: timeZone,
          ...ofOwner(owner),
          ...(source === undefined ? {} : { only_source: source }),
          ...(currency === undefined ? {} : { only_currency: currency }),
          ...(status === undefined ? {} : { only_status: status }),
        })
        .abortSignal(signal)
        .throwOnError()
      return salesEvidence.parse(data)
    },
  })

export const refreshSales = (): Promise<void> => queryClient.invalidateQueries({ queryKey: salesKey })
