import type { Database } from '../../database/database.ts'
import { queueDelivery } from './dispatch.ts'

/** How long the log of messages is kept. */
const keptDays = 30

/** Requeues due messages without a job, because their process was killed at every attempt. */
export async function resumeDeliveries({ sql }: Database): Promise<void> {
  await sql.begin(async (transaction) => {
    const due = await transaction<{ id: string }[]>`
      select d.id from public.webhook_deliveries d
       where d.status = 'waiting' and d.next_attempt_at < now() - interval '1 minute'
         and not exists (select from graphile_worker.jobs j
               where j.key = 'webhook:' || d.id and (j.attempts < j.max_attempts or j.locked_at is not null))
       limit 500 for update of d skip locked`
    for (const { id } of due) await queueDelivery(transaction, id)
  })
}

/** Deletes messages older than thirty days, in both directions. */
export async function sweepDeliveries({ sql }: Database): Promise<void> {
  await sql`
    delete from public.webhook_deliveries
     where created_at < now() - ${keptDays} * interval '1 day' and status <> 'waiting'`
}
