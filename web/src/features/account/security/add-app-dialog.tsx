import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ConfirmAppForm } from './confirm-app-form.tsx'
import { abandonFactor, type NewApp } from './factor-calls.ts'
import { NameAppForm } from './name-app-form.tsx'

const formId = 'add-app-form'

interface Props {
  isFirst: boolean
  onClose: () => void
  onAdded: () => void
}

/** Name it, scan it, show that it works. */
export function AddAppDialog({ isFirst, onClose, onAdded }: Props) {
  const [app, setApp] = useState<NewApp | null>(null)
  const [isBusy, setBusy] = useState(false)
  const close = () => {
    if (app) void abandonFactor(app.id)
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title="Add an authenticator app"
      description={
        app
          ? 'Scan this with the app, then enter the code it shows.'
          : 'Any app that shows six-digit codes works, including many password managers.'
      }
      footer={
        <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
          {app ? 'Confirm' : 'Continue'}
        </Button>
      }
    >
      {app ? (
        <ConfirmAppForm id={formId} app={app} onBusy={setBusy} onConfirmed={onAdded} />
      ) : (
        <NameAppForm id={formId} isFirst={isFirst} onBusy={setBusy} onBegun={setApp} />
      )}
    </Dialog>
  )
}
