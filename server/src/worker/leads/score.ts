import { type LeadFacts, scoreLead } from '@parley/core/leads/score'
import { z } from 'zod'
import type { Sql, Transaction } from '../../database/database.ts'
import { defineTask } from '../tasks.ts'

const payload = z.object({ lead_id: z.uuid(), depth: z.number().int().default(0) })

interface KnownFacts extends LeadFacts {
  id: string
}

/** Recomputes leads' scores and reasons from their current facts; a lead with a manual score is not changed. */
export async function scoreLeads(sql: Sql | Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const facts = await sql<KnownFacts[]>`
    select l.id, jsonb_build_object('name', s.name, 'outcome', s.outcome, 'probability', s.probability) as stage, l.email, l.phone, l.company, l.title, l.value::float8 as value, l.source, l.last_activity_at as "lastActivityAt",
      (select count(*)::int from public.recordings r where r.company_id = l.company_id and r.lead_id = l.id and r.recorded_at > now() - interval '90 days') as conversations,
      (select avg(r.sentiment)::float8 from public.recordings r where r.company_id = l.company_id and r.lead_id = l.id and r.recorded_at > now() - interval '90 days') as sentiment,
      exists (select from public.recording_insights i join public.recordings r on r.id = i.recording_id where r.company_id = l.company_id and r.lead_id = l.id and i.kind = 'budget') as "hasBudget",
      exists (select from public.recording_insights i join public.recordings r on r.id = i.recording_id where r.company_id = l.company_id and r.lead_id = l.id and i.kind = 'decision_maker') as "hasDecisionMaker",
      exists (select from public.recording_insights i join public.recordings r on r.id = i.recording_id where r.company_id = l.company_id and r.lead_id = l.id and i.kind = 'timeline') as "hasTimeline",
      (select count(*)::int from public.recording_insights i join public.recordings r on r.id = i.recording_id
        where r.company_id = l.company_id and r.lead_id = l.id and i.kind = 'objection' and i.dismissed_at is null and r.recorded_at > now() - interval '90 days') as "openObjections",
      (select count(*)::int from public.tasks t where t.company_id = l.company_id and t.lead_id = l.id and t.status <> 'done') as "openTasks",
      (select count(*)::int from public.tasks t where t.company_id = l.company_id and t.lead_id = l.id and t.status <> 'done' and t.due_at < now()) as "overdueTasks"
      from public.leads l join public.stages s on s.company_id = l.company_id and s.key = l.status where l.id = any(${[...ids]}::uuid[])`
  const now = new Date().toISOString()
  const scores = facts.map(({ id, ...known }) => {
    const lastActivityAt = known.lastActivityAt && new Date(known.lastActivityAt).toISOString()
    return { id, ...scoreLead({ ...known, lastActivityAt }, now) }
  })
  await sql`
    update public.leads l set score = fresh.score, score_reasons = fresh.reasons
      from jsonb_to_recordset(${JSON.stringify(scores)}::text::jsonb) as fresh (id uuid, score smallint, reasons jsonb)
     where l.id = fresh.id and (l.score, l.score_reasons) is distinct from (fresh.score, fresh.reasons)`
}

/** lead.created, lead.status_changed, lead.touched: recomputes the score and its reasons. */
export const scoreLeadTask = defineTask(payload, ({ database }, { lead_id: id, depth }) =>
  database.sql.begin(async (transaction) => {
    // A score changed by an automation belongs to that automation's chain.
    await transaction`select set_config('parley.automation_depth', ${String(depth)}, true)`
    await scoreLeads(transaction, [id])
  }),
)
