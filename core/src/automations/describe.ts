import { type Formats, formatsFor } from '../format/formats.ts'
import { pipelineName, stageName } from '../leads/stages.ts'
import { describeRecurrence, parseRecurrence } from '../tasks/recurrence.ts'
import { reminderChoices, reminderLabels } from '../tasks/reminder.ts'
import { isDay } from '../text/day.ts'
import { joinList } from '../text/words.ts'
import {
  type Action,
  findChanged,
  isReminder,
  moreOf,
  type NewValue,
  nameOfField,
  type Recipient,
  updateKinds,
} from './action.ts'
import { type Company, choicesOf, choiceWords } from './choices.ts'
import { type Condition, comparesDay, countsDays, needsValue, operatorLabels, valuesOf } from './condition.ts'
import type { Definition } from './definition.ts'
import { type FactField, findField, withArticle } from './fields.ts'
import { nameVariables } from './render.ts'
import {
  changeKinds,
  findWatched,
  oneWatched,
  type Trigger,
  type WatchedRecord,
  watchedNouns,
} from './trigger.ts'

/** Names that only the company knows, by id, and who reads them. */
export interface Names extends Required<Company> {
  templates: ReadonlyMap<string, string>
}

const formatsOf = ({ locale }: Pick<Company, 'locale'>): Formats => formatsFor({ locale, timeZone: 'UTC' })
const amount = (value: string, company: Company): string =>
  value.trim() !== '' && Number.isFinite(Number(value)) ? formatsOf(company).number(Number(value)) : value
const uncapitalise = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

/** "every week on Monday" of a rule as tasks repeat; a text that is none as it stands. */
export function describeRule(rule: string): string {
  const recurrence = parseRecurrence(rule)
  return recurrence ? uncapitalise(describeRecurrence(recurrence)) : rule
}

/** "1 hour before it is due" of the minutes of a reminder. */
function describeReminder(minutes: string): string {
  const choice = reminderChoices.find((known) => String(known) === minutes)
  return choice === undefined ? '…' : `${reminderLabels[choice]} it is due`
}

const describeChange = (record: WatchedRecord, field: string | null): string =>
  field === null
    ? `${oneWatched[record]} changes`
    : `${oneWatched[record]}’s ${findWatched(record, field)?.noun ?? field} changes`

/** "a lead’s status changes to Proposal": what stands after "When". A schedule gives "every week on Monday at 9:00 AM". */
export function describeTrigger(trigger: Trigger, company: Pick<Company, 'stages' | 'locale'>): string {
  const { stages } = company
  const { countOf, time } = formatsOf(company)
  switch (trigger.kind) {
    case 'lead_created':
      return 'a lead is created'
    case 'status_changed':
      return `a lead’s status changes${trigger.from ? ` from ${stageName(stages, trigger.from)}` : ''}${trigger.to ? ` to ${stageName(stages, trigger.to)}` : ''}`
    case 'score_crossed':
      return `a lead’s score ${trigger.direction === 'above' ? 'rises to' : 'falls below'} ${trigger.threshold ?? '…'}`
    case 'account_created':
      return 'an account is created'
    case 'lead_changed':
    case 'task_changed':
    case 'account_changed':
    case 'contact_changed':
      return describeChange(changeKinds[trigger.kind], trigger.field)
    case 'contact_created':
      return 'a contact is created'
    case 'recording_ready':
      return 'a recording is ready'
    case 'keyword_said':
      return `someone says ${trigger.keywords.map((word) => `“${word}”`).join(' or ') || '…'}`
    case 'task_created':
      return 'a task is created'
    case 'task_completed':
      return 'a task is done'
    case 'task_overdue':
      return trigger.hours ? `a task is overdue by ${countOf(trigger.hours, 'hour')}` : 'a task is overdue'
    case 'form_received':
      return 'the contact form is received'
    case 'schedule': {
      const rhythm = parseRecurrence(trigger.rule) ? describeRule(trigger.rule) : 'at a time'
      const at = /^\d\d:\d\d$/.test(trigger.time) ? time(`2000-01-01T${trigger.time}Z`) : '…'
      return `${rhythm} at ${at}${trigger.forEach === 'lead' ? ', for each open lead' : ''}`
    }
    case 'webhook':
      return 'a webhook arrives'
  }
}

/** "November 3, 2026" of a day; anything else as it stands. */
const describeDay = (day: string, company: Company): string =>
  isDay(day) ? formatsOf(company).date(day) : `“${day}”`

/** A value that a fact is compared with, in words. */
function valueName(fact: FactField, value: string, company: Company): string {
  switch (fact.kind) {
    case 'number':
      return amount(value, company)
    case 'stage':
      return stageName(company.stages, value)
    case 'pipeline':
      return pipelineName(company.stages, value)
    case 'colleague':
      return company.people.get(value) ?? 'a colleague who has left'
    case 'flag':
      return value === 'true' ? 'yes' : 'no'
    case 'any':
      // A field of the company's own: what its value looks like says its type.
      if (isDay(value)) return describeDay(value, company)
      return value === 'true' ? 'yes' : value === 'false' ? 'no' : `“${value}”`
    default:
      return `“${choicesOf(fact, company)?.find((choice) => choice.value === value)?.label ?? value}”`
  }
}

