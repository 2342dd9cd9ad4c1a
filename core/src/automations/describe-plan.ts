import { createFormats } from '../format/formats.ts'
import type { Reader } from '../format/place.ts'
import { stageName } from '../leads/stages.ts'
import { isDay } from '../text/day.ts'
import { quoted } from '../text/quoted.ts'
import { joinList } from '../text/words.ts'
import { findChanged, nameOfField, type Recipient, type UpdateKind, updateKinds } from './action.ts'
import { choiceWords } from './choices.ts'
import { describeRule, type Names } from './describe.ts'
import type { Plan } from './plan.ts'
import { watchedNouns } from './trigger.ts'

function describeRecipient(to: Recipient, { people }: Names): string {
  if (to === 'everyone') return 'everyone'
  return to === 'owner' ? 'the owner' : (people.get(to.personId) ?? 'a colleague who has left')
}

function valueOf(
  plan: Pick<Extract<Plan, { kind: UpdateKind }>, 'kind' | 'column'>,
  value: string,
  { people, stages }: Names,
  reader: Reader,
): string {
  const { date, number, dayAndTime } = createFormats(reader)
  switch (findChanged(plan)?.type) {
    case 'stage':
      return stageName(stages, value)
    case 'colleague':
      return people.get(value) ?? 'a colleague'
    case 'amount':
      return number(Number(value))
    case 'moment':
      return dayAndTime(value, reader.now)
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
    case 'day':
    // No step sets these: see `settable`.
    case 'pipeline':
    case 'lead':
    case 'account':
    case 'contact':
    case 'tags':
    case 'score':
    case 'custom':
    case 'id':
      return isDay(value) ? date(value) : `“${value}”`
  }
}

/** What a filled step does: "Creates the task “Call Maria”, due Nov 23, 5:00 PM". */
export function describePlan(plan: Plan, names: Names, reader: Reader): string {
  const moment = (at: string) => createFormats(reader).dayAndTime(at, reader.now)
  switch (plan.kind) {
    case 'create_task': {
      const more = Object.entries(plan.more).map(([column, value]) => {
        const part = { kind: 'update_task', column } as const
        return `${nameOfField(part)} ${valueOf(part, value, names, reader)}`
      })
      return `Creates the task ${quoted(plan.title)} for ${describeRecipient(plan.assignee, names)}${plan.dueAt ? `, due ${moment(plan.dueAt)}` : ''}${more.length > 0 ? `, with ${joinList(more)}` : ''}`
    }
    case 'update_lead':
    case 'update_account':
    case 'update_contact':
    case 'update_task':
      return plan.value === null
        ? `Empties the ${watchedNouns[updateKinds[plan.kind]]}’s ${nameOfField(plan)}`
        : `Sets the ${watchedNouns[updateKinds[plan.kind]]}’s ${nameOfField(plan)} to ${valueOf(plan, plan.value, names, reader)}`
    case 'notify':
      return `Notifies ${describeRecipient(plan.to, names)}: “${plan.message}”`
    case 'send_email':
      return `Sends “${plan.subject}” to ${plan.to}`
    case 'call_webhook':
      return `Calls ${plan.url}`
    case 'add_tag':
      return `Adds the tag “${plan.tag}”`
    case 'wait':
      return `Waits until ${moment(plan.until)}`
    case 'ask_ai':
      return `Asks AI “${plan.question}”${plan.saveNote ? ' and notes the answer' : ''}`
  }
}
