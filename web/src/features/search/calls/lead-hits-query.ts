import { anyColumnOrPhone } from '@parley/core/text/search-words'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { companyOf, perKind } from './search-scope.ts'

export const leadHitsQuery = (userId: string, words: string) =>
  queryOptions({
    queryKey: ['search', 'leads', userId, words],
    queryFn: async ({ signal }) => {
      const companyId = await companyOf(userId)
      const { data } = await supabase
        .from('leads')
        .select('id, name, company, email, phone, status')
        .eq('company_id', companyId)
        .or(anyColumnOrPhone(['name', 'email', 'company'], words))
        .limit(perKind)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })
export type LeadHit = Awaited<ReturnType<NonNullable<ReturnType<typeof leadHitsQuery>['queryFn']>>>[number]
