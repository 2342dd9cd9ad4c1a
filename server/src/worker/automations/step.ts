import type { Action } from '@parley/core/automations/action'
import type { Facts } from '@parley/core/automations/fields'
import { isRefusal, type MailTemplate, type Plan, planStep } from '@parley/core/automations/plan'
import { z } from 'zod'
import type { Transaction } from '../../database/database.ts'
import { defineTask, type WorkerServices } from '../tasks.ts'
import { applyInDatabase, type DatabasePlan } from './effects.ts'
import { type ExternalPlan, performExternal, prepareExternal } from './external.ts'
import { lockRun, queueStep, type Run, readRunFacts, StepRefusal } from './run.ts'
import { advance, endRun, failRun, recordStep } from './step-record.ts'

const payload = z.object({ run_id: z.uuid(), company_id: z.uuid(), position: z.number().int().min(0) })
type Payload = z.infer<typeof payload>

interface ExternalStep {
  run: Run
  plan: ExternalPlan
  facts: Facts
}

const isExternal = (plan: Plan): plan is ExternalPlan =>
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

/** Queues the step again until the wait's end, which is fixed when it begins. */
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

/** Runs the step, or for an external one only its preparation, which is returned. */
async function begin(transaction: Transaction, at: Payload): Promise<ExternalStep | null> {
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
  if (isExternal(plan)) {
    await recordStep(transaction, run, { kind, status: 'running', input: plan })
    await prepareExternal(transaction, run, plan, facts)
    return { run, plan, facts }
  }
  const inside: DatabasePlan = plan
  const output = await applyInDatabase({ transaction, run, facts }, inside)
  await recordStep(transaction, run, { kind, status: 'completed', input: plan, output })
  await advance(transaction, run)
  return null
}

/** Records an external effect and advances the run, unless another process has already done so. */
async function finish(
  services: WorkerServices,
  at: Payload,
  { run, plan }: ExternalStep,
  output: unknown,
): Promise<void> {
  await services.database.sql.begin(async (transaction) => {
    const current = await lockRun(transaction, at)
    if (!current) return
    await recordStep(transaction, current, { kind: plan.kind, status: 'completed', input: plan, output })
    await advance(transaction, { ...current, definition: run.definition })
  })
}

async function recordFailure(
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
 * One step of a run, and the job of the next one. Effects inside the database happen exactly once: effect, history and
 * next job are one transaction. External ones happen at least once, under the step's effect key.
 */
export const runStep = defineTask(payload, async (services, at, job) => {
  try {
    const external = await services.database.sql.begin((transaction) => begin(transaction, at))
    if (external === null) return
    const output = await performExternal(services, external, job.signal)
    await finish(services, at, external, output)
  } catch (error) {
    // Parley is stopping: the job is retried at the next start.
    if (job.signal.aborted) throw error
    const isLast = error instanceof StepRefusal || job.attempts >= job.maxAttempts
    await recordFailure(services, at, error instanceof Error ? error.message : String(error), isLast)
    if (!isLast) throw error
  }
})

/** automation.retried: the step that failed is queued again. */
export const retryRun = defineTask(payload, async ({ database }, { run_id, company_id, position }) => {
  await database.sql.begin((transaction) => queueStep(transaction, { id: run_id, company_id }, position))
})
