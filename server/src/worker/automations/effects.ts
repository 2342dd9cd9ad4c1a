import {
  findChanged,
  ownKeyOf,
  type Recipient,
  type UpdateKind,
  updateKinds,
} from '@parley/core/automations/action'
import { companyLocale } from '@parley/core/automations/clock'
import { type Facts, recordOf } from '@parley/core/automations/fields'
import type { Plan } from '@parley/core/automations/plan'
import { readRowId } from '@parley/core/automations/read'
import { type WatchedRecord, watchedNouns } from '@parley/core/automations/trigger'
import type { CustomField, CustomValue } from '@parley/core/leads/custom-fields'
import { CellError } from '@parley/core/leads/import/cell-error'
import { readCustomValue } from '@parley/core/leads/read-custom-value'
import { salesNouns } from '@parley/core/records/sales-records'
import type { Transaction } from '../../database/database.ts'
import { effectKey, type Run, StepRefusal } from './run.ts'

type PlanOf<Kind extends Plan['kind']> = Extract<Plan, { kind: Kind }>
export type DatabasePlan = Exclude<Plan, { kind: 'wait' | 'send_email' | 'call_webhook' | 'ask_ai' }>

interface Effect {
  transaction: Transaction
  run: Run
  facts: Facts
}

const idOf = (facts: Facts, name: string): string | null => readRowId(facts[name])

/** The recipients who are still in the company. */
async function findPeople({ transaction, run, facts }: Effect, to: Recipient): Promise<string[]> {
  const wanted = to === 'everyone' ? null : to === 'owner' ? idOf(facts, 'owner.id') : to.personId
  // Without an owner everybody is notified.
  const people = await transaction<{ id: string }[]>`
    select id from public.profiles where company_id = ${run.company_id} and (${wanted}::uuid is null or id = ${wanted})`
  if (people.length === 0) throw new StepRefusal('This person is no longer in the company.')
  return people.map(({ id }) => id)
}

async function createTask(effect: Effect, plan: PlanOf<'create_task'>) {
  const { transaction, run, facts } = effect
  const isNobodys = plan.assignee !== 'everyone' && plan.assignee !== 'owner'
  const owner = idOf(facts, 'owner.id')
  const [person] = isNobodys ? await findPeople(effect, plan.assignee) : [owner]
  const record = recordOf(facts)
  const [task] = await transaction<{ id: string }[]>`
    insert into public.tasks ${transaction({
      ...plan.more,
      company_id: run.company_id,
      title: plan.title,
      due_at: plan.dueAt,
      priority: plan.priority,
      assignee_id: person ?? null,
      lead_id: idOf(facts, 'lead.id'),
      account_id: record === 'accounts' ? idOf(facts, 'account.id') : null,
      contact_id: record === 'contacts' ? idOf(facts, 'contact.id') : null,
      recording_id: idOf(facts, 'recording.id'),
      recording_seconds: Number(facts['keyword.seconds'] ?? 0) || null,
      created_by: null,
    })} returning id`
  return { task_id: task?.id }
}

/** A value for one of the company's own fields, as `custom` keeps it. */
async function ownValue(
  { transaction, run, facts }: Effect,
  record: WatchedRecord,
  key: string,
  value: string,
): Promise<CustomValue> {
  const [field] = await transaction<CustomField[]>`
    select key, label, type, options from public.lead_fields
     where company_id = ${run.company_id} and record = ${record} and key = ${key}`
  if (!field) throw new StepRefusal('The field that this step sets is no longer there.')
  if (value === '')
    throw new StepRefusal(`The text for ${field.label} is empty once its variables are filled.`)
  try {
    return readCustomValue(field, value, companyLocale(facts))
  } catch (error) {
    throw error instanceof CellError ? new StepRefusal(`${error.message}.`) : error
  }
}

async function updateRecord(effect: Effect, { kind, column, value }: PlanOf<UpdateKind>) {
  const { transaction, run, facts } = effect
  const record = updateKinds[kind]
  const noun = watchedNouns[record]
  const key = ownKeyOf({ column })
  const to = key === null || value === null ? value : await ownValue(effect, record, key, value)
  if (findChanged({ kind, column })?.type === 'colleague' && value !== null)
    await findPeople(effect, { personId: value })
  const changed = await transaction`
    update ${transaction(`public.${record}`)}
       set ${key === null ? transaction({ [column]: to }) : to === null ? transaction`custom = custom - ${key}::text` : transaction`custom = custom || ${transaction.json({ [key]: to })}`}
     where id = ${idOf(facts, `${noun}.id`)} and company_id = ${run.company_id} returning id`
  if (changed.length === 0) throw new StepRefusal(`The ${noun} is no longer there.`)
  return { [column]: to }
}

async function addTag({ transaction, run, facts }: Effect, { tag }: PlanOf<'add_tag'>) {
  const record = recordOf(facts) ?? 'leads'
  await transaction`
    update ${transaction(`public.${record}`)} set tags = array_append(tags, ${tag})
     where id = ${idOf(facts, `${salesNouns[record]}.id`)} and company_id = ${run.company_id} and not tags @> array[${tag}]`
  return { tag }
}

function linkTo(facts: Facts, automationId: string): string {
  const [recording, task] = ['recording.id', 'task.id'].map((name) => idOf(facts, name))
  if (recording) return `/voice/${recording}`
  if (task) return `/tasks?task=${task}`
  const record = recordOf(facts)
  return record
    ? `/${record}/${idOf(facts, `${salesNouns[record]}.id`)}`
    : `/automations?automation=${automationId}`
}

async function notifyPeople(effect: Effect, { to, message }: PlanOf<'notify'>) {
  const { transaction, run, facts } = effect
  const people = await findPeople(effect, to)
  for (const person of people)
    await transaction`
      select private.notify(${person}, 'automation', ${message}, null, ${linkTo(facts, run.automation_id)}, ${`automation-${effectKey(run)}`})`
  return { told: people.length }
}

/**
 * Applies a step inside the database, in the transaction that records it. Acts for the run's company alone; its changes
 * carry the depth of the chain, and history names the automation.
 * @throws StepRefusal
 */
export async function applyInDatabase(effect: Effect, plan: DatabasePlan): Promise<Record<string, unknown>> {
  const { transaction, run } = effect
  await transaction`
    select set_config('parley.automation_depth', ${String(run.depth + 1)}, true),
           set_config('parley.automation', ${run.automation_id}, true)`
  switch (plan.kind) {
    case 'create_task':
      return createTask(effect, plan)
    case 'update_lead':
    case 'update_account':
    case 'update_contact':
    case 'update_task':
      return updateRecord(effect, plan)
    case 'add_tag':
      return addTag(effect, plan)
    case 'notify':
      return notifyPeople(effect, plan)
  }
}
