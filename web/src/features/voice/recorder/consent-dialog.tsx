import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { RecordDot } from '~/ui/record-dot.tsx'
import type { ConsentMethod } from '../keep/local-recording.ts'
import { consentMethods } from './consent.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  onConfirm: (method: ConsentMethod) => void
}

/** Before the first recording, and again whenever asked for: the answer is stored with each recording. */
export function ConsentDialog({ isOpen, onClose, onConfirm }: Props) {
  const [method, setMethod] = useState<ConsentMethod>('everyone_agreed')
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title="Does everybody know?"
      description="In many places a conversation may only be recorded when everyone in it agrees. Your answer is stored with the recording."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => onConfirm(method)}>
            <RecordDot /> Start recording
          </Button>
        </>
      }
    >
      <fieldset className="space-y-3">
        <legend className="sr-only">How everybody knows</legend>
        {consentMethods.map(({ value, label, description }) => (
          <label key={value} className="flex items-start gap-2.5 pointer-coarse:min-h-11">
            <input
              type="radio"
              name="consent"
              value={value}
              checked={method === value}
              onChange={() => setMethod(value)}
              className="mt-1 size-4 accent-accent"
            />
            <span>
              {label}
              <span className="block text-sm text-faint">{description}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
