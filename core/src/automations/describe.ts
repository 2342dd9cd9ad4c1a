import { createNumbers } from '../format/numbers.ts'
import { productPlace } from '../format/place.ts'
import { createTimes } from '../format/times.ts'
import { type Stage, stageName } from '../leads/stages.ts'
import { oneOf, salesNouns } from '../records/sales-records.ts'
import { describeRecurrence, parseRecurrence } from '../tasks/recurrence.ts'
import { joinList } from '../text/words.ts'
import { type Action, nameOfField, type Recipient, updateKinds } from './action.ts'
import { type Condition, needsValue, operatorLabels } from './condition.ts'
import type { Definition } from './definition.ts'
import { findField, withArticle } from './fields.ts'
import { nameVariables } from './render.ts'
import { findWatched, type Trigger } from './trigger.ts'

/** Names that only the company knows, by id. */
export interface Names {
  people: ReadonlyMap<string, string>
  templates: ReadonlyMap<string, string>
  stages: readonly Stage[]
}

const { number } = createNumbers(productPlace)
const amount = (value: string): string =>
  value.trim() !== '' && Number.isFinite(Number(value)) ? number(Number(value)) : value
const { time } = createTimes({ ...productPlace, timeZone: 'UTC' })
/** "9:00 AM" of `09:00`. */
const timeOfDay = (text: string): string => (/^\d\d:\d\d$/.test(text) ? time(`2000-01-01T${text}Z`) : '…')
const plural = (count: number, unit: string): string =>
  `${count} ${count === 1 ? unit.replace(/s$/, '') : unit}`
const uncapitalise = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

const describeChange = (record: 'accounts' | 'contacts', field: string | null): string =>
  field === null
    ? `${oneOf[record]} changes`
    : `${oneOf[record]}’s ${findWatched(record, field)?.label.toLowerCase() ?? field} changes`

/** "a lead’s status changes to Proposal": what stands after "When". A schedule gives "every week on Monday at 9:00 AM". */
export function describeTrigger(trigger: Trigger, stages: readonly Stage[]): string {
  switch (trigger.kind) {
    case 'lead_created':
      return 'a lead is created'
    case 'status_changed':
      return `a lead’s status changes${trigger.from ? ` from ${stageName(stages, trigger.from)}` : ''}${trigger.to ? ` to ${stageName(stages, trigger.to)}` : ''}`
    case 'score_crossed':
      return `a lead’s score ${trigger.direction === 'above' ? 'rises to' : 'falls below'} ${trigger.threshold ?? '…'}`
    case 'account_created':
      return 'an account is created'
    case 'account_changed':
      return describeChange('accounts', trigger.field)
    case 'contact_created':
      return 'a contact is created'
    case 'contact_changed':
      return describeChange('contacts', trigger.field)
    case 'recording_ready':
      return 'a recording is ready'
    case 'keyword_said':
      return `someone says ${trigger.keywords.map((word) => `“${word}”`).join(' or ') || '…'}`
    case 'task_overdue':
      return trigger.hours ? `a task is overdue by ${plural(trigger.hours, 'hours')}` : 'a task is overdue'
    case 'form_received':
      return 'the contact form is received'
    case 'schedule': {
      const recurrence = parseRecurrence(trigger.rule)
      const rhythm = recurrence ? uncapitalise(describeRecurrence(recurrence)) : 'at a time'
      return `${rhythm} at ${timeOfDay(trigger.time)}${trigger.forEach === 'lead' ? ', for each open lead' : ''}`
    }
    case 'webhook':
      return 'a webhook arrives'
  }
}

/** "its value is over 10,000": what stands after "if". */
export function describeCondition({ field, operator, value }: Condition, stages: readonly Stage[]): string {
  const known = findField(field)
  const label = known?.label ?? field
  const shown =
    known?.kind === 'number'
      ? amount(value)
      : field === 'lead.status'
        ? stageName(stages, value)
        : `“${value}”`
  return `${withArticle(label)} ${operatorLabels[operator]}${needsValue(operator) ? ` ${value === '' ? '…' : shown}` : ''}`
}

function describeRecipient(to: Recipient, { people }: Names): string {
  if (to === 'everyone') return 'everyone'
  return to === 'owner' ? 'the owner' : (people.get(to.personId) ?? 'a colleague who has left')
}

/** "create the task “Prepare contract”, due in 2 days": what stands after "then". */
export function describeAction(action: Action, names: Names): string {
  switch (action.kind) {
    case 'create_task': {
      const { dueDays } = action
      const due =
        dueDays === null ? '' : dueDays === 0 ? ', due today' : `, due in ${plural(dueDays, 'days')}`
      const whose = action.assignee === 'owner' ? '' : ` for ${describeRecipient(action.assignee, names)}`
      return `create the task “${nameVariables(action.title) || '…'}”${due}${whose}`
    }
    case 'update_lead':
    case 'update_account':
    case 'update_contact': {
      const value =
        action.column === 'owner_id'
          ? (names.people.get(action.value) ?? '…')
          : action.column === 'status'
            ? stageName(names.stages, action.value)
            : action.column === 'value'
              ? amount(action.value)
              : `“${action.value}”`
      return `set the ${salesNouns[updateKinds[action.kind]]}’s ${nameOfField(action)} to ${value || '…'}`
    }
    case 'notify':
      return `notify ${describeRecipient(action.to, names)}: “${nameVariables(action.message) || '…'}”`
    case 'send_email':
      return `send the email “${(action.templateId && names.templates.get(action.templateId)) || '…'}”`
    case 'call_webhook':
      return `call ${URL.parse(action.url)?.host ?? 'a webhook'}`
    case 'add_tag':
      return `add the tag “${action.tag || '…'}”`
    case 'wait':
      return `wait ${action.amount === null ? '…' : plural(action.amount, action.unit)}`
    case 'ask_ai':
      return `ask AI “${action.question || '…'}”`
  }
}

/** The whole automation as one sentence. */
export function describeAutomation({ trigger, conditions, actions }: Definition, names: Names): string {
  if (trigger === null) return 'Nothing starts it yet.'
  const start =
    trigger.kind === 'schedule'
      ? describeTrigger(trigger, names.stages)
      : `when ${describeTrigger(trigger, names.stages)}`
  const guard = conditions.length
    ? `, if ${joinList(conditions.map((each) => describeCondition(each, names.stages)))}`
    : ''
  const steps = actions.length
    ? `, then ${joinList(actions.map((action) => describeAction(action, names)))}`
    : ''
  return `${start.slice(0, 1).toUpperCase()}${start.slice(1)}${guard}${steps}.`
}
