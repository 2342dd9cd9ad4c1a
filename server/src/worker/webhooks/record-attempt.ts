import type { EventWords } from '@parley/core/integrations/event-text'
import { failuresAllowed, retryDelay } from '@parley/core/integrations/webhook-events'
import type { Transaction } from '../../database/database.ts'
import { notify } from '../../notifications/notify.ts'
import type { WorkerServices } from '../tasks.ts'
import { queueDelivery } from './dispatch.ts'

/** A message with its receiver. */
export interface Delivery {
  id: string
  company_id: string
  webhook_id: string
  event: string
  payload: EventWords & Record<string, unknown>
  attempt: number
  created_at: string
  url: string
  secret: string
  format: string
  is_enabled: boolean
}

/**
 * The result of one attempt. `error` null: delivered. `isFinal`: a retry would change nothing. `isGone`: the receiver
 * no longer exists.
 */
export interface Attempt {
  error: string | null
  status: number | null
  body: string | null
  /** Milliseconds. */
  duration: number
  isFinal: boolean
  isGone: boolean
}

interface Disabled {
  id: string
  name: string
  last_error: string
  is_disabled: boolean
}

async function recordSuccess(transaction: Transaction, { webhook_id }: Delivery): Promise<void> {
  await transaction`
    update public.webhooks set failure_count = 0, last_error = null, last_used_at = now() where id = ${webhook_id}`
}

/** Counts a failed message; returns the webhook when this one disables it. */
async function recordFailure(
  transaction: Transaction,
  { webhook_id, event }: Delivery,
  error: string,
  isGone: boolean,
): Promise<Disabled | undefined> {
  const counted = event === 'test' ? 0 : 1
  const [row] = await transaction<Disabled[]>`
    update public.webhooks w set last_error = ${error}, last_used_at = now(), failure_count = failure_count + ${counted},
           is_enabled = w.is_enabled and (${counted} = 0 or (w.failure_count + 1 < ${failuresAllowed} and not ${isGone}))
      from (select id, is_enabled from public.webhooks where id = ${webhook_id} for update) before
     where w.id = before.id returning w.id, w.name, w.last_error, before.is_enabled and not w.is_enabled as is_disabled`
  return row?.is_disabled ? row : undefined
}

/** Logs an attempt, and queues the next one or gives up, in one transaction. */
export async function recordAttempt(
  services: WorkerServices,
  delivery: Delivery,
  result: Attempt,
): Promise<void> {
  const { error, status, body, duration, isFinal, isGone } = result
  const number = delivery.attempt + 1
  const wait = error === null || isFinal || delivery.event === 'test' ? null : retryDelay(number)
  const next = wait === null ? null : new Date(Date.now() + wait * 1000).toISOString()
  const state = error === null ? 'delivered' : next === null ? 'failed' : 'waiting'
  const disabled = await services.database.sql.begin(async (transaction) => {
    // Locks the webhook before its messages, in the same order as a deletion: the reverse order could deadlock.
    const [webhook] = await transaction`
      select id from public.webhooks where id = ${delivery.webhook_id} for no key update`
    if (!webhook) return undefined
    // Another process has recorded this attempt already; the message was sent twice under one id.
    const [kept] = await transaction`
      update public.webhook_deliveries
         set attempt = ${number}, status = ${state}, response_status = ${status}, error = ${error}, duration_ms = ${duration},
             response_body = ${body?.replaceAll('\0', '') ?? null}, next_attempt_at = ${next},
             delivered_at = case when ${state} = 'delivered' then now() end
       where id = ${delivery.id} and status = 'waiting' and attempt = ${delivery.attempt} returning id`
    if (!kept) return undefined
    if (error === null) await recordSuccess(transaction, delivery)
    if (next !== null) {
      await transaction`update public.webhooks set last_error = ${error} where id = ${delivery.webhook_id}`
      await queueDelivery(transaction, delivery.id, next)
    }
    return state === 'failed' ? recordFailure(transaction, delivery, error ?? '', isGone) : undefined
  })
  if (disabled) await notifyOwners(services, delivery, disabled)
}

async function notifyOwners(
  { database }: WorkerServices,
  { company_id, id }: Delivery,
  webhook: Disabled,
): Promise<void> {
  const owners = await database.sql<{ id: string }[]>`
    select id from public.profiles where company_id = ${company_id} and company_role = 'owner'`
  for (const owner of owners)
    await notify(database, {
      to: owner.id,
      kind: 'webhook_disabled',
      title: `The webhook ${webhook.name} was switched off`,
      message: `Its messages could not be delivered: ${webhook.last_error} Fix the receiver and switch it back on.`,
      link: `/integrations?webhook=${webhook.id}`,
      eventKey: `webhook-disabled-${id}`,
    })
}
