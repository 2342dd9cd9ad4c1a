import { momentWords, nameSome } from '@parley/core/assistant/tools/words'
import { taskPriorities, taskStatuses } from '@parley/core/tasks/task'
import { anyColumnHolds } from '@parley/core/text/like'
import { z } from 'zod'
import { type ToolContext, ToolFailure } from './context.ts'
import { type Found, isId, preferExact } from './find-row.ts'

export const taskStatus = z.enum(taskStatuses)
export const taskPriority = z.enum(taskPriorities)

export const taskColumns =
  'id, title, description, status, priority, due_at, completed_at, assignee_id, lead_id, recording_id, recording_seconds, leads(name)'

const taskRow = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  status: taskStatus,
  priority: taskPriority,
  due_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  assignee_id: z.uuid().nullable(),
  lead_id: z.uuid().nullable(),
  recording_id: z.uuid().nullable(),
  recording_seconds: z.number().nullable(),
  leads: z.object({ name: z.string() }).nullable(),
})
export const taskRows = z.array(taskRow)
export type TaskRow = z.infer<typeof taskRow>

export const statusLabels: Record<TaskRow['status'], string> = {
  todo: 'To do',
  in_progress: 'In progress',
  done: 'Done',
}
export const priorityLabels: Record<TaskRow['priority'], string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
}

export const taskPath = '/tasks'

/** Whether its text is untrusted, since it was taken from a conversation. */
export const hasForeignText = (task: TaskRow): boolean => task.recording_id !== null

/** A task as a model sees it. */
export const toTaskData = ({ leads: lead, completed_at: _done, ...task }: TaskRow) => ({
  ...task,
  lead: lead?.name ?? null,
})

/** The evidence of a task: the second at which it was promised, else the list of tasks. */
export const taskEvidence = (task: TaskRow) =>
  task.recording_id !== null && task.recording_seconds !== null
    ? {
        kind: 'recording' as const,
        recordingId: task.recording_id,
        title: task.title,
        second: task.recording_seconds,
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
  const all = taskRows.parse(data)
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
  const labels = rows.map(
    (task) => `"${task.title}"${task.due_at === null ? '' : ` (due ${momentWords(task.due_at, context)})`}`,
  )
  return {
    answer: {
      message: `${rows.length} tasks match "${reference}": ${nameSome(labels)}. Which one is it?`,
      data: { candidates: rows.slice(0, 8).map(toTaskData) },
      hasUntrustedText: rows.some(hasForeignText),
    },
  }
}
