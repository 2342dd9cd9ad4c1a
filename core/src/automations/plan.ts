import { typedNumber } from '../leads/import/read-number.ts'
import { accountFields } from '../records/account.ts'
import { contactFields } from '../records/contact.ts'
import { type Field, isTextField } from '../records/field.ts'
import { leadFields } from '../records/lead.ts'
import { checkTag } from '../records/tag.ts'
import { parseRecurrence } from '../tasks/recurrence.ts'
import { firstOccurrence } from '../tasks/recurrence-words.ts'
import { momentBefore } from '../tasks/reminder.ts'
import {
  addDays,
  fromWallClock,
  isTimeZone,
  toWallClock,
  utcToWall,
  type WallClock,
} from '../text/time-zone.ts'
import { joinList } from '../text/words.ts'
import {
  type Action,
  findChanged,
  isReminder,
  limitOf,
  moreOf,
  type NewValue,
  nameOfField,
  ownFieldsIn,
  ownKeyOf,
  type Recipient,
  type TaskValues,
  type UpdateKind,
  updateKinds,
  worksOn,
} from './action.ts'
import { checkOwnText, waitMilliseconds } from './check-action.ts'
import { companyZone, dayAfter } from './clock.ts'
import { type Facts, type OwnFields, recordOf } from './fields.ts'
import { renderText } from './render.ts'
import { type WatchedRecord, watchedNouns } from './trigger.ts'

/** A step with every variable filled: the run executes exactly this, and the test run shows it. */
export type Plan =
  | {
      kind: 'create_task'
      title: string
      dueAt: string | null
      priority: string
      assignee: Recipient
      /** Its other fields, by column. */
      more: TaskValues
    }
  /** Null empties the field. */
  | { kind: UpdateKind; column: string; value: string | null }
  | { kind: 'notify'; to: Recipient; message: string }
  | {
      kind: 'send_email'
      to: string
      subject: string
      body: string
      templateId: string
      /** With which of the two the mail is kept. */
      leadId: string | null
      contactId: string | null
    }
  | { kind: 'call_webhook'; url: string }
  | { kind: 'add_tag'; tag: string }
  | { kind: 'wait'; until: string }
  | { kind: 'ask_ai'; question: string; saveNote: boolean }

/** Why a step cannot or must not run. `isFinal`: the run stops there; otherwise it continues without the step. */
export interface Refusal {
  refusal: string
  isFinal: boolean
}

export interface MailTemplate {
  id: string
  subject: string | null
  body: string
}

interface PlanContext {
  facts: Facts
  /** ISO 8601. */
  now: string
  templates: ReadonlyMap<string, MailTemplate>
  /** The company's own fields, as far as they are known: what they can't hold is refused. */
  own?: OwnFields
}

const refuse = (refusal: string, isFinal = true): Refusal => ({ refusal, isFinal })

/** The owner's, or UTC where it is none the runtime knows. */
export function ownerZone(facts: Facts): string {
  const zone = String(facts['owner.time_zone'] ?? 'UTC')
  return isTimeZone(zone) ? zone : 'UTC'
}

const endOfWork = { hour: 17, minute: 0 }

/** The end of the owner's working day, or of the day itself where it is today. */
function dueOn(day: WallClock, { facts, now }: Pick<PlanContext, 'facts' | 'now'>): string {
  const timeZone = ownerZone(facts)
  const today = toWallClock(new Date(now), timeZone)
  const isToday = day.year === today.year && day.month === today.month && day.day === today.day
  const clock = isToday ? { hour: 23, minute: 59 } : endOfWork
  return fromWallClock({ ...day, ...clock }, timeZone).toISOString()
}

const dueIn = (days: number, context: Pick<PlanContext, 'facts' | 'now'>): string =>
  dueOn(addDays(toWallClock(new Date(context.now), ownerZone(context.facts)), days), context)

