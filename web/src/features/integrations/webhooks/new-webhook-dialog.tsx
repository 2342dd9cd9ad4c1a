import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { checkWebhook, type WebhookForm } from './check-webhook.ts'
import { kindWords, type WebhookKind } from './webhook.ts'
import { addWebhook } from './webhook-calls.ts'
import { WebhookFields } from './webhook-fields.tsx'

interface Props {
  kind: WebhookKind
  onClose: () => void
  onMade: (id: string) => void
}

export default function NewWebhookDialog({ kind, onClose, onMade }: Props) {
  const [form, setForm] = useState<WebhookForm>({ name: '', url: '', events: ['lead.created'] })
  const [hasTried, setTried] = useState(false)
  const make = useMutation({
    mutationFn: () => addWebhook(kind, { ...form, name: form.name.trim(), url: form.url.trim() }),
    onSuccess: onMade,
  })
  const errors = checkWebhook(kind, form)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={kindWords[kind].add}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="new-webhook" variant="primary" isBusy={make.isPending}>
            Add
          </Button>
        </>
      }
    >
      <form
        id="new-webhook"
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (Object.keys(errors).length === 0) make.mutate()
        }}
      >
        {make.error && <ErrorNotice title="It was not added">{describeError(make.error)}</ErrorNotice>}
        <WebhookFields kind={kind} form={form} errors={hasTried ? errors : {}} onChange={setForm} />
      </form>
    </Dialog>
  )
}
