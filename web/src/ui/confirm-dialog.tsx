import { lazy, Suspense, useState } from 'react'
import type { ConfirmProps } from './confirm-window.tsx'

const ConfirmWindow = lazy(() => import('./confirm-window.tsx'))

/** For what undo cannot bring back. Where it can, act at once and offer Undo in a toast instead. */
export function ConfirmDialog(props: ConfirmProps) {
  const [hasAsked, setHasAsked] = useState(props.isOpen)
  if (props.isOpen && !hasAsked) setHasAsked(true)
  return <Suspense fallback={null}>{hasAsked && <ConfirmWindow {...props} />}</Suspense>
}
