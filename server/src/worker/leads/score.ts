import { type LeadFacts, scoreLead } from '@parley/core/leads/score'
import { z } from 'zod'
import { defineTask } from '../tasks.ts'

const payload = z.object({ lead_id: z.uuid(), depth: z.number().int().default(0) })

/** lead.created, lead.status_changed, lead.touched: the score and its reasons, from what is known now. */
export const scoreLeadTask = defineTask(payload, async ({ database }, { lead_id: id, depth }) => {
  const { sql } = database
  const [facts] = await sql<LeadFacts[]>`
    select l.status, l.email, l.phone, l.company, l.title, l.value::float8 as value, l.source, l.last_activity_at as "lastActivityAt",
      (select count(*)::int from public.recordings r where r.lead_id = l.id and r.recorded_at > now() - interval '90 days') as conversations,
      (select avg(r.sentiment)::float8 from public.recordings r where r.lead_id = l.id and r.recorded_at > now() - interval '90 days') as sentiment,
      exists (select from public.recording_insights i join public.recordings r on r.id = i.recording_id where r.lead_id = l.id and i.kind = 'budget') as "hasBudget",
      exists (select from public.recording_insights i join public.recordings r on r.id = i.recording_id where r.lead_id = l.id and i.kind = 'decision_maker') as "hasDecisionMaker",
      exists (select from public.recording_insights i join public.recordings r on r.id = i.recording_id where r.lead_id = l.id and i.kind = 'timeline') as "hasTimeline",
      (select count(*)::int from public.recording_insights i join public.recordings r on r.id = i.recording_id
        where r.lead_id = l.id and i.kind = 'objection' and i.dismissed_at is null and r.recorded_at > now() - interval '90 days') as "openObjections",
      (select count(*)::int from public.tasks t where t.lead_id = l.id and t.status <> 'done') as "openTasks",
      (select count(*)::int from public.tasks t where t.lead_id = l.id and t.status <> 'done' and t.due_at < now()) as "overdueTasks"
      from public.leads l where l.id = ${id}`
  if (!facts) return
  const { score, reasons } = scoreLead(
    { ...facts, lastActivityAt: facts.lastActivityAt && new Date(facts.lastActivityAt).toISOString() },
    new Date().toISOString(),
  )
  await sql.begin(async (transaction) => {
    // A score that an automation changed counts to the automation's chain.
    await transaction`select set_config('parley.automation_depth', ${String(depth)}, true)`
    await transaction`
    update public.leads set score = ${score}, score_reasons = ${sql.json(reasons.map(({ label, points }) => ({ label, points })))}
     where id = ${id} and (score, score_reasons) is distinct from (${score}::smallint, ${sql.json(reasons.map(({ label, points }) => ({ label, points })))}::jsonb)`
  })
})
