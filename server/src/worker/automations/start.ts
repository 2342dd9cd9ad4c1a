import { firstUnmet } from '@parley/core/automations/condition'
import { checkDefinition, maxDepth, readDefinition } from '@parley/core/automations/definition'
import { describeCondition } from '@parley/core/automations/describe'
import { startsRun, triggerEvents } from '@parley/core/automations/event'
import { type Facts, readFacts } from '@parley/core/automations/fields'
import { toJson } from '@parley/core/text/json'
import { z } from 'zod'
import type { Sql } from '../../database/database.ts'
import { readStages } from '../../database/read-stages.ts'
import { defineTask } from '../tasks.ts'
import { findSpokenKeyword } from './keywords.ts'
import { queueStep } from './run.ts'

const payload = z.object({
  event_id: z.string(),
  event_name: z.enum(Object.values(triggerEvents)),
  company_id: z.uuid(),
  depth: z.number().int(),
  is_silent: z.boolean(),
  lead_id: z.uuid().nullish(),
  account_id: z.uuid().nullish(),
  contact_id: z.uuid().nullish(),
  fields: z.array(z.string()).nullish(),
  recording_id: z.uuid().nullish(),
  task_id: z.uuid().nullish(),
  automation_id: z.uuid().nullish(),
  webhook_id: z.uuid().nullish(),
  from: z.union([z.string(), z.number()]).nullish(),
  to: z.union([z.string(), z.number()]).nullish(),
  message: z.string().nullish(),
  body: z.record(z.string(), z.unknown()).nullish(),
})
type Payload = z.infer<typeof payload>

interface Listener {
  id: string
  version: number
  trigger: unknown
  conditions: unknown
  actions: unknown
}

async function readPeople(sql: Sql, companyId: string): Promise<Map<string, string>> {
  const people = await sql<{ id: string; name: string }[]>`
    select id, coalesce(nullif(full_name, ''), email) as name from public.profiles where company_id = ${companyId}`
  return new Map(people.map(({ id, name }) => [id, name]))
}

type Verdict = { status: 'running' | 'skipped' | 'failed'; reason: string | null; facts: Facts } | null

/** Whether an automation runs on an event, and why not; null where its trigger does not match. */
async function decideRun(sql: Sql, listener: Listener, event: Payload): Promise<Verdict> {
  const { definition, problems } = readDefinition(listener)
  const { trigger } = definition
  if (!trigger || !startsRun(trigger, { ...event, name: event.event_name }, listener.id)) return null
  let keywords: Facts = {}
  if (trigger.kind === 'keyword_said') {
    const found = await findSpokenKeyword(sql, event.company_id, event.recording_id ?? '', trigger.keywords)
    if (found === null) return null
    keywords = found
  }
  const stages = await readStages(sql, event.company_id)
  const [problem] = [...problems, ...checkDefinition(definition, stages)]
  if (problem) return { status: 'failed', reason: problem.message, facts: keywords }
  if (event.depth >= maxDepth)
    return {
      status: 'skipped',
      reason: `Automations set each other off ${maxDepth} times in a row. This looks like a loop, so it was stopped here.`,
      facts: keywords,
    }
  const [row] = await sql<{ facts: unknown }[]>`
    select private.automation_facts(${event.company_id}, ${sql.json(toJson(event))}) as facts`
  const now = new Date().toISOString()
  const unmet = firstUnmet(definition.conditions, { ...readFacts(row?.facts), ...keywords }, now)
  if (unmet === null) return { status: 'running', reason: null, facts: keywords }
  // A schedule tests each open lead; those that do not match leave no history.
  if (trigger.kind === 'schedule') return null
  return {
    status: 'skipped',
    reason: `Not the case: ${describeCondition(unmet, { stages, people: await readPeople(sql, event.company_id) })}.`,
    facts: keywords,
  }
}

/**
 * Events of the outbox: starts a run of each matching automation, once an event, pinned to the current version. A
 * recording that is transcribed or analysed again starts no run again.
 */
export const startAutomations = defineTask(payload, async ({ database: { sql } }, event) => {
  if (event.is_silent) return
  const kinds = Object.entries(triggerEvents)
    .filter(([, name]) => name === event.event_name)
    .map(([kind]) => kind)
  const automations = await sql<Listener[]>`
    select a.id, v.version, v.trigger, v.conditions, v.actions
      from public.automations a join public.automation_versions v on v.automation_id = a.id and v.version = a.published_version
     where a.company_id = ${event.company_id} and v.company_id = a.company_id and a.is_enabled
       and v.trigger ->> 'kind' = any (${kinds})
       and not exists (select from public.automation_runs r where r.automation_id = a.id and r.company_id = a.company_id
                        and r.event ->> 'recording_id' = ${event.recording_id ?? null} and ${event.event_name} = 'recording.ready')`
  for (const automation of automations) {
    const verdict = await decideRun(sql, automation, event)
    if (!verdict) continue
    const { event_id, event_name, company_id, depth, is_silent: _, ...about } = event
    const stored = { ...about, name: event_name, facts: verdict.facts }
    await sql.begin(async (transaction) => {
      const isOver = verdict.status !== 'running'
      const [run] = await transaction<{ id: string }[]>`
        insert into public.automation_runs (company_id, automation_id, version, event_id, depth, status, error, event, started_at, finished_at)
        values (${company_id}, ${automation.id}, ${automation.version}, ${event_id}, ${depth}, ${verdict.status}, ${verdict.reason},
          ${transaction.json(toJson(stored))}, now(), case when ${isOver} then now() end)
        on conflict (automation_id, event_id) do nothing returning id`
      if (run && !isOver) await queueStep(transaction, { id: run.id, company_id }, 0)
    })
  }
})
