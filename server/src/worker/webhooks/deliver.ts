import { eventText } from '@parley/core/integrations/event-text'
import type { Stage } from '@parley/core/leads/stages'
import { z } from 'zod'
import { readStages } from '../../database/read-stages.ts'
import { defineTask, type WorkerServices } from '../tasks.ts'
import { WebhookRefusal } from './find-address.ts'
import { type Attempt, type Delivery, recordAttempt } from './record-attempt.ts'
import { sendWebhook } from './send-webhook.ts'

/** The request's body: `{type, timestamp, data}` as Standard Webhooks has it, or Slack's `{text}`. */
const bodyOf = (
  { format, event, payload, created_at }: Delivery,
  stages: readonly Stage[],
  publicUrl: string,
) =>
  format === 'slack'
    ? { text: eventText(event, payload, stages, publicUrl) }
    : { type: event, timestamp: new Date(created_at).toISOString(), data: payload }

async function attempt(services: WorkerServices, delivery: Delivery, signal: AbortSignal): Promise<Attempt> {
  const started = performance.now()
  const after = () => Math.round(performance.now() - started)
  try {
    const stages = await readStages(services.database.sql, delivery.company_id)
    const { status, body } = await sendWebhook({
      url: delivery.url,
      id: `msg_${delivery.id}`,
      payload: bodyOf(delivery, stages, services.publicUrl),
      secret: delivery.secret,
      allowPrivate: services.allowPrivateWebhooks,
      signal,
    })
    // 410 Gone: the receiver wants no more of these (Standard Webhooks).
    const isGone = status === 410
    const error = status >= 200 && status < 300 ? null : `The address answered ${status}.`
    return { error, status, body, duration: after(), isFinal: isGone, isGone }
  } catch (error) {
    if (signal.aborted) throw error
    const message = error instanceof Error ? error.message : String(error)
    const isFinal = error instanceof WebhookRefusal
    return { error: message, status: null, body: null, duration: after(), isFinal, isGone: false }
  }
}

/**
 * One attempt of a delivery, and the time of the next one where it failed. Delivery is at least once, under the same
 * id.
 */
export const deliverWebhook = defineTask(
  z.object({ delivery_id: z.uuid() }),
  async (services, { delivery_id }, job) => {
    const [delivery] = await services.database.sql<Delivery[]>`
      select d.id, d.company_id, d.webhook_id, d.event, d.payload, d.attempt, d.created_at, w.url, w.secret, w.format, w.is_enabled
        from public.webhook_deliveries d join public.webhooks w on w.id = d.webhook_id and w.company_id = d.company_id
       where d.id = ${delivery_id} and d.status = 'waiting' and w.direction = 'outbound'`
    if (!delivery) return
    const isOff = !delivery.is_enabled && delivery.event !== 'test'
    const result: Attempt = isOff
      ? {
          error: 'The webhook was switched off.',
          status: null,
          body: null,
          duration: 0,
          isFinal: true,
          isGone: false,
        }
      : await attempt(services, delivery, job.signal)
    await recordAttempt(services, delivery, result)
  },
)