/** Whom a run can write to: its lead or its contact. */
const addresseeOf = (facts: Facts) => (recordOf(facts) === 'contacts' ? 'contact' : 'lead')

/** The lead with which mail is kept: for a contact its latest one; null for one that has none. */
const mailedLead = (facts: Facts) =>
  facts[addresseeOf(facts) === 'contact' ? 'contact.lead_id' : 'lead.id'] ?? null

/** Why mail to this lead or contact is refused, or null. */
export function mailRefusal(facts: Facts): string | null {
  const noun = addresseeOf(facts)
  const name = String(facts[`${noun}.name`] ?? `The ${noun}`)
  const email = String(facts[`${noun}.email`] ?? '')
  if (!facts[`${noun}.id`]) return 'There is no lead to write to.'
  if (email === '') return `${name} has no email address.`
  if (facts[`${noun}.email_opt_out_at`]) return `${name} has asked for no more mail.`
  if (facts[`${noun}.email_bounced_at`]) return `Mail to ${email} came back. Correct the address first.`
  return null
}

/** Templates speak of a lead: a contact's facts in those words, its account's with them. */
export function asLead(facts: Facts): Facts {
  if (addresseeOf(facts) === 'lead') return facts
  const hasText = (fields: readonly Field[], word: string) =>
    fields.some((field) => field.column === word && isTextField(field))
  const words = leadFields.filter(isTextField).flatMap(({ column }) => {
    const noun = hasText(contactFields, column)
      ? 'contact'
      : hasText(accountFields, column)
        ? 'account'
        : null
    return noun === null ? [] : [[`lead.${column}`, facts[`${noun}.${column}`] ?? null]]
  })
  return {
    ...facts,
    ...Object.fromEntries(words),
    'lead.first_name': facts['contact.first_name'] ?? null,
    'lead.company': facts['account.name'] ?? null,
  }
}

function planMail(templateId: string | null, { facts, templates }: PlanContext): Plan | Refusal {
  const template = templateId === null ? undefined : templates.get(templateId)
  if (!template) return refuse('The template is gone. Choose another one.')
  const why = mailRefusal(facts)
  if (why !== null) return refuse(why, false)
  const words = asLead(facts)
  const subject = renderText(template.subject ?? '', words)
    .text.replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
  const body = renderText(template.body, words).text
  if (subject === '') return refuse('The template has no subject.')
  const lead = mailedLead(facts)
  return {
    kind: 'send_email',
    to: String(words['lead.email']),
    subject,
    body,
    templateId: template.id,
    leadId: lead === null ? null : String(lead),
    contactId: lead === null ? String(facts['contact.id']) : null,
  }
}

/** The facts as a value is read out of them: a number for one of the company's own fields stays the same one. */
function typedFacts(change: NewValue, { facts, own = {} }: PlanContext): Facts {
  const key = ownKeyOf(change)
  const field = ownFieldsIn(own, change.kind)?.find((known) => known.key === key)
  if (key === null || (field?.type ?? 'number') !== 'number') return facts
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? typedNumber(fact) : fact]),
  )
}

/** What a field is set to: the text with its variables filled, or a day or a moment counted from now on. */
function newValue(change: NewValue, context: PlanContext): string {
  const { days, value } = change
  if (findChanged(change)?.type === 'moment')
    return days === undefined ? dueOn(utcToWall(Date.parse(value)), context) : dueIn(days, context)
  return days === undefined
    ? renderText(value, typedFacts(change, context)).text.trim().slice(0, limitOf(change))
    : dayAfter(context.now, days, companyZone(context.facts))
}

