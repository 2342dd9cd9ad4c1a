import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import type { checkWebhook, WebhookForm } from './check-webhook.ts'
import { EventChoices } from './event-choices.tsx'
import { kindWords, type WebhookKind } from './webhook.ts'

interface Props {
  kind: WebhookKind
  form: WebhookForm
  errors: ReturnType<typeof checkWebhook>
  onChange: (form: WebhookForm) => void
}

/** Name, address and events of a webhook. */
export function WebhookFields({ kind, form, errors, onChange }: Props) {
  return (
    <div className="space-y-5">
      <Field label="Name" error={errors.name}>
        <Input
          value={form.name}
          maxLength={120}
          autoComplete="off"
          placeholder={kindWords[kind].placeholder}
          onChange={(event) => onChange({ ...form, name: event.target.value })}
        />
      </Field>
      {kind !== 'inbound' && (
        <>
          <Field label="Address" error={errors.url}>
            <Input
              type="url"
              value={form.url}
              maxLength={2000}
              autoComplete="off"
              placeholder={
                kind === 'slack' ? 'https://hooks.slack.com/services/…' : 'https://example.com/parley'
              }
              onChange={(event) => onChange({ ...form, url: event.target.value })}
            />
          </Field>
          <div>
            <EventChoices chosen={form.events} onChange={(events) => onChange({ ...form, events })} />
            {errors.events && (
              <p role="alert" className="mt-1.5 text-xs text-danger">
                {errors.events}
              </p>
            )}
          </div>
        </>
      )}
    </div>
  )
}
