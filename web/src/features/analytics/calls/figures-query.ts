import { intervalDays } from '@parley/core/analytics/intervals'
import { activityKinds } from '@parley/core/analytics/sales-lines'
import { daysIn } from '@parley/core/text/day'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { type Asked, counted, narrowedTo, salesKey } from './asked-sales.ts'

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
      furthest: z.nullable(z.string()),
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

/** The figures of a period and of as many days before. */
export function salesFiguresQuery(asked: Asked) {
  const { from, to, timeZone, owner, pipeline } = asked
  return queryOptions({
    queryKey: [...salesKey, 'figures', from, to, timeZone, owner, pipeline],
    queryFn: async ({ signal }): Promise<SalesFigures> => {
      const { data } = await supabase
        .rpc('sales_figures', {
          from_day: from,
          to_day: to,
          time_zone: timeZone,
          stretch_days: intervalDays(daysIn(from, to)),
          ...narrowedTo(asked),
        })
        .abortSignal(signal)
        .throwOnError()
      return salesFigures.parse(data)
    },
    // Those of another pipeline would stand under stages that they are not of.
    placeholderData: (held: SalesFigures | undefined, former) =>
      former?.queryKey.at(-1) === pipeline ? held : undefined,
  })
}
