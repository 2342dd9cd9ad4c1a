import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'

interface Props {
  name: string
  onDisable: (reason: string) => void
  onClose: () => void
}

const longest = 500
const formId = 'disable-account'

/** Asks why, for the log, before an account can no longer sign in. */
export default function DisableDialog({ name, onDisable, onClose }: Props) {
  const [reason, setReason] = useState('')
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Disable ${name}?`}
      description="They are signed out everywhere and can’t sign in. What they made stays, and you can enable them again."
      width="narrow"
      footer={
        <Button variant="danger" type="submit" form={formId}>
          Disable
        </Button>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          onDisable(reason.trim())
        }}
      >
        <Field label="Reason" aside="optional" hint="Recorded in the audit log.">
          <Input maxLength={longest} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
