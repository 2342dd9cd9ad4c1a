import { salesNouns } from '../records/sales-records.ts'
import { checkTag } from '../records/tag.ts'
import { addDays, fromWallClock, isTimeZone, toWallClock } from '../text/time-zone.ts'
import {
  type Action,
  limitOf,
  ownKeyOf,
  type Recipient,
  type UpdateKind,
  updateKinds,
  worksOn,
} from './action.ts'
import { checkOwnText, waitMilliseconds } from './check-action.ts'
import { companyZone, dayAfter } from './clock.ts'
import { type Facts, type OwnFields, recordOf } from './fields.ts'
import { renderText } from './render.ts'

/** A step with every variable filled: the run executes exactly this, and the test run shows it. */
export type Plan =
  | { kind: 'create_task'; title: string; dueAt: string | null; priority: string; assignee: Recipient }
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

/** The end of the owner's working day, or of today where the task is due at once. */
function dueAt(days: number, now: string, facts: Facts): string {
  const timeZone = ownerZone(facts)
  const clock = days === 0 ? { hour: 23, minute: 59 } : { hour: 17, minute: 0 }
  return fromWallClock(
    { ...addDays(toWallClock(new Date(now), timeZone), days), ...clock },
    timeZone,
  ).toISOString()
}

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
  const words = ['name', 'first_name', 'title', 'email', 'phone'].map((word) => [
    `lead.${word}`,
    facts[`contact.${word}`] ?? null,
  ])
  return {
    ...facts,
    ...Object.fromEntries(words),
    'lead.company': facts['account.name'] ?? null,
    'lead.website': facts['account.website'] ?? null,
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

/** What a field is set to: the text with its variables filled, or a day counted from now on. */
function newValue(action: Extract<Action, { kind: UpdateKind }>, { facts, now }: PlanContext): string {
  const { days, value } = action
  return days === undefined
    ? renderText(value, facts).text.trim().slice(0, limitOf(action))
    : dayAfter(now, days, companyZone(facts))
}

function planUpdate(action: Extract<Action, { kind: UpdateKind }>, context: PlanContext): Plan | Refusal {
  const { kind, column } = action
  if (action.isEmptied) return { kind, column, value: null }
  const value = newValue(action, context)
  const field = context.own?.[updateKinds[kind]]?.find(({ key }) => key === ownKeyOf(action))
  const why = field ? checkOwnText(field, value) : null
  return why === null ? { kind, column, value } : refuse(why)
}

/** Fills a step's variables from the facts. */
export function planStep(action: Action, context: PlanContext): Plan | Refusal {
  const { facts, now } = context
  const fill = (text: string, limit: number) => renderText(text, facts).text.trim().slice(0, limit)
  // A mail says it in words of its own.
  const isMail = action.kind === 'send_email'
  const about = recordOf(facts)
  const records = worksOn[action.kind]
  if (records !== null && !isMail && (about === null || !records.includes(about)))
    return refuse(`This event has no ${salesNouns[records[0] ?? 'leads']}.`, false)
  switch (action.kind) {
    case 'create_task': {
      const title = fill(action.title, 300)
      const { dueDays, priority, assignee } = action
      if (title === '') return refuse('The task’s title is empty once its variables are filled.')
      return {
        kind: 'create_task',
        title,
        dueAt: dueDays === null ? null : dueAt(dueDays, now, facts),
        priority,
        assignee,
      }
    }
    case 'update_lead':
    case 'update_account':
    case 'update_contact':
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
