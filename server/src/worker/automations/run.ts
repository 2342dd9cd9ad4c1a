import { type Definition, readDefinition } from '@parley/core/automations/definition'
import { type Facts, readFacts } from '@parley/core/automations/fields'
import { toJson } from '@parley/core/text/json'
import type { Transaction } from '../../database/database.ts'
import type { TaskName } from '../task-names.ts'

/** A step that cannot be done, with the reason for the reader of the run; it is not retried automatically. */
export class StepRefusal extends Error {}

export interface Run {
  id: string
  company_id: string
  automation_id: string
  depth: number
  status: string
  event: Record<string, unknown>
  position: number
  is_enabled: boolean
  signing_secret: string
  definition: Definition
  /** A part of the version that cannot be read. */
  problem: string | null
}

interface RunRow extends Omit<Run, 'definition' | 'problem'> {
  trigger: unknown
  conditions: unknown
  actions: unknown
}

const maxAttempts = 8

/** The run with the version it is pinned to, locked; undefined where it has advanced or ended. */
export async function lockRun(
  transaction: Transaction,
  at: { run_id: string; company_id: string; position: number },
): Promise<Run | undefined> {
  const [row] = await transaction<RunRow[]>`
    select r.id, r.company_id, r.automation_id, r.depth, r.status, r.event, r.position, a.is_enabled, a.signing_secret,
           v.trigger, v.conditions, v.actions
      from public.automation_runs r
      join public.automations a on a.id = r.automation_id and a.company_id = r.company_id
      join public.automation_versions v on v.automation_id = r.automation_id and v.version = r.version
     where r.id = ${at.run_id} and r.company_id = ${at.company_id} and r.position = ${at.position}
       and r.status in ('running', 'waiting') for update of r`
  if (!row) return undefined
  const { trigger, conditions, actions, ...run } = row
  const { definition, problems } = readDefinition({ trigger, conditions, actions })
  return { ...run, definition, problem: problems[0]?.message ?? null }
}

/** The run's facts: its rows as they are now, the event that started it, and the last AI answer. */
export async function readRunFacts(transaction: Transaction, run: Run): Promise<Facts> {
  const [row] = await transaction<{ facts: unknown; answer: string | null }[]>`
    select private.automation_facts(${run.company_id}, ${transaction.json(toJson(run.event))}) as facts,
      (select output ->> 'answer' from public.automation_run_steps
        where run_id = ${run.id} and company_id = ${run.company_id} and kind = 'ask_ai' and status = 'completed'
        order by position desc limit 1) as answer`
  return { ...readFacts(row?.facts), ...readFacts(run.event['facts']), 'ai.answer': row?.answer ?? null }
}

/** Queues the run's step, in the transaction that makes it due. One job for each step: a new one replaces it. */
export async function queueStep(
  transaction: Transaction,
  run: { id: string; company_id: string },
  position: number,
  runAt: string | null = null,
): Promise<void> {
  const payload = { run_id: run.id, company_id: run.company_id, position }
  await transaction`
    select graphile_worker.add_job(${'automation.step' satisfies TaskName}, payload => ${transaction.json(payload)}::json,
      run_at => coalesce(${runAt}::timestamptz, now()), max_attempts => ${maxAttempts},
      job_key => ${`automation:${run.id}:${position}`})`
}

/** The key of a step's effect: the same over all retries. */
export const effectKey = (run: Pick<Run, 'id' | 'position'>): string => `${run.id}:${run.position}`
