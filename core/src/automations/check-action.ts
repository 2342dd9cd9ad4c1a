import { currentStages, findStage, type Stage } from '../leads/stages.ts'
import { oneOf, type SalesRecord } from '../records/sales-records.ts'
import { type Action, isPossible, type UpdateKind, worksOn } from './action.ts'
import { isKnownTo } from './fields.ts'
import { readRowId } from './read.ts'
import { unknownVariables, variablesIn } from './render.ts'

const longestWaitDays = 90

function checkVariables(text: string, about: SalesRecord | null): string | null {
  const [name] = unknownVariables(text)
  if (name !== undefined) return `{{${name}}} is not a variable. Choose one from the list.`
  const foreign = variablesIn(text).find((each) => !isKnownTo(about, each))
  return foreign === undefined ? null : `{{${foreign}}} isn’t known here. Choose one from the list.`
}

const checkText = (text: string, wanted: string, about: SalesRecord | null): string | null =>
  text.trim() === '' ? wanted : checkVariables(text, about)

function isWebAddress(url: string): boolean {
  const address = URL.parse(url)
  return address !== null && /^https?:$/.test(address.protocol) && address.username === ''
}

/** The length of a wait in milliseconds. */
export const waitMilliseconds = ({ amount, unit }: Extract<Action, { kind: 'wait' }>): number =>
  (amount ?? 0) * { minutes: 60_000, hours: 3_600_000, days: 86_400_000 }[unit]

function checkNewValue(
  { column, value }: Extract<Action, { kind: UpdateKind }>,
  about: SalesRecord | null,
  stages: readonly Stage[],
): string | null {
  if (column === 'status') return findStage(currentStages(stages), value) ? null : 'Choose a status.'
  if (column === 'owner_id') return readRowId(value) ? null : 'Choose a colleague.'
  if (column === 'value')
    return value.trim() !== '' && Number(value) >= 0 && Number(value) < 1e12
      ? null
      : 'Enter an amount of 0 or more.'
  return checkText(value, 'Enter what to set it to.', about)
}

function checkTask(
  { dueDays, title }: Extract<Action, { kind: 'create_task' }>,
  about: SalesRecord | null,
): string | null {
  if (dueDays !== null && (!Number.isInteger(dueDays) || dueDays < 0 || dueDays > 365))
    return 'Enter the days until it is due, from 0 to 365, or none.'
  return checkText(title, 'Give the task a title.', about)
}

function checkWait(action: Extract<Action, { kind: 'wait' }>): string | null {
  const length = waitMilliseconds(action)
  return length >= 60_000 && length <= longestWaitDays * 86_400_000
    ? null
    : `Wait between a minute and ${longestWaitDays} days.`
}

/** Why a step can't be about such a record, in words; null where it can. */
function checkRecord({ kind }: Action, about: SalesRecord | null): string | null {
  if (isPossible(kind, about)) return null
  if (about === null) return 'This schedule has no lead. Let it run for each open lead.'
  const needed = (worksOn[kind] ?? []).map((record) => oneOf[record]).join(' or ')
  return `This step needs ${needed}, and what starts this automation is about ${oneOf[about]}. Choose another step.`
}

/** What keeps an action from being published, or null. `about`: what the trigger's event is about. */
export function checkAction(
  action: Action,
  about: SalesRecord | null,
  stages: readonly Stage[],
): string | null {
  const misplaced = checkRecord(action, about)
  if (misplaced !== null) return misplaced
  switch (action.kind) {
    case 'create_task':
      return checkTask(action, about)
    case 'update_lead':
    case 'update_account':
    case 'update_contact':
      return checkNewValue(action, about, stages)
    case 'notify':
      return checkText(action.message, 'Enter a message.', about)
    case 'send_email':
      return action.templateId === null ? 'Choose a template.' : null
    case 'call_webhook':
      return isWebAddress(action.url) ? null : 'Enter an address that begins with https://'
    case 'add_tag':
      return checkText(action.tag, 'Enter the tag.', about)
    case 'wait':
      return checkWait(action)
    case 'ask_ai':
      return checkText(action.question, 'Enter a question.', about)
  }
}
