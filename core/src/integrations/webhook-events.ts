import type { EventName } from '../events/event-names.ts'

/** The events of outbound webhooks, in the order in which they are offered. `label` ends "Notify when …". */
export const webhookEvents = [
  { name: 'lead.created', label: 'a lead is created' },
  { name: 'lead.changed', label: 'a lead changes' },
  { name: 'lead.status_changed', label: 'a lead’s status changes' },
  { name: 'account.created', label: 'an account is created' },
  { name: 'account.changed', label: 'an account changes' },
  { name: 'contact.created', label: 'a contact is created' },
  { name: 'contact.changed', label: 'a contact changes' },
  { name: 'task.created', label: 'a task is created' },
  { name: 'task.changed', label: 'a task changes' },
  { name: 'task.completed', label: 'a task is done' },
  { name: 'recording.ready', label: 'a recording is ready' },
  { name: 'recording.failed', label: 'a recording needs attention' },
  { name: 'form.received', label: 'the contact form is received' },
] as const satisfies readonly { name: EventName; label: string }[]
export type WebhookEvent = (typeof webhookEvents)[number]['name']
export const webhookEventNames: readonly WebhookEvent[] = webhookEvents.map(({ name }) => name)

/** Seconds from one try to the next; the last try comes about 14 hours after the first. */
export const retryDelays: readonly number[] = [5, 30, 300, 1800, 7200, 14_400, 28_800]
/** Messages in a row given up before a webhook is switched off. */
export const failuresAllowed = 10

/** How long to wait after the `attempt`-th try (counted from 1) failed, in seconds; null when it was the last. */
export const retryDelay = (attempt: number): number | null => retryDelays[attempt - 1] ?? null
