import { type Field, isEditable, isFact } from './field.ts'
import { taskChoices } from './task-choices.ts'

/**
 * A task, field by field. Its drawer, filters, calendar, bulk changes, changes kept for later, undo, webhooks and tools
 * follow from it, in this order.
 */
export const taskFields = [
  {
    column: 'title',
    label: 'Title',
    type: 'text',
    limit: 300,
    isRequired: true,
    hasOwnPart: true,
    isOfOne: true,
  },
  { column: 'description', label: 'Description', type: 'longText', limit: 10_000, hasOwnPart: true },
  ...taskChoices,
  { column: 'due_at', label: 'Due', noun: 'due date', type: 'moment', hasOwnPart: true, isOfOne: true },
  { column: 'remind_at', label: 'Reminder', type: 'moment', hasOwnPart: true, isOfOne: true },
  { column: 'recurrence', label: 'Repeats', noun: 'repetition', type: 'rhythm' },
  { column: 'assignee_id', label: 'Assignee', type: 'colleague', hasOwnPart: true, isOfOne: true },
  { column: 'lead_id', label: 'Lead', type: 'lead' },
  { column: 'account_id', label: 'Account', type: 'account' },
  { column: 'contact_id', label: 'Contact', type: 'contact' },
  { column: 'completed_at', label: 'Done', noun: 'completion', type: 'moment', isKept: true },
  {
    column: 'created_at',
    label: 'Created',
    noun: 'creation',
    type: 'moment',
    isRequired: true,
    isKept: true,
  },
  { column: 'id', label: 'ID', type: 'id', isRequired: true, isKept: true },
] as const satisfies readonly Field[]

export type TaskField = (typeof taskFields)[number]

/** Columns that are no field of a task, and what they are. */
export const otherTaskColumns = {
  company_id: 'whose it is',
  created_by: 'who made it',
  updated_at: 'when it was last written',
  is_sample: 'whether it came with the sample company',
  recording_id: 'the conversation in which it was promised',
  recording_seconds: 'the second of that conversation',
  series_id: 'the series of a task that repeats',
  next_task_id: 'the one that follows in its series',
} as const

export const editableTaskFields = taskFields.filter(isEditable)

/** What the drawer shows by its type, below the description. */
export const taskFacts: readonly Field[] = editableTaskFields.filter(isFact)
