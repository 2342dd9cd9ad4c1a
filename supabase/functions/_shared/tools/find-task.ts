import { momentWords, nameSome } from '@parley/core/assistant/tools/words'
import type { Database } from '@parley/core/database.types'
import { columnsOf } from '@parley/core/records/columns'
import { describeSubject, type SubjectRows, subjectColumns, subjectOf } from '@parley/core/records/subject'
import { type TaskField, taskFields } from '@parley/core/records/task'
import { type TaskPriority, type TaskStatus, taskPriorities, taskStatuses } from '@parley/core/tasks/task'
import { anyColumnHolds } from '@parley/core/text/like'
import { hasSound } from '@parley/core/voice/has-sound'
import { z } from 'zod'
import { type ToolContext, ToolFailure } from './context.ts'
import { type Found, isId, preferExact } from './find-row.ts'

export const taskStatus = z.enum(taskStatuses)
export const taskPriority = z.enum(taskPriorities)

export const taskColumns =
  `${columnsOf(taskFields)}, recording_id, recording_seconds, recordings(storage_path, status), ${subjectColumns}` as const

type StoredTask = Pick<
  Database['public']['Tables']['tasks']['Row'],
  TaskField['column'] | 'recording_id' | 'recording_seconds'
> & { recordings: Parameters<typeof hasSound>[0] } & SubjectRows
export type TaskRow = Omit<StoredTask, 'status' | 'priority'> & { status: TaskStatus; priority: TaskPriority }
export const readTask = (row: StoredTask): TaskRow => ({
  ...row,
  status: taskStatus.parse(row.status),
  priority: taskPriority.parse(row.priority),
})

export const taskPath = '/tasks'

/** Whether its text is untrusted, since it was taken from a conversation. */
export const hasForeignText = (task: TaskRow): boolean => task.recording_id !== null

/** A task as a model sees it. */
export const toTaskData = ({
  leads: lead,
  accounts: account,
  contacts: contact,
  recordings: _sounding,
  completed_at: _done,
  ...task
}: TaskRow) => ({
  ...task,
  lead: lead?.name ?? null,
  deal_name: lead?.deal_name ?? null,
  account: account?.name ?? null,
  contact: contact?.name ?? null,
})

/** The evidence of a task: the second at which it was promised, else the list of tasks. */
export const taskEvidence = (task: TaskRow) =>
  task.recording_id !== null && task.recording_seconds !== null
    ? {
        kind: 'recording' as const,
        recordingId: task.recording_id,
        title: task.title,
        second: task.recording_seconds,
        hasSound: hasSound(task.recordings),
        quote: task.title,
      }
    : { kind: 'record' as const, path: taskPath, label: task.title }

/** The task with an id or words of its title, open ones first; for several, an answer that asks which. */
export async function findTask(reference: string, context: ToolContext): Promise<Found<TaskRow>> {
  const { client } = context
  const query = client.from('tasks').select(taskColumns)
  const { data } = await (isId(reference)
    ? query.eq('id', reference)
    : query.or(anyColumnHolds(['title'], reference))
  )
    .order('due_at')
    .limit(200)
    .throwOnError()
  const all = data.map(readTask)
  const exact = isId(reference) ? all : preferExact(all, reference, (task) => [task.title])
  const open = exact.filter((task) => task.status !== 'done')
  const rows = open.length > 0 ? open : exact
  const [row] = rows
  if (!row)
    throw new ToolFailure(
      404,
      isId(reference) ? 'This task does not exist.' : `No task matches "${reference}".`,
    )
  if (rows.length === 1) return { row }
  const labels = rows.map((task) => {
    const subject = subjectOf(task)
    const beside = [
      subject && describeSubject(subject),
      task.due_at !== null && `due ${momentWords(task.due_at, context)}`,
    ].filter(Boolean)
    return `"${task.title}"${beside.length === 0 ? '' : ` (${beside.join(', ')})`}`
  })
  return {
    answer: {
      message: `${rows.length} tasks match "${reference}": ${nameSome(labels)}. Which one is it?`,
      data: { candidates: rows.slice(0, 8).map(toTaskData) },
      hasUntrustedText: rows.some(hasForeignText),
    },
  }
}
