import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '~/data/query-client.ts'
import { Toaster } from '~/ui/toaster.tsx'
import { TooltipProvider } from '~/ui/tooltip.tsx'
import { useLeaveWhenSignedOut } from './use-leave-when-signed-out.ts'

/** What every page with data stands on. */
export function AppProviders({ children }: { children: ReactNode }) {
  useLeaveWhenSignedOut()
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>{children}</TooltipProvider>
      <Toaster />
    </QueryClientProvider>
  )
}
