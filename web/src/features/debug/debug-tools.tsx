import { lazy, Suspense } from 'react'
import { debugMode, isSafeMode } from '~/data/modes.ts'
import { useStore } from '~/data/store.ts'

const DebugPanel = lazy(() => import('./panel/debug-panel.tsx'))

/** The Safe Mode badge, and the debug panel while debug mode is on; its code loads only then. */
export function DebugTools() {
  const isDebugging = useStore(debugMode)
  return (
    <>
      {isSafeMode && (
        <output className="fixed top-1 left-1/2 z-50 -translate-x-1/2 rounded-full border bg-fair-soft px-2.5 py-0.5 text-xs font-medium text-fair shadow-float">
          Safe Mode
        </output>
      )}
      {isDebugging && (
        <Suspense fallback={null}>
          <DebugPanel />
        </Suspense>
      )}
    </>
  )
}
