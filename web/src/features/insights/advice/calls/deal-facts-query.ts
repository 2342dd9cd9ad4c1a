import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { dealFacts } from '../facts.ts'
import { adviceKey } from './advice-key.ts'

/** The facts of open deals, of everybody or of one owner. */
export const dealFactsQuery = (owner: string | undefined) =>
  queryOptions({
    queryKey: [...adviceKey, 'deals', owner],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('deal_facts', owner === undefined ? {} : { only_owner: owner })
        .abortSignal(signal)
        .throwOnError()
      return dealFacts.parse(data)
    },
  })
