import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { RecordDot } from '~/ui/record-dot.tsx'
import { consentMethods } from '../consent/consent.ts'
import { means } from '../consent/means.ts'
import { NoticeFields } from '../consent/notice-fields.tsx'
import type { ConsentMethod, GivenConsent } from '../upload-queue/local-recording.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  /** The company wants to know who was told, each time. */
  isRequired: boolean
  onConfirm: (given: GivenConsent) => void
}

/** Before the first recording, and again whenever asked for: the answer is stored with each recording. */
export function ConsentDialog({ isOpen, isRequired, onClose, onConfirm }: Props) {
  const [method, setMethod] = useState<ConsentMethod>('everyone_agreed')
  const [told, setTold] = useState('')
  const [how, setHow] = useState<string>(means[0].value)
  const isConversation = method !== 'own_notes'
  const isMissing = isRequired && isConversation && told.trim() === ''
  const confirm = () => {
    const noted = isConversation && told.trim() !== '' ? { told: told.trim(), means: how } : {}
    setTold('')
    onConfirm({ method, ...noted })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title="Does everyone know?"
      description="In many places a conversation may only be recorded when everyone in it agrees. Your answer is stored with the recording."
      footer={
        <Button variant="primary" disabled={isMissing} onClick={confirm}>
          <RecordDot /> Start recording
        </Button>
      }
    >
      <fieldset className="space-y-3">
        <legend className="sr-only">How everyone knows</legend>
        {consentMethods.map(({ value, label, description }) => (
          <label key={value} className="flex items-start gap-2.5 pointer-coarse:min-h-11">
            <input
              type="radio"
              name="consent"
              value={value}
              checked={method === value}
              onChange={() => setMethod(value)}
              className="mt-1 radio"
            />
            <span>
              {label}
              <span className="block text-sm text-faint">{description}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {isConversation && (
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <NoticeFields told={told} how={how} isOptional={!isRequired} onTold={setTold} onHow={setHow} />
        </div>
      )}
    </Dialog>
  )
}
