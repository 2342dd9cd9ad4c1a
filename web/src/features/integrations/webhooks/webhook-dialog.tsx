import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { checkWebhook, type WebhookForm } from './check-webhook.ts'
import { kindWords, type Webhook, type WebhookKind } from './webhook.ts'
import { addWebhook, changeWebhook } from './webhook-calls.ts'
import { WebhookFields } from './webhook-fields.tsx'

interface Props {
  kind: WebhookKind
  /** Null for a new one. */
  webhook: Webhook | null
  onClose: () => void
  onSaved: (id: string) => void
}

async function save(kind: WebhookKind, webhook: Webhook | null, form: WebhookForm): Promise<string> {
  const { events } = form
  const name = form.name.trim()
  const url = form.url.trim()
  if (!webhook) return addWebhook(kind, { name, url, events })
  await changeWebhook(webhook.id, kind === 'inbound' ? { name } : { name, url, events })
  return webhook.id
}

export default function WebhookDialog({ kind, webhook, onClose, onSaved }: Props) {
  const [form, setForm] = useState<WebhookForm>({
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    events: webhook?.events ?? ['lead.created'],
  })
  const [hasTried, setTried] = useState(false)
  const saving = useMutation({ mutationFn: () => save(kind, webhook, form), onSuccess: onSaved })
  const errors = checkWebhook(kind, form)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(errors).length === 0) saving.mutate()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={webhook ? `Edit ${webhook.name}` : kindWords[kind].add}
      footer={
        <Button type="submit" form="webhook" variant="primary" isBusy={saving.isPending}>
          {webhook ? 'Save' : 'Add'}
        </Button>
      }
    >
      <form id="webhook" noValidate className="space-y-5" onSubmit={submit}>
        {saving.error && (
          <ErrorNotice title={webhook ? 'It was not saved' : 'It was not added'}>
            {describeError(saving.error)}
          </ErrorNotice>
        )}
        <WebhookFields kind={kind} form={form} errors={hasTried ? errors : {}} onChange={setForm} />
      </form>
    </Dialog>
  )
}
