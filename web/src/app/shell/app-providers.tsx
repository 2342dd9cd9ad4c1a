import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { queryClient } from '~/data/query-client.ts'
import { whenIdle } from '~/data/when-idle.ts'
import { useLeaveWhenSignedOut } from './use-leave-when-signed-out.ts'

const Toaster = lazy(whenIdle(() => import('~/ui/toaster.tsx')))

/** What every page with data stands on. */
export function AppProviders({ children }: { children: ReactNode }) {
  useLeaveWhenSignedOut()
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  )
}
