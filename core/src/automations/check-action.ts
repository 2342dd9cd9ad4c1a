import { isCurrency } from '../format/currencies.ts'
import { CellError } from '../leads/import/cell-error.ts'
import { readCustomValue } from '../leads/read-custom-value.ts'
import { currentStages, findStage, type Stage } from '../leads/stages.ts'
import { checkTag } from '../records/tag.ts'
import { parseRecurrence } from '../tasks/recurrence.ts'
import { reminderChoices } from '../tasks/reminder.ts'
import { isDay } from '../text/day.ts'
import {
  type Action,
  findChanged,
  isPossible,
  isReminder,
  mayBeEmpty,
  moreOf,
  type NewValue,
  ownFieldsIn,
  ownKeyOf,
  worksOn,
} from './action.ts'
import { mostDays } from './condition.ts'
import { isKnownTo, type OwnField, type OwnFields } from './fields.ts'
import { readRowId } from './read.ts'
import { unknownVariables, variablesIn } from './render.ts'
import { oneWatched, type WatchedRecord } from './trigger.ts'

const longestWaitDays = 90

function checkVariables(text: string, reach: readonly WatchedRecord[]): string | null {
  const [name] = unknownVariables(text)
  if (name !== undefined) return `{{${name}}} is not a variable. Choose one from the list.`
  const foreign = variablesIn(text).find((each) => !isKnownTo(reach, each))
  return foreign === undefined ? null : `{{${foreign}}} isn’t known here. Choose one from the list.`
}

const checkText = (text: string, wanted: string, reach: readonly WatchedRecord[]): string | null =>
  text.trim() === '' ? wanted : checkVariables(text, reach)

function isWebAddress(url: string): boolean {
  const address = URL.parse(url)
  return address !== null && /^https?:$/.test(address.protocol) && address.username === ''
}

/** The length of a wait in milliseconds. */
export const waitMilliseconds = ({ amount, unit }: Extract<Action, { kind: 'wait' }>): number =>
  (amount ?? 0) * { minutes: 60_000, hours: 3_600_000, days: 86_400_000 }[unit]

/** What values are checked against: the company's stages, and its own fields as far as they are known. */
interface Checked {
  stages: readonly Stage[]
  own: OwnFields
}

const checkDays = (days: number): string | null =>
  Number.isInteger(days) && days >= 0 && days <= mostDays
    ? null
    : `Enter the days until then, from 0 to ${mostDays}.`

/** Why a field of the company's own can't hold a text, in words; null where it can, or where its type isn't known. */
export function checkOwnText({ type, options = [], ...field }: OwnField, text: string): string | null {
  if (type === undefined) return null
  if (text.trim() === '') return `The text for ${field.label} is empty once its variables are filled.`
  try {
    readCustomValue({ ...field, type, options }, text.trim())
    return null
  } catch (error) {
    if (error instanceof CellError) return `${error.message}.`
    throw error
  }
}

/** A value for one of the company's own fields; one with variables is checked where it is known. */
function checkOwnValue(action: NewValue, reach: readonly WatchedRecord[], own: OwnFields): string | null {
  const { kind, value, days } = action
  const fields = ownFieldsIn(own, kind)
  const field = fields?.find(({ key }) => key === ownKeyOf(action))
  if (fields && !field) return 'This field is gone. Choose another one.'
  if (days !== undefined)
    return field === undefined || field.type === 'date' ? checkDays(days) : 'Enter what to set it to.'
  const wrong = checkText(value, 'Enter what to set it to.', reach)
  if (wrong !== null || field?.type === undefined || variablesIn(value).length > 0) return wrong
  return checkOwnText(field, value)
}

/** Why a field can't be emptied, in words; null where it can. */
function checkEmptied(action: NewValue, own: OwnFields): string | null {
  const key = ownKeyOf(action)
  const fields = ownFieldsIn(own, action.kind)
  if (key !== null && fields && !fields.some((field) => field.key === key))
    return 'This field is gone. Choose another one.'
  return mayBeEmpty(action) ? null : 'This field is never empty. Enter what to set it to.'
}

