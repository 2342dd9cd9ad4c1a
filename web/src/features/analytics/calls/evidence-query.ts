import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import type { Measure } from '../analytics-search.ts'
import { type Asked, narrowedTo, salesKey } from './asked-sales.ts'

/** What `sales_evidence` answers: the newest lines behind a number, and the count and sums of all. */
const salesEvidence = z.object({
  count: z.number(),
  sums: z.array(z.object({ currency: z.string(), value: z.number() })),
  lines: z.array(
    z.object({
      id: z.string(),
      target: z.enum(['lead', 'recording', 'task', 'account', 'contact']),
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

export interface AskedEvidence extends Asked {
  measure: Measure
  source: string | undefined
  currency: string | undefined
  status: string | undefined
}

export function salesEvidenceQuery(asked: AskedEvidence) {
  const { from, to, timeZone, owner, pipeline, measure, source, currency, status } = asked
  return queryOptions({
    queryKey: [
      ...salesKey,
      'evidence',
      from,
      to,
      timeZone,
      owner,
      pipeline,
      measure,
      source,
      currency,
      status,
    ],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('sales_evidence', {
          measure,
          from_day: from,
          to_day: to,
          time_zone: timeZone,
          ...narrowedTo(asked),
          ...(source === undefined ? {} : { only_source: source }),
          ...(currency === undefined ? {} : { only_currency: currency }),
          ...(status === undefined ? {} : { only_status: status }),
        })
        .abortSignal(signal)
        .throwOnError()
      return salesEvidence.parse(data)
    },
  })
}
