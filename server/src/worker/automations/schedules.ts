import { nextRun } from '@parley/core/automations/schedule'
import { readTrigger } from '@parley/core/automations/trigger'
import type { EventName } from '@parley/core/events/event-names'
import type { Database } from '../../database/database.ts'
import { queueStep } from './run.ts'

interface DueSchedule {
  id: string
  company_id: string
  trigger: unknown
  is_due: boolean
}

/** Emits an event for each overdue task, once. */
export async function emitOverdueTasks({ sql }: Database): Promise<void> {
  await sql`select private.emit_overdue_tasks()`
}

/** Emits events for due schedules and sets their next time in one transaction, so that no time is emitted twice. */
export async function emitSchedules({ sql }: Database): Promise<void> {
  await sql.begin(async (transaction) => {
    const due = await transaction<DueSchedule[]>`
      select a.id, a.company_id, v.trigger, a.next_run_at is not null as is_due
        from public.automations a join public.automation_versions v on v.automation_id = a.id and v.version = a.published_version
       where a.is_enabled and v.trigger ->> 'kind' = 'schedule' and coalesce(a.next_run_at, now()) <= now()
         for update of a skip locked`
    for (const { id, company_id, trigger: stored, is_due } of due) {
      const trigger = readTrigger(stored)
      if (trigger?.kind !== 'schedule') continue
      if (is_due && trigger.forEach === 'once')
        await transaction`
          select private.emit(${'automation.scheduled' satisfies EventName}, ${company_id}, jsonb_build_object('automation_id', ${id}::text))`
      if (is_due && trigger.forEach === 'lead')
        await transaction`
          select private.emit(${'automation.scheduled' satisfies EventName}, company_id, jsonb_build_object('automation_id', ${id}::text, 'lead_id', id))
            from public.leads where company_id = ${company_id} and status not in ('won', 'lost')`
      const next = nextRun(trigger, new Date().toISOString())
      await transaction`update public.automations set next_run_at = coalesce(${next}::timestamptz, 'infinity') where id = ${id} and company_id = ${company_id}`
    }
  })
}

/** Requeues running runs whose step has no job, because its process was killed at every attempt. */
export async function resumeRuns({ sql }: Database): Promise<void> {
  await sql.begin(async (transaction) => {
    const runs = await transaction<{ id: string; company_id: string; position: number }[]>`
      select r.id, r.company_id, r.position from public.automation_runs r
       where r.status in ('running', 'waiting') and r.created_at < now() - interval '30 seconds'
         and not exists (select from graphile_worker.jobs j
               where j.key = 'automation:' || r.id || ':' || r.position and (j.attempts < j.max_attempts or j.locked_at is not null))
         for update of r skip locked limit 500`
    for (const { id, company_id, position } of runs)
      await queueStep(transaction, { id, company_id }, position)
  })
}
