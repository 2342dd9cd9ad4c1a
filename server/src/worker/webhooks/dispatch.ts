import { webhookEventNames } from '@parley/core/integrations/webhook-events'
import { z } from 'zod'
import type { Sql, Transaction } from '../../database/database.ts'
import type { TaskName } from '../task-names.ts'
import { defineTask } from '../tasks.ts'
import { readEventData } from './event-data.ts'

const value = z.union([z.string(), z.number()]).nullish()
const payload = z.object({
  event_id: z.string(),
  event_name: z.enum(webhookEventNames),
  company_id: z.uuid(),
  is_silent: z.boolean(),
  lead_id: z.uuid().nullish(),
  account_id: z.uuid().nullish(),
  contact_id: z.uuid().nullish(),
  fields: z.array(z.string()).nullish(),
  task_id: z.uuid().nullish(),
  recording_id: z.uuid().nullish(),
  from: value,
  to: value,
  message: z.string().nullish(),
})

/** The attempts of a job that fails by an error of our own; the receiver's failures are counted in the delivery. */
const jobAttempts = 25

/** Queues the next attempt of a delivery, in the transaction that makes it due. */
export async function queueDelivery(
  transaction: Transaction,
  id: string,
  runAt: string | null = null,
): Promise<void> {
  await transaction`
    select graphile_worker.add_job(${'webhook.deliver' satisfies TaskName}, payload => ${transaction.json({ delivery_id: id })}::json,
      queue_name => (select 'webhook:' || webhook_id from public.webhook_deliveries where id = ${id}),
      run_at => coalesce(${runAt}::timestamptz, now()), max_attempts => ${jobAttempts}, job_key => ${`webhook:${id}`})`
}

async function isPrivate(sql: Sql, recording: string | null | undefined): Promise<boolean> {
  if (!recording) return false
  const [row] = await sql`
    select id from public.recordings where id = ${recording} and visibility = 'private'`
  return row !== undefined
}

/**
 * An event of the outbox: one message for each subscribed webhook of the company, once for an event. Private recordings
 * are not sent, since the receiving channel has other readers.
 */
export const dispatchWebhooks = defineTask(payload, async ({ database: { sql } }, event) => {
  if (event.is_silent) return
  const { event_id, event_name, company_id, recording_id, from, to, message, fields } = event
  const listening = await sql<{ id: string }[]>`
    select id from public.webhooks where company_id = ${company_id} and direction = 'outbound' and is_enabled
       and ${event_name} = any (events)`
  if (listening.length === 0 || (await isPrivate(sql, recording_id))) return
  const rows = await readEventData(sql, company_id, event)
  const data = sql.json({ ...rows, from, to, message, fields })
  await sql.begin(async (transaction) => {
    for (const webhook of listening) {
      const [delivery] = await transaction<{ id: string }[]>`
        insert into public.webhook_deliveries (company_id, webhook_id, event, event_id, payload, next_attempt_at)
        select ${company_id}, w.id, ${event_name}, ${event_id}, ${data}, now() from public.webhooks w where w.id = ${webhook.id}
        on conflict (webhook_id, event_id) do nothing returning id`
      if (delivery) await queueDelivery(transaction, delivery.id)
    }
  })
})
