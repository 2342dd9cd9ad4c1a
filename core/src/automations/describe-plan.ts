import { leadStages, leadStatuses } from '../leads/status.ts'
import type { Recipient } from './action.ts'
import { leadColumnLabels, type Names } from './describe.ts'
import type { Plan } from './plan.ts'
import { isTimeZone } from './schedule.ts'

const whom = (to: Recipient, { people }: Names): string => {
  if (to === 'everyone') return 'everyone'
  return to === 'owner' ? 'the owner' : (people.get(to.personId) ?? 'a colleague who has left')
}

const at = (moment: string, timeZone: string): string =>
  new Date(moment).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
  })

const valueOf = ({ column, value }: Extract<Plan, { kind: 'update_lead' }>, { people }: Names): string => {
  const status = column === 'status' ? leadStatuses.find((known) => known === value) : undefined
  if (status) return leadStages[status].label
  return column === 'owner_id' ? (people.get(value) ?? 'a colleague') : `“${value}”`
}

/** What a filled step does: "Creates the task “Call Maria”, due 23 Nov, 17:00". */
export function describePlan(plan: Plan, names: Names, timeZone: string): string {
  switch (plan.kind) {
    case 'create_task':
      return `Creates the task “${plan.title}” for ${whom(plan.assignee, names)}${plan.dueAt ? `, due ${at(plan.dueAt, timeZone)}` : ''}`
    case 'update_lead':
      return `Sets the lead’s ${leadColumnLabels[plan.column]} to ${valueOf(plan, names)}`
    case 'notify':
      return `Notifies ${whom(plan.to, names)}: “${plan.message}”`
    case 'send_email':
      return `Sends “${plan.subject}” to ${plan.to}`
    case 'call_webhook':
      return `Calls ${plan.url}`
    case 'add_tag':
      return `Adds the tag “${plan.tag}”`
    case 'wait':
      return `Waits until ${at(plan.until, timeZone)}`
    case 'ask_ai':
      return `Asks AI “${plan.question}”${plan.saveNote ? ' and notes the answer' : ''}`
  }
}