/** "its value is over 10,000": what stands after "if". */
export function describeCondition({ field, operator, value }: Condition, company: Company): string {
  const known = findField(field) ?? { name: field, label: field, kind: 'text', example: '' }
  const words = valuesOf(value).map((each) =>
    countsDays(operator)
      ? formatsOf(company).countOf(Number(each), 'day')
      : comparesDay(operator, known.kind)
        ? describeDay(each, company)
        : valueName(known, each, company),
  )
  const shown = joinList(words, 'or') || '…'
  return `${withArticle(known.label)} ${operatorLabels[operator]}${needsValue(operator) ? ` ${shown}` : ''}`
}

function describeRecipient(to: Recipient, { people }: Names): string {
  if (to === 'everyone') return 'everyone'
  return to === 'owner' ? 'the owner' : (people.get(to.personId) ?? 'a colleague who has left')
}

/** What a step sets a field to: "Contacted", "10,000", "the day 30 days later". */
function describeNewValue(action: NewValue, names: Names): string {
  const { people, stages } = names
  const { value, days } = action
  if (days !== undefined)
    return days === 0 ? 'that day' : `the day ${formatsOf(names).countOf(days, 'day')} later`
  if (value === '') return '…'
  if (isReminder(action)) return describeReminder(value)
  switch (findChanged(action)?.type) {
    case 'colleague':
      return people.get(value) ?? '…'
    case 'stage':
      return stageName(stages, value)
    case 'amount':
      return amount(value, names)
    case 'moment':
    case 'day':
      return describeDay(value, names)
    case 'rhythm':
      return describeRule(value)
    case 'choice':
      return `“${choiceWords(value)}”`
    case 'currency':
      return value
    // One of the company's own fields: what its value looks like says its type.
    case undefined:
    case 'text':
    case 'longText':
    case 'email':
    case 'phone':
    case 'url':
    // No step sets these: see `settable`.
    case 'pipeline':
    case 'lead':
    case 'account':
    case 'contact':
    case 'tags':
    case 'score':
    case 'custom':
    case 'id':
      return isDay(value) ? describeDay(value, names) : `“${nameVariables(value)}”`
  }
}

/** "create the task “Prepare contract”, due in 2 days": what stands after "then". */
export function describeAction(action: Action, names: Names): string {
  const { countOf } = formatsOf(names)
  switch (action.kind) {
    case 'create_task': {
      const { dueDays } = action
      const due =
        dueDays === null ? '' : dueDays === 0 ? ', due today' : `, due in ${countOf(dueDays, 'day')}`
      const whose = action.assignee === 'owner' ? '' : ` for ${describeRecipient(action.assignee, names)}`
      const more = moreOf(action).map((each) => `${nameOfField(each)} ${describeNewValue(each, names)}`)
      return `create the task “${nameVariables(action.title) || '…'}”${due}${whose}${more.length > 0 ? `, with ${joinList(more)}` : ''}`
    }
    case 'update_lead':
    case 'update_account':
    case 'update_contact':
    case 'update_task':
      return action.isEmptied
        ? `empty the ${watchedNouns[updateKinds[action.kind]]}’s ${nameOfField(action)}`
        : `set the ${watchedNouns[updateKinds[action.kind]]}’s ${nameOfField(action)} to ${describeNewValue(action, names)}`
    case 'notify':
      return `notify ${describeRecipient(action.to, names)}: “${nameVariables(action.message) || '…'}”`
    case 'send_email':
      return `send the email “${(action.templateId && names.templates.get(action.templateId)) || '…'}”`
    case 'call_webhook':
      return `call ${URL.parse(action.url)?.host ?? 'a webhook'}`
    case 'add_tag':
      return `add the tag “${action.tag || '…'}”`
    case 'wait':
      return `wait ${action.amount === null ? '…' : countOf(action.amount, action.unit.slice(0, -1))}`
    case 'ask_ai':
      return `ask AI “${action.question || '…'}”`
  }
}

/** The whole automation as one sentence. */
export function describeAutomation({ trigger, conditions, actions }: Definition, names: Names): string {
  if (trigger === null) return 'Nothing starts it yet.'
  const start =
    trigger.kind === 'schedule' ? describeTrigger(trigger, names) : `when ${describeTrigger(trigger, names)}`
  const guard = conditions.length
    ? `, if ${joinList(conditions.map((each) => describeCondition(each, names)))}`
    : ''
  const steps = actions.length
    ? `, then ${joinList(actions.map((action) => describeAction(action, names)))}`
    : ''
  return `${start.slice(0, 1).toUpperCase()}${start.slice(1)}${guard}${steps}.`
}