function planUpdate(change: NewValue, context: PlanContext): Extract<Plan, { kind: UpdateKind }> | Refusal {
  const { kind, column } = change
  if (change.isEmptied) return { kind, column, value: null }
  if (isReminder(change)) {
    const due = context.facts['task.due_at']
    if (typeof due !== 'string') return refuse('The task has no due date to remind of.', false)
    return { kind, column, value: momentBefore(due, Number(change.value)) }
  }
  const value = newValue(change, context)
  const own = ownFieldsIn(context.own ?? {}, kind)?.find(({ key }) => key === ownKeyOf(change))
  const why = own ? checkOwnText(own, value) : null
  if (why !== null) return refuse(why)
  if (value !== '' || ownKeyOf(change) !== null) return { kind, column, value }
  return findChanged(change)?.isRequired
    ? refuse(
        `The ${watchedNouns[updateKinds[kind]]}’s ${nameOfField(change)} is empty once its variables are filled.`,
      )
    : { kind, column, value: null }
}

/** A task that repeats begins where its rhythm does, unless it is said when it is due. */
function firstDue({ dueDays, more }: CreateTask, context: PlanContext): string | null {
  if (dueDays !== null) return dueIn(dueDays, context)
  const rhythm = parseRecurrence(more?.['recurrence'] ?? null)
  return rhythm && firstOccurrence(rhythm, endOfWork, context.now, ownerZone(context.facts))
}

type CreateTask = Extract<Action, { kind: 'create_task' }>

function planTask(action: CreateTask, context: PlanContext): Plan | Refusal {
  const { priority, assignee } = action
  const title = renderText(action.title, context.facts).text.trim().slice(0, 300)
  if (title === '') return refuse('The task’s title is empty once its variables are filled.')
  const dueAt = firstDue(action, context)
  const more: Record<string, string> = {}
  for (const change of moreOf(action)) {
    // A reminder is of the new task; texts speak of the one that started the run.
    const facts = isReminder(change) ? { ...context.facts, 'task.due_at': dueAt } : context.facts
    const planned = planUpdate(change, { ...context, facts })
    if (isRefusal(planned)) return planned
    if (planned.value !== null) more[planned.column] = planned.value
  }
  return { kind: 'create_task', title, dueAt, priority, assignee, more }
}

/** That a run found none of the records of which a step needs one. */
function missing(records: readonly WatchedRecord[], facts: Facts): string {
  if (records.includes('tasks')) return 'The task is no longer there.'
  const nouns = joinList(
    records.map((record) => watchedNouns[record]),
    'or',
  )
  if (facts['task.id']) return `The task belongs to no ${nouns}.`
  return facts['recording.id'] ? `The recording belongs to no ${nouns}.` : `This event has no ${nouns}.`
}

/** Fills a step's variables from the facts. */
export function planStep(action: Action, context: PlanContext): Plan | Refusal {
  const { facts, now } = context
  const fill = (text: string, limit: number) => renderText(text, facts).text.trim().slice(0, limit)
  const records = worksOn[action.kind]
  if (records !== null && !records.some((record) => facts[`${watchedNouns[record]}.id`]))
    return refuse(missing(records, facts), false)
  switch (action.kind) {
    case 'create_task':
      return planTask(action, context)
    case 'update_lead':
    case 'update_account':
    case 'update_contact':
    case 'update_task':
      return planUpdate(action, context)
    case 'notify':
      return { kind: 'notify', to: action.to, message: fill(action.message, 300) || 'An automation ran' }
    case 'send_email':
      return planMail(action.templateId, context)
    case 'call_webhook':
      return { kind: 'call_webhook', url: action.url }
    case 'add_tag': {
      const tag = fill(action.tag, 200)
      if (tag === '') return refuse('The tag is empty once its variables are filled.')
      const why = checkTag(tag)
      return why === null ? { kind: 'add_tag', tag } : refuse(`“${tag}” can’t be a tag. ${why}`)
    }
    case 'wait':
      return { kind: 'wait', until: new Date(Date.parse(now) + waitMilliseconds(action)).toISOString() }
    case 'ask_ai':
      return { kind: 'ask_ai', question: fill(action.question, 2000), saveNote: action.saveNote }
  }
}

export const isRefusal = (plan: Plan | Refusal): plan is Refusal => 'refusal' in plan
