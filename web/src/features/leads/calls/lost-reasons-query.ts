import { dayOf } from '@parley/core/text/time-zone'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { leadKeys } from './lead-keys.ts'

const yearMs = 365 * 86_400_000

/** The reasons that sales of the past year were lost for, the most frequent first. */
export const lostReasonsQuery = () =>
  queryOptions({
    queryKey: leadKeys.lostReasons,
    queryFn: async ({ signal }) => {
      const dayBefore = (milliseconds: number) =>
        dayOf(new Date(Date.now() - milliseconds).toISOString(), 'UTC')
      const { data } = await supabase
        .rpc('lost_reasons', { from_day: dayBefore(yearMs), to_day: dayBefore(0) })
        .abortSignal(signal)
        .throwOnError()
      return data.map(({ reason }) => reason)
    },
  })
