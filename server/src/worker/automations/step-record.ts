import { toJson } from '@parley/core/text/json'
import type { Transaction } from '../../database/database.ts'
import { effectKey, queueStep, type Run } from './run.ts'

export type StepStatus = 'waiting' | 'running' | 'completed' | 'failed' | 'skipped'

interface StepRecord {
  kind: string
  status: StepStatus
  input?: unknown
  output?: unknown
  error?: string | null
}

/** Updates the record of the run's current step; omitted fields stay as they were. */
export async function recordStep(transaction: Transaction, run: Run, step: StepRecord): Promise<void> {
  const asJson = (value: unknown) => (value === undefined ? null : transaction.json(toJson(value)))
  const isOver = step.status !== 'running' && step.status !== 'waiting'
  await transaction`
    insert into public.automation_run_steps as step (company_id, run_id, position, kind, status, input, output, error, effect_key,
      started_at, finished_at)
    values (${run.company_id}, ${run.id}, ${run.position}, ${step.kind}, ${step.status}, ${asJson(step.input)}, ${asJson(step.output)},
      ${step.error ?? null}, ${effectKey(run)}, now(), case when ${isOver} then now() end)
    on conflict (run_id, position) do update set status = excluded.status, error = excluded.error,
      input = coalesce(excluded.input, step.input), output = coalesce(excluded.output, step.output),
      finished_at = excluded.finished_at`
}

/** Moves the run to its next step, or ends it after the last. */
export async function advance(transaction: Transaction, run: Run): Promise<void> {
  const next = run.position + 1
  const isLast = next >= run.definition.actions.length
  await transaction`
    update public.automation_runs set position = ${next}, error = null, status = ${isLast ? 'completed' : 'running'},
           finished_at = case when ${isLast} then now() end
     where id = ${run.id} and company_id = ${run.company_id}`
  if (!isLast) await queueStep(transaction, run, next)
}

/** Ends the run at its current step, which a person may try again. */
export async function failRun(
  transaction: Transaction,
  run: Run,
  kind: string,
  error: string,
): Promise<void> {
  await recordStep(transaction, run, { kind, status: 'failed', error })
  await endRun(transaction, run, 'failed', error)
}

export async function endRun(
  transaction: Transaction,
  run: Run,
  status: 'failed' | 'skipped',
  error: string,
): Promise<void> {
  await transaction`
    update public.automation_runs set status = ${status}, error = ${error.slice(0, 1000)}, finished_at = now()
     where id = ${run.id} and company_id = ${run.company_id}`
}
