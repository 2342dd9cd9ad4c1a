import type { Action } from '@parley/core/automations/action'
import type { Facts } from '@parley/core/automations/fields'
import { isRefusal, type MailTemplate, type Plan, planStep } from '@parley/core/automations/plan'
import { z } from 'zod'
import type { Transaction } from '../../database/database.ts'
import { defineTask, type WorkerServices } from '../tasks.ts'
import { doInside, type InsidePlan } from './effects.ts'
import { doOutside, type OutsidePlan, prepareOutside } from './outside.ts'
import { lockRun, queueStep, type Run, readRunFacts, StepRefusal } from './run.ts'
import { advance, endRun, failRun, recordStep } from './step-record.ts'

const payload = z.object({ run_id: z.uuid(), company_id: z.uuid(), position: z.number().int().min(0) })
type Payload = z.infer<typeof payload>

interface Outside {
  run: Run
  plan: OutsidePlan
  facts: Facts
}

const isOutside = (plan: Plan): plan is OutsidePlan =>
  plan.kind === 'send_email' || plan.kind === 'call_webhook' || plan.kind === 'ask_ai'

async function readTemplates(
  transaction: Transaction,
  run: Run,
  action: Action,
): Promise<Map<string, MailTemplate>> {
  if (action.kind !== 'send_email' || action.templateId === null) return new Map()
  const rows = await transaction<MailTemplate[]>`
    select id, subject, body from public.templates
     where id = ${action.templateId} and company_id = ${run.company_id} and kind = 'email'`
  return new Map(rows.map((row) => [row.id, row]))
}

/** Waits until its time; the end was fixed when the wait began. */
async function wait(
  transaction: Transaction,
  run: Run,
  plan: Extract<Plan, { kind: 'wait' }>,
): Promise<void> {
  const [begun] = await transaction<{ until: string; is_over: boolean }[]>`
    select output ->> 'until' as until, (output ->> 'until')::timestamptz <= now() as is_over from public.automation_run_steps
     where run_id = ${run.id} and company_id = ${run.company_id} and position = ${run.position}`
  if (begun?.is_over) {
    if (!run.is_enabled)
      return endRun(transaction, run, 'skipped', 'The automation was switched off while this run waited.')
    await recordStep(transaction, run, { kind: 'wait', status: 'completed' })
    return advance(transaction, run)
  }
  const until = begun?.until ?? plan.until
  await recordStep(transaction, run, { kind: 'wait', status: 'waiting', input: plan, output: { until } })
  await transaction`update public.automation_runs set status = 'waiting' where id = ${run.id} and company_id = ${run.company_id}`
  await queueStep(transaction, run, run.position, until)
}

/** Does the step whole, or its beginning where it leaves the database: that is answered. */
async function begin(transaction: Transaction, at: Payload): Promise<Outside | null> {
  const run = await lockRun(transaction, at)
  const action = run?.definition.actions[run.position]
  if (!run) return null
  if (!action || run.problem !== null) {
    await endRun(transaction, run, 'failed', run.problem ?? 'This step is not in the version.')
    return null
  }
  const facts = await readRunFacts(transaction, run)
  const templates = await readTemplates(transaction, run, action)
  const plan = planStep(action, { facts, templates, now: new Date().toISOString() })
  const { kind } = action
  if (isRefusal(plan)) {
    if (plan.isFinal) await failRun(transaction, run, kind, plan.refusal)
    else {
      await recordStep(transaction, run, { kind, status: 'skipped', error: plan.refusal })
      await advance(transaction, run)
    }
    return null
  }
  if (plan.kind === 'wait') {
    await wait(transaction, run, plan)
    return null
  }
  if (isOutside(plan)) {
    await recordStep(transaction, run, { kind, status: 'running', input: plan })
    await prepareOutside(transaction, run, plan, facts)
    return { run, plan, facts }
  }
  const inside: InsidePlan = plan
  const output = await doInside({ transaction, run, facts }, inside)
  await recordStep(transaction, run, { kind, status: 'completed', input: plan, output })
  await advance(transaction, run)
  return null
}

/** What left the database is written down; whoever was quicker has moved the run on, and nothing is changed then. */
async function finish(
  services: WorkerServices,
  at: Payload,
  { run, plan }: Outside,
  output: unknown,
): Promise<void> {
  await services.database.sql.begin(async (transaction) => {
    const current = await lockRun(transaction, at)
    if (!current) return
    await recordStep(transaction, current, { kind: plan.kind, status: 'completed', input: plan, output })
    await advance(transaction, { ...current, definition: run.definition })
  })
}

async function noteFailure(
  services: WorkerServices,
  at: Payload,
  reason: string,
  isLast: boolean,
): Promise<void> {
  await services.database.sql.begin(async (transaction) => {
    const run = await lockRun(transaction, at)
    if (!run) return
    const kind = run.definition.actions[run.position]?.kind ?? 'unknown'
    if (isLast) await failRun(transaction, run, kind, reason)
    else await recordStep(transaction, run, { kind, status: 'running', error: reason })
  })
}

/**
 * One step of a run, and the job of the next one. What stays in the database happens once: effect, history and next job are
 * one transaction. What leaves it happens at least once, each time under the step's effect key.
 */
export const runStep = defineTask(payload, async (services, at, job) => {
  try {
    const outside = await services.database.sql.begin((transaction) => begin(transaction, at))
    if (outside === null) return
    const output = await doOutside(services, outside, job.signal)
    await finish(services, at, outside, output)
  } catch (error) {
    // Parley is stopping: the job is taken up again at the next start.
    if (job.signal.aborted) throw error
    const isLast = error instanceof StepRefusal || job.attempts >= job.maxAttempts
    await noteFailure(services, at, error instanceof Error ? error.message : String(error), isLast)
    if (!isLast) throw error
  }
})

/** automation.retried: the step that failed is queued again. */
export const retryRun = defineTask(payload, async ({ database }, { run_id, company_id, position }) => {
  await database.sql.begin((transaction) => queueStep(transaction, { id: run_id, company_id }, position))
})
