import { type TaskPriority, type TaskStatus, taskPriorities, taskStatuses } from '@parley/core/tasks/task'
import type { Database } from '~/data/database.ts'

type TaskTable = Database['public']['Tables']['tasks']['Row']

export const taskColumns =
  'id, title, description, status, priority, due_at, recurrence, series_id, completed_at, assignee_id, lead_id, recording_id, recording_seconds, created_at, leads(id, name, company), recordings(id, title)'

export type TaskRow = Pick<
  TaskTable,
  | 'id'
  | 'title'
  | 'description'
  | 'status'
  | 'priority'
  | 'due_at'
  | 'recurrence'
  | 'series_id'
  | 'completed_at'
  | 'assignee_id'
  | 'lead_id'
  | 'recording_id'
  | 'recording_seconds'
  | 'created_at'
> & {
  leads: { id: string; name: string; company: string | null } | null
  recordings: { id: string; title: string } | null
}

export interface Task extends Omit<TaskRow, 'status' | 'priority'> {
  status: TaskStatus
  priority: TaskPriority
}

export const statusLabels: Record<TaskStatus, string> = {
  todo: 'To do',
  in_progress: 'In progress',
  done: 'Done',
}

export const priorityLabels: Record<TaskPriority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
}

/** A status as the database keeps it; one this build does not know counts as to do. */
export const readTaskStatus = (text: string): TaskStatus =>
  taskStatuses.find((known) => known === text) ?? 'todo'

/** A row of the table `tasks` with status and priority read; those this build does not know count as the plain ones. */
export const readTask = (row: TaskRow): Task => ({
  ...row,
  status: readTaskStatus(row.status),
  priority: taskPriorities.find((known) => known === row.priority) ?? 'normal',
})

export const editableFields = [
  'title',
  'description',
  'status',
  'priority',
  'due_at',
  'recurrence',
  'assignee_id',
  'lead_id',
] as const

/** New values for some of a task's fields. */
export type TaskPatch = Partial<Pick<Task, (typeof editableFields)[number]>>

/** What brings a task back to where it stood before a patch. */
export function revertOf(before: Task, patch: TaskPatch): TaskPatch {
  return Object.fromEntries(
    editableFields.filter((field) => field in patch).map((field) => [field, before[field]]),
  )
}

/** The word for a status; one this build does not know stands for itself. */
export function taskStatusLabel(status: string): string {
  const known = taskStatuses.find((each) => each === status)
  return known ? statusLabels[known] : status
}

/** Whether another task follows when this one is finished. */
export const repeats = ({ recurrence, status }: Pick<Task, 'recurrence' | 'status'>): boolean =>
  recurrence !== null && status !== 'done'
