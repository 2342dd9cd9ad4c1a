import { useState } from 'react'
import { useStore } from '~/data/store.ts'
import { update } from '~/service-worker/update.ts'
import { Button } from '~/ui/button.tsx'
import { FloatingNotice } from '~/ui/floating-notice.tsx'

/** Says that a new version waits; nothing reloads by itself, so no work is cut off. */
export function UpdateNotice() {
  const start = useStore(update)
  const [isLater, setLater] = useState(false)
  if (!start || isLater) return null
  return (
    <FloatingNotice
      title="A new version is ready"
      onClose={() => setLater(true)}
      actions={
        <Button variant="primary" onClick={start}>
          Reload
        </Button>
      }
    >
      Reload when it suits you. Until then, this version keeps working.
    </FloatingNotice>
  )
}
