import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { type Asked, narrowedTo, salesKey } from './asked-sales.ts'

const lostReasons = z.array(
  z.object({
    reason: z.nullable(z.string()),
    leads: z.number(),
    sums: z.record(z.string(), z.number()),
  }),
)

/** Why the sales of a period were lost, the most frequent reason first; null stands for those without one. */
export function lostReasonsQuery(asked: Asked) {
  const { from, to, timeZone, owner, pipeline } = asked
  return queryOptions({
    queryKey: [...salesKey, 'lost-reasons', from, to, timeZone, owner, pipeline],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('lost_reasons', { from_day: from, to_day: to, time_zone: timeZone, ...narrowedTo(asked) })
        .abortSignal(signal)
        .throwOnError()
      return lostReasons.parse(data)
    },
  })
}
