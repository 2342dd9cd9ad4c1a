import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { type LastDays, toArguments } from '../../last-days.ts'
import { coachingFacts } from '../facts.ts'
import { adviceKey } from './advice-key.ts'

/** What coaching needs beside the figures of /insights, for the last `days` days up to today and as many before. */
export const coachingFactsQuery = (asked: LastDays) =>
  queryOptions({
    queryKey: [...adviceKey, 'coaching', asked],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('coaching_facts', toArguments(asked))
        .abortSignal(signal)
        .throwOnError()
      return coachingFacts.parse(data)
    },
  })
