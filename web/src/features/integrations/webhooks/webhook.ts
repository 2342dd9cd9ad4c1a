import { webhookEventNames, webhookEvents } from '@parley/core/integrations/webhook-events'
import type { Database } from '~/data/database.ts'

export type Webhook = Database['public']['Tables']['webhooks']['Row']
export type Delivery = Database['public']['Tables']['webhook_deliveries']['Row']
export type WebhookKind = 'inbound' | 'outbound' | 'slack'

export const kindOf = ({ direction, format }: Pick<Webhook, 'direction' | 'format'>): WebhookKind =>
  direction === 'inbound' ? 'inbound' : format === 'slack' ? 'slack' : 'outbound'

export const kindWords: Record<
  WebhookKind,
  { title: string; about: string; add: string; empty: string; one: string; placeholder: string }
> = {
  inbound: {
    title: 'Leads by webhook',
    about:
      'A form or another program posts leads to an address of yours. Known people are updated, not duplicated.',
    add: 'New address',
    empty: 'No address yet. Create one and point a form at it; JSON and form fields are both understood.',
    one: 'Inbound webhook',
    placeholder: 'Website form',
  },
  outbound: {
    title: 'Webhooks',
    about: 'Parley tells your programs what happens: signed, tried again for 14 hours, and kept in a log.',
    add: 'New webhook',
    empty: 'No webhook yet.',
    one: 'Outbound webhook',
    placeholder: 'Data warehouse',
  },
  slack: {
    title: 'Slack and similar',
    about:
      'One line in a channel for each event. Mattermost, Rocket.Chat, Discord (address with /slack) and others take the same.',
    add: 'New channel',
    empty: 'No channel yet. Create an incoming webhook there and paste its address here.',
    one: 'Channel',
    placeholder: '#sales',
  },
}

/** "a lead is created, a task is done" */
export const describeEvents = (events: readonly string[]): string =>
  events.length === webhookEventNames.length
    ? 'everything'
    : webhookEvents
        .filter(({ name }) => events.includes(name))
        .map(({ label }) => label)
        .join(', ')

/** Where leads are posted to, with the secret in it. */
export const inboundAddress = ({ id, secret }: Pick<Webhook, 'id' | 'secret'>): string =>
  `${globalThis.location.origin}/functions/v1/inbound-lead/${id}?token=${secret}`
