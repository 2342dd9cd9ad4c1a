import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  onlineManager,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { isRetryable } from './describe-error.ts'

// By itself it hears of changes only: a page opened without a network would believe that there is one.
if (typeof document !== 'undefined' && !navigator.onLine) onlineManager.setOnline(false)

/**
 * What is read for the first time while it becomes out of date is read once more. TanStack Query drops an earlier
 * read only where it holds an answer already; of a first one it keeps the answer, which the change may be missing
 * from, and takes it for fresh.
 */
export class FreshClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const begun = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus !== 'idle')
    await super.invalidateQueries(filters, options)
    await Promise.all(
      begun.map(async (query) => {
        await query.promise?.catch(() => {})
        const { queryKey } = query
        await super.invalidateQueries(
          { queryKey, exact: true, refetchType: filters?.refetchType ?? 'active' },
          options,
        )
      }),
    )
  }
}

/** Fresh for half a minute, tried twice more where a second try can help. */
export const queryClient = new FreshClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && isRetryable(error),
      throwOnError: false,
    },
    mutations: { retry: false },
  },
})
