import { columnsOf } from '@parley/core/records/columns'
import type { Editable, PatchOf } from '@parley/core/records/field'
import { type RecordOf, readChoices } from '@parley/core/records/read-choices'
import { type Subject, type SubjectRows, subjectColumns, subjectOf } from '@parley/core/records/subject'
import { editableTaskFields, type TaskField, taskFields } from '@parley/core/records/task'
import { statusLabels, type TaskStatus, taskPriorities, taskStatuses } from '@parley/core/tasks/task'
import type { Database } from '~/data/database.ts'

type TaskTable = Database['public']['Tables']['tasks']['Row']

export const taskColumns =
  `${columnsOf(taskFields)}, created_by, series_id, recording_id, recording_seconds, ${subjectColumns}, recordings(id, title, storage_path, status)` as const

export type TaskRow = Pick<
  TaskTable,
  TaskField['column'] | 'created_by' | 'series_id' | 'recording_id' | 'recording_seconds'
> &
  SubjectRows & {
    recordings: { id: string; title: string; storage_path: string | null; status: string } | null
  }

export type Task = Omit<TaskRow, TaskField['column']> & RecordOf<TaskField>

/** A status as the database keeps it; one this build does not know counts as to do. */
export const readTaskStatus = (text: string): TaskStatus =>
  taskStatuses.find((known) => known === text) ?? 'todo'

/** A row of the table `tasks` with status and priority read; those this build does not know count as the plain ones. */
export const readTask = (row: TaskRow): Task =>
  readChoices(taskFields, row, { status: 'todo', priority: 'normal' })

/** The record that a task belongs to; null while one that it was just given is still being read. */
export function recordOf(task: Task): Subject | null {
  const subject = subjectOf(task)
  return subject && task[`${subject.kind}_id`] === subject.id ? subject : null
}

/** New values for some of a task's fields. */
export type TaskPatch = PatchOf<Editable<TaskField>>

/** What brings a task back to where it stood before a patch. */
export function revertOf(before: Task, patch: TaskPatch): TaskPatch {
  return Object.fromEntries(
    editableTaskFields.flatMap(({ column }) => (column in patch ? [[column, before[column]]] : [])),
  )
}

/** The word for a status; one this build does not know stands for itself. */
export function taskStatusLabel(status: string): string {
  const known = taskStatuses.find((each) => each === status)
  return known ? statusLabels[known] : status
}

/** Whether its priority is above the plain one. */
export const isPressing = ({ priority }: Pick<Task, 'priority'>): boolean =>
  taskPriorities.indexOf(priority) > taskPriorities.indexOf('normal')

/** Whether another task follows when this one is finished. */
export const repeats = ({ recurrence, status }: Pick<Task, 'recurrence' | 'status'>): boolean =>
  recurrence !== null && status !== 'done'
