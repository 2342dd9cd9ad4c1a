import { lazy, Suspense } from 'react'
import { whenIdle } from '~/data/when-idle.ts'

// Sales are closed offline, too: the window is there before it is asked for.
const ClosingWindow = lazy(whenIdle(() => import('./closing-window.tsx')))

/** Asks when and why, on a page where leads can be moved (`moveLeads`). */
export const AskClosing = () => (
  <Suspense fallback={null}>
    <ClosingWindow />
  </Suspense>
)
