import { leadStatuses } from '../leads/status.ts'
import type { Action } from './action.ts'
import { readRowId } from './read.ts'
import { unknownVariables } from './render.ts'

const longestWaitDays = 90

const checkVariables = (text: string): string | null => {
  const [name] = unknownVariables(text)
  return name === undefined ? null : `{{${name}}} is no variable. Choose one from the list.`
}

const checkText = (text: string, wanted: string): string | null =>
  text.trim() === '' ? wanted : checkVariables(text)

const isWebAddress = (url: string): boolean => {
  const address = URL.parse(url)
  return address !== null && /^https?:$/.test(address.protocol) && address.username === ''
}

/** The length of a wait in milliseconds. */
export const waitMilliseconds = ({ amount, unit }: Extract<Action, { kind: 'wait' }>): number =>
  (amount ?? 0) * { minutes: 60_000, hours: 3_600_000, days: 86_400_000 }[unit]

const checkLeadValue = ({ column, value }: Extract<Action, { kind: 'update_lead' }>): string | null => {
  if (column === 'status') return leadStatuses.some((status) => status === value) ? null : 'Choose a status.'
  if (column === 'owner_id') return readRowId(value) ? null : 'Choose a colleague.'
  if (column === 'value')
    return value.trim() !== '' && Number(value) >= 0 && Number(value) < 1e12
      ? null
      : 'Give an amount of 0 or more.'
  return checkText(value, 'Say what to set it to.')
}

/** What keeps an action from being published, or null. `isAboutLead`: whether the trigger's event has a lead. */
export function checkAction(action: Action, isAboutLead: boolean): string | null {
  const needsLead = ['update_lead', 'send_email', 'add_tag'].includes(action.kind)
  if (needsLead && !isAboutLead) return 'This schedule is about no lead. Let it run for each open lead.'
  if (action.kind === 'create_task') {
    const { dueDays } = action
    if (dueDays !== null && (!Number.isInteger(dueDays) || dueDays < 0 || dueDays > 365))
      return 'Give the days until it is due, from 0 to 365, or none.'
    return checkText(action.title, 'Give the task a title.')
  }
  if (action.kind === 'update_lead') return checkLeadValue(action)
  if (action.kind === 'notify') return checkText(action.message, 'Say what to tell.')
  if (action.kind === 'send_email') return action.templateId === null ? 'Choose a template.' : null
  if (action.kind === 'call_webhook')
    return isWebAddress(action.url) ? null : 'Give an address that begins with https://'
  if (action.kind === 'add_tag') return checkText(action.tag, 'Give the tag.')
  if (action.kind === 'ask_ai') return checkText(action.question, 'Say what to ask.')
  const length = waitMilliseconds(action)
  return length >= 60_000 && length <= longestWaitDays * 86_400_000
    ? null
    : `Wait between a minute and ${longestWaitDays} days.`
}
