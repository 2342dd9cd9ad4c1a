import { useEffect } from 'react'
import { useStore } from '~/data/store.ts'
import { closing } from './closing.ts'
import { ClosingDialog } from './closing-dialog.tsx'

/** The window of `AskClosing`, open while something is asked. */
export default function ClosingWindow() {
  const asked = useStore(closing)
  // What was asked on a page that somebody left is not asked on the next.
  useEffect(() => () => closing.write(null), [])
  return asked && <ClosingDialog asked={asked} onClose={() => closing.write(null)} />
}
