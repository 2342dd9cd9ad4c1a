import { createFormats } from '../format/formats.ts'
import type { Reader } from '../format/place.ts'
import { stageName } from '../leads/stages.ts'
import { salesNouns } from '../records/sales-records.ts'
import { isDay } from '../text/day.ts'
import { quoted } from '../text/quoted.ts'
import { findChanged, nameOfField, type Recipient, type UpdateKind, updateKinds } from './action.ts'
import type { Names } from './describe.ts'
import type { Plan } from './plan.ts'

function describeRecipient(to: Recipient, { people }: Names): string {
  if (to === 'everyone') return 'everyone'
  return to === 'owner' ? 'the owner' : (people.get(to.personId) ?? 'a colleague who has left')
}

function valueOf(
  plan: Extract<Plan, { kind: UpdateKind }>,
  value: string,
  { people, stages }: Names,
  reader: Reader,
): string {
  const { date, number } = createFormats(reader)
  switch (findChanged(plan)?.type) {
    case 'stage':
      return stageName(stages, value)
    case 'colleague':
      return people.get(value) ?? 'a colleague'
    case 'amount':
      return number(Number(value))
    default:
      return isDay(value) ? date(value) : `“${value}”`
  }
}

/** What a filled step does: "Creates the task “Call Maria”, due Nov 23, 5:00 PM". */
export function describePlan(plan: Plan, names: Names, reader: Reader): string {
  const moment = (at: string) => createFormats(reader).dayAndTime(at, reader.now)
  switch (plan.kind) {
    case 'create_task':
      return `Creates the task ${quoted(plan.title)} for ${describeRecipient(plan.assignee, names)}${plan.dueAt ? `, due ${moment(plan.dueAt)}` : ''}`
    case 'update_lead':
    case 'update_account':
    case 'update_contact':
      return plan.value === null
        ? `Empties the ${salesNouns[updateKinds[plan.kind]]}’s ${nameOfField(plan)}`
        : `Sets the ${salesNouns[updateKinds[plan.kind]]}’s ${nameOfField(plan)} to ${valueOf(plan, plan.value, names, reader)}`
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
