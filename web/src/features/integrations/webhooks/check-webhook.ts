import type { WebhookKind } from './webhook.ts'

export interface WebhookForm {
  name: string
  url: string
  events: string[]
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** What is wrong with a webhook's form, by field; empty when it can be saved. */
export function checkWebhook(
  kind: WebhookKind,
  { name, url, events }: WebhookForm,
): { name?: string; url?: string; events?: string } {
  return {
    ...(name.trim() === '' ? { name: 'Give it a name.' } : {}),
    ...(kind !== 'inbound' && !isWebAddress(url.trim())
      ? { url: 'Paste the whole address, beginning with https://' }
      : {}),
    ...(kind !== 'inbound' && events.length === 0 ? { events: 'Choose at least one event.' } : {}),
  }
}
