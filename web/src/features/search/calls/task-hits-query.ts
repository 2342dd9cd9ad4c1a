import { anyColumnHolds } from '@parley/core/text/like'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { companyOf, perKind } from './search-scope.ts'

export const taskHitsQuery = (userId: string, words: string) =>
  queryOptions({
    queryKey: ['search', 'tasks', userId, words],
    queryFn: async ({ signal }) => {
      const companyId = await companyOf(userId)
      const { data } = await supabase
        .from('tasks')
        .select('id, title, description, status')
        .eq('company_id', companyId)
        .or(anyColumnHolds(['title', 'description'], words))
        .limit(perKind)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })
export type TaskHit = Awaited<ReturnType<NonNullable<ReturnType<typeof taskHitsQuery>['queryFn']>>>[number]
