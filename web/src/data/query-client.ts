import { onlineManager, QueryClient } from '@tanstack/react-query'
import { isRetryable } from './describe-error.ts'

// By itself it hears of changes only: a page opened without a network would believe that there is one.
if (typeof document !== 'undefined' && !navigator.onLine) onlineManager.setOnline(false)

/** Fresh for half a minute, tried twice more where a second try can help. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && isRetryable(error),
      throwOnError: false,
    },
    mutations: { retry: false },
  },
})
