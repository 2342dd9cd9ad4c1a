import { taskPriorities, taskStatuses } from '@parley/core/tasks/task'
import * as z from 'zod/mini'
import { readLocalInput, toLocalInput } from '~/data/local-input.ts'
import { editableFields, type Task, type TaskPatch } from './task.ts'

export const draftSchema = z.object({
  title: z.string(),
  description: z.nullable(z.string()),
  status: z.enum(taskStatuses),
  priority: z.enum(taskPriorities),
  /** As the field shows it, in the person's time zone. */
  due: z.string(),
  recurrence: z.nullable(z.string()),
  assignee_id: z.nullable(z.string()),
  lead_id: z.nullable(z.string()),
  leads: z.nullable(z.object({ id: z.string(), name: z.string(), company: z.nullable(z.string()) })),
})

export type TaskDraft = z.infer<typeof draftSchema>

export const draftOf = (task: Task, timeZone: string): TaskDraft =>
  draftSchema.parse({ ...task, due: toLocalInput(task.due_at, timeZone) })

/** What is missing, by field. */
export const draftErrors = ({ title, due, recurrence }: TaskDraft, timeZone: string) => ({
  title: title.trim() === '' ? 'Say what is to be done' : undefined,
  due:
    recurrence !== null && readLocalInput(due, timeZone) === null
      ? 'Say when it is due for the first time'
      : undefined,
})

/**
 * What a draft changes of the task as it stood when it was opened: what a colleague changed meanwhile in other fields
 * stays. A date that was not touched keeps its seconds.
 */
export function patchOf(
  { title, description, due, leads: _lead, ...choices }: TaskDraft,
  opened: Task,
  timeZone: string,
): TaskPatch {
  const isSameDue = due === toLocalInput(opened.due_at, timeZone)
  const next: TaskPatch = {
    ...choices,
    title: title.trim(),
    description: description?.trim() || null,
    due_at: isSameDue ? opened.due_at : readLocalInput(due, timeZone),
  }
  return Object.fromEntries(
    editableFields.filter((field) => next[field] !== opened[field]).map((field) => [field, next[field]]),
  )
}
