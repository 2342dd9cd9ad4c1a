import { readMoment } from '@parley/core/assistant/tools/read-moment'
import { formatRecurrence, parseRecurrence } from '@parley/core/tasks/recurrence'
import { completeRecurrence, findRecurrence } from '@parley/core/tasks/recurrence-words'
import { minutesBefore, momentBefore } from '@parley/core/tasks/reminder'
import { type ToolContext, ToolFailure } from './context.ts'

/** When something is due; null for an empty text. 400 for words that name no time. */
export function readDue(text: string, { now, timeZone }: ToolContext): string | null {
  if (text.trim() === '') return null
  const at = readMoment(text, now, timeZone)
  if (at === null)
    throw new ToolFailure(400, `I can’t read a date in “${text}”. Write it like “tomorrow at 3”.`)
  return at
}

/** When a reminder comes: a time, or one before the task is due; null for an empty text. 400 for anything else. */
export function readReminder(text: string, dueAt: string | null, context: ToolContext): string | null {
  const minutes = minutesBefore(text)
  if (minutes === null) return readDue(text, context)
  if (dueAt === null)
    throw new ToolFailure(400, 'Say when the task is due, or give the reminder a time of its own.')
  return momentBefore(dueAt, minutes)
}

/** The rule that a task repeats by, from a rule or words; null for an empty text. 400 for words that name no rhythm. */
export function readRhythm(
  text: string,
  dueAt: string | null,
  { now, timeZone }: ToolContext,
): string | null {
  if (text.trim() === '') return null
  const known = parseRecurrence(text.trim())
  const found = known ? null : findRecurrence(text)
  const rhythm = known ?? (found && completeRecurrence(found.recurrence, dueAt ?? now, timeZone))
  if (!rhythm)
    throw new ToolFailure(400, `I can’t read how often “${text}” is. Write it like “every Monday”.`)
  return formatRecurrence(rhythm)
}
