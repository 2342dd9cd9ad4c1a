import { currentStages, findStage, type Stage } from '../leads/stages.ts'
import { type Action, needsLead } from './action.ts'
import { readRowId } from './read.ts'
import { unknownVariables } from './render.ts'

const longestWaitDays = 90

function checkVariables(text: string): string | null {
  const [name] = unknownVariables(text)
  return name === undefined ? null : `{{${name}}} is not a variable. Choose one from the list.`
}

const checkText = (text: string, wanted: string): string | null =>
  text.trim() === '' ? wanted : checkVariables(text)

function isWebAddress(url: string): boolean {
  const address = URL.parse(url)
  return address !== null && /^https?:$/.test(address.protocol) && address.username === ''
}

/** The length of a wait in milliseconds. */
export const waitMilliseconds = ({ amount, unit }: Extract<Action, { kind: 'wait' }>): number =>
  (amount ?? 0) * { minutes: 60_000, hours: 3_600_000, days: 86_400_000 }[unit]

function checkLeadValue(
  { column, value }: Extract<Action, { kind: 'update_lead' }>,
  stages: readonly Stage[],
): string | null {
  if (column === 'status') return findStage(currentStages(stages), value) ? null : 'Choose a status.'
  if (column === 'owner_id') return readRowId(value) ? null : 'Choose a colleague.'
  if (column === 'value')
    return value.trim() !== '' && Number(value) >= 0 && Number(value) < 1e12
      ? null
      : 'Give an amount of 0 or more.'
  return checkText(value, 'Say what to set it to.')
}

function checkTask({ dueDays, title }: Extract<Action, { kind: 'create_task' }>): string | null {
  if (dueDays !== null && (!Number.isInteger(dueDays) || dueDays < 0 || dueDays > 365))
    return 'Give the days until it is due, from 0 to 365, or none.'
  return checkText(title, 'Give the task a title.')
}

function checkWait(action: Extract<Action, { kind: 'wait' }>): string | null {
  const length = waitMilliseconds(action)
  return length >= 60_000 && length <= longestWaitDays * 86_400_000
    ? null
    : `Wait between a minute and ${longestWaitDays} days.`
}

/** What keeps an action from being published, or null. `isAboutLead`: whether the trigger's event has a lead. */
export function checkAction(action: Action, isAboutLead: boolean, stages: readonly Stage[]): string | null {
  if (needsLead[action.kind] && !isAboutLead)
    return 'This schedule is about no lead. Let it run for each open lead.'
  switch (action.kind) {
    case 'create_task':
      return checkTask(action)
    case 'update_lead':
      return checkLeadValue(action, stages)
    case 'notify':
      return checkText(action.message, 'Say what to tell.')
    case 'send_email':
      return action.templateId === null ? 'Choose a template.' : null
    case 'call_webhook':
      return isWebAddress(action.url) ? null : 'Give an address that begins with https://'
    case 'add_tag':
      return checkText(action.tag, 'Give the tag.')
    case 'wait':
      return checkWait(action)
    case 'ask_ai':
      return checkText(action.question, 'Say what to ask.')
  }
}
