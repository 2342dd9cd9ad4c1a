import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { checkWebhook, type WebhookForm } from './check-webhook.ts'
import { kindOf, type Webhook } from './webhook.ts'
import { changeWebhook } from './webhook-calls.ts'
import { WebhookFields } from './webhook-fields.tsx'

export default function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const kind = kindOf(webhook)
  const [form, setForm] = useState<WebhookForm>({
    name: webhook.name,
    url: webhook.url ?? '',
    events: webhook.events,
  })
  const save = useMutation({
    mutationFn: () =>
      changeWebhook(
        webhook.id,
        kind === 'inbound'
          ? { name: form.name.trim() }
          : { name: form.name.trim(), url: form.url.trim(), events: form.events },
      ),
    onSuccess: onClose,
  })
  const errors = checkWebhook(kind, form)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Edit ${webhook.name}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="edit-webhook" variant="primary" isBusy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id="edit-webhook"
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (Object.keys(errors).length === 0) save.mutate()
        }}
      >
        {save.error && <ErrorNotice title="It was not saved">{describeError(save.error)}</ErrorNotice>}
        <WebhookFields kind={kind} form={form} errors={errors} onChange={setForm} />
      </form>
    </Dialog>
  )
}