function checkNewValue(
  action: NewValue,
  reach: readonly WatchedRecord[],
  { stages, own }: Checked,
): string | null {
  const { value, days } = action
  if (action.isEmptied) return checkEmptied(action, own)
  const field = findChanged(action)
  switch (field?.type) {
    case undefined:
      return checkOwnValue(action, reach, own)
    case 'stage':
      return findStage(currentStages(stages), value) ? null : 'Choose a status.'
    case 'colleague':
      return readRowId(value) ? null : 'Choose a colleague.'
    case 'amount':
      return value.trim() !== '' && Number(value) >= 0 && Number(value) < 1e12
        ? null
        : 'Enter an amount of 0 or more.'
    case 'moment':
    case 'day':
      if (isReminder(action))
        return reminderChoices.some((minutes) => String(minutes) === value) ? null : 'Choose when it reminds.'
      if (days !== undefined) return checkDays(days)
      return isDay(value) ? null : 'Choose a day.'
    case 'rhythm':
      return parseRecurrence(value) ? null : 'Choose how it repeats.'
    case 'currency':
      return isCurrency(value) ? null : 'Choose a currency.'
    case 'choice':
      return field?.choices?.includes(value) ? null : 'Choose one from the list.'
    case 'text':
    case 'longText':
    case 'phone':
    case 'url':
    // No step sets these: see `settable`.
    case 'email':
    case 'pipeline':
    case 'lead':
    case 'account':
    case 'contact':
    case 'tags':
    case 'score':
    case 'custom':
    case 'id':
      return checkText(value, 'Enter what to set it to.', reach)
  }
}

/** What is left of the tag where its variables stand is told when they are filled. */
const checkTagText = (tag: string, reach: readonly WatchedRecord[]): string | null =>
  checkText(tag, 'Enter the tag.', reach) ?? checkTag(tag.replaceAll(/\{\{[^{}]*\}\}/g, 'x'))

function checkTask(
  action: Extract<Action, { kind: 'create_task' }>,
  reach: readonly WatchedRecord[],
  checked: Checked,
): string | null {
  const { dueDays, title } = action
  if (dueDays !== null && (!Number.isInteger(dueDays) || dueDays < 0 || dueDays > 365))
    return 'Enter the days until it is due, from 0 to 365, or none.'
  const more = moreOf(action)
  const hasDue = dueDays !== null || more.some(({ column }) => column === 'recurrence')
  const wrong =
    checkText(title, 'Give the task a title.', reach) ??
    more.map((each) => checkNewValue(each, reach, checked)).find((message) => message !== null) ??
    null
  if (wrong !== null) return wrong
  return more.some(isReminder) && !hasDue ? 'Enter when the task is due, or leave the reminder out.' : null
}

function checkWait(action: Extract<Action, { kind: 'wait' }>): string | null {
  const length = waitMilliseconds(action)
  return length >= 60_000 && length <= longestWaitDays * 86_400_000
    ? null
    : `Wait between a minute and ${longestWaitDays} days.`
}

/** Why a step can't have its record, in words; null where it can. */
function checkRecord({ kind }: Action, reach: readonly WatchedRecord[]): string | null {
  if (isPossible(kind, reach)) return null
  if (kind === 'update_task')
    return 'This step needs a task, and none starts this automation. Choose another step.'
  const [about] = reach
  if (about === undefined) return 'This schedule has no lead. Let it run for each open lead.'
  const needed = (worksOn[kind] ?? []).map((record) => oneWatched[record]).join(' or ')
  return `This step needs ${needed}, and what starts this automation is about ${oneWatched[about]}. Choose another step.`
}

/** What keeps an action from being published, or null. `reach`: the records that a run of its automation may find. */
export function checkAction(
  action: Action,
  reach: readonly WatchedRecord[],
  checked: Checked,
): string | null {
  const misplaced = checkRecord(action, reach)
  if (misplaced !== null) return misplaced
  switch (action.kind) {
    case 'create_task':
      return checkTask(action, reach, checked)
    case 'update_lead':
    case 'update_account':
    case 'update_contact':
    case 'update_task':
      return checkNewValue(action, reach, checked)
    case 'notify':
      return checkText(action.message, 'Enter a message.', reach)
    case 'send_email':
      return action.templateId === null ? 'Choose a template.' : null
    case 'call_webhook':
      return isWebAddress(action.url) ? null : 'Enter an address that begins with https://'
    case 'add_tag':
      return checkTagText(action.tag, reach)
    case 'wait':
      return checkWait(action)
    case 'ask_ai':
      return checkText(action.question, 'Enter a question.', reach)
  }
}
