import { addDays, fromWallClock, isTimeZone, toWallClock } from '../text/time-zone.ts'
import { type Action, type LeadColumn, limitOf, needsLead, type Recipient } from './action.ts'
import { waitMilliseconds } from './check-action.ts'
import type { Facts } from './fields.ts'
import { renderText } from './render.ts'

/** A step with every variable filled: the run executes exactly this, and the test run shows it. */
export type Plan =
  | { kind: 'create_task'; title: string; dueAt: string | null; priority: string; assignee: Recipient }
  | { kind: 'update_lead'; column: LeadColumn; value: string }
  | { kind: 'notify'; to: Recipient; message: string }
  | { kind: 'send_email'; to: string; subject: string; body: string; templateId: string }
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

/** Why mail to this lead is refused, or null. */
export function mailRefusal(facts: Facts): string | null {
  const name = String(facts['lead.name'] ?? 'The lead')
  const email = String(facts['lead.email'] ?? '')
  if (!facts['lead.id']) return 'There is no lead to write to.'
  if (email === '') return `${name} has no email address.`
  if (facts['lead.email_opt_out_at']) return `${name} has asked for no more mail.`
  if (facts['lead.email_bounced_at']) return `Mail to ${email} came back. Correct the address first.`
  return null
}

function planMail(templateId: string | null, { facts, templates }: PlanContext): Plan | Refusal {
  const template = templateId === null ? undefined : templates.get(templateId)
  if (!template) return refuse('The template is gone. Choose another one.')
  const why = mailRefusal(facts)
  if (why !== null) return refuse(why, false)
  const subject = renderText(template.subject ?? '', facts)
    .text.replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
  const body = renderText(template.body, facts).text
  if (subject === '') return refuse('The template has no subject.')
  return { kind: 'send_email', to: String(facts['lead.email']), subject, body, templateId: template.id }
}

/** Fills a step's variables from the facts. */
export function planStep(action: Action, context: PlanContext): Plan | Refusal {
  const { facts, now } = context
  const fill = (text: string, limit: number) => renderText(text, facts).text.trim().slice(0, limit)
  // A mail says it in words of its own.
  const isMail = action.kind === 'send_email'
  if (needsLead[action.kind] && !isMail && !facts['lead.id'])
    return refuse('What happened is about no lead.', false)
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
      return {
        kind: 'update_lead',
        column: action.column,
        value: fill(action.value, limitOf(action.column)),
      }
    case 'notify':
      return { kind: 'notify', to: action.to, message: fill(action.message, 300) || 'An automation ran' }
    case 'send_email':
      return planMail(action.templateId, context)
    case 'call_webhook':
      return { kind: 'call_webhook', url: action.url }
    case 'add_tag': {
      const tag = fill(action.tag, 40)
      return tag === '' ? refuse('The tag is empty once its variables are filled.') : { kind: 'add_tag', tag }
    }
    case 'wait':
      return { kind: 'wait', until: new Date(Date.parse(now) + waitMilliseconds(action)).toISOString() }
    case 'ask_ai':
      return { kind: 'ask_ai', question: fill(action.question, 2000), saveNote: action.saveNote }
  }
}

export const isRefusal = (plan: Plan | Refusal): plan is Refusal => 'refusal' in plan
