import { momentWords } from '@parley/core/assistant/tools/words'
import { type Field, labelOfChoice } from '@parley/core/records/field'
import { editableTaskFields } from '@parley/core/records/task'
import { describeRecurrence, parseRecurrence } from '@parley/core/tasks/recurrence'
import { firstOccurrence } from '@parley/core/tasks/recurrence-words'
import type { z } from 'zod'
import type { Cells } from './change.ts'
import type { ToolContext } from './context.ts'
import { cellWords } from './draft.ts'
import { isWritten, parametersOf } from './field-parameters.ts'
import { readDue, readReminder, readRhythm } from './read-dates.ts'

/** The fields of a task that tools write as they are given: people and records are looked up. */
export const taskToolFields = editableTaskFields.filter(
  (field) => isWritten(field) && !['colleague', 'lead', 'account', 'contact'].includes(field.type),
)

const {
  assignee_id,
  lead_id: _lead,
  account_id: _account,
  contact_id: _contact,
  ...plain
} = parametersOf(editableTaskFields)

/** The parameters of a task; who has to do it goes by a name that models know. */
export const taskParameters = { ...plain, assignee: assignee_id }

type Plain = typeof plain
/** New values for a task as a tool is given them. An empty text clears the field. */
export type TaskDraft = { [Column in keyof Plain]?: z.infer<Plain[Column]> | undefined }

/** The dates of a task so far; null, where it is to be made. */
export type HeldDates = { due_at: string | null; remind_at: string | null } | null

/**
 * What a draft sets, as columns: dates and rhythms read from their words, a reminder also as "an hour before".
 * @throws ToolFailure 400 for what can't be read
 */
export function readTaskDraft(draft: TaskDraft, held: HeldDates, context: ToolContext): Cells {
  const { due_at: due, remind_at: reminder, recurrence, ...words } = draft
  const dueAt = due === undefined ? undefined : readDue(due, context)
  const when = dueAt === undefined ? (held?.due_at ?? null) : dueAt
  const cells: Record<string, Cells[string] | undefined> = {
    ...Object.fromEntries(
      Object.entries(words).map(([column, value]) => [column, value === '' ? null : value]),
    ),
    due_at:
      dueAt ??
      (recurrence && when === null ? firstOf(readRhythm(recurrence, null, context), context) : dueAt),
    remind_at: reminder === undefined ? undefined : readReminder(reminder, when, context),
    recurrence: recurrence === undefined ? undefined : readRhythm(recurrence, when, context),
  }
  return Object.fromEntries(
    Object.entries(cells).flatMap(([column, value]) =>
      value === undefined ? [] : [[column, value] as const],
    ),
  )
}

/** A task that repeats begins where its rhythm does, at five o'clock, unless a date was said. */
function firstOf(rule: string | null, { now, timeZone }: ToolContext): string | undefined {
  const rhythm = parseRecurrence(rule)
  return (rhythm && firstOccurrence(rhythm, { hour: 17, minute: 0 }, now, timeZone)) ?? undefined
}

/** A value as the card shows it. */
export function show(field: Field, value: Cells[string] | undefined, context: ToolContext): string {
  const { column, type } = field
  if (value === null || value === undefined) return column === 'due_at' ? 'No date' : '—'
  if (type === 'choice') return labelOfChoice(field, cellWords(value))
  if (type === 'moment') return momentWords(cellWords(value), context)
  const rhythm = type === 'rhythm' ? parseRecurrence(cellWords(value)) : null
  return rhythm ? describeRecurrence(rhythm) : cellWords(value)
}
