import { lazy, Suspense } from 'react'
import { useStore } from '~/data/store.ts'
import { closing } from './closing.ts'

const ClosingDialog = lazy(() => import('./closing-dialog.tsx'))

/** Asks when and why, on a page where leads can be moved (`moveLeads`). */
export function AskClosing() {
  const asked = useStore(closing)
  return (
    <Suspense fallback={null}>
      {asked && <ClosingDialog asked={asked} onClose={() => closing.write(null)} />}
    </Suspense>
  )
}
