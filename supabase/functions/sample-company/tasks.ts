import type { SampleTask } from '../../seed/types.ts'
import type { Calendar } from './calendar.ts'
import { secondsAfter } from './calendar.ts'
import type { ReadConversation } from './recordings.ts'

/** A row of tasks. Moments in ISO 8601. */
export interface TaskRow {
  id: string
  title: string
  description: string | null
  status: string
  priority: string
  due_at: string | null
  completed_at: string | null
  lead_id: string | null
  recording_id: string | null
  recording_seconds: number | null
  created_at: string
}

const twoHours = 7200
const middleOfTheDay = 12

/** A written task. It was made some days before it is due, and at most as long ago as its lead. */
export function toTaskRow(
  task: SampleTask,
  lead: { id: string; createdDaysAgo: number } | undefined,
  calendar: Calendar,
): TaskRow {
  const hour = task.hour ?? middleOfTheDay
  const due = task.dueInDays === null ? null : calendar.due(task.dueInDays, hour)
  const madeDaysAgo = Math.max(1, 4 - (task.dueInDays ?? 0))
  return {
    id: crypto.randomUUID(),
    title: task.title,
    description: task.description ?? null,
    status: task.status,
    priority: task.priority,
    due_at: due,
    completed_at: task.status === 'done' && due !== null ? secondsAfter(due, -twoHours) : null,
    lead_id: lead?.id ?? null,
    recording_id: null,
    recording_seconds: null,
    created_at: calendar.past(Math.min(madeDaysAgo, lead?.createdDaysAgo ?? madeDaysAgo), hour),
  }
}

/**
 * The first promise of the seller with a date, as a task linked to its second in the conversation, or null. One whose
 * day has passed is done.
 */
export function toPromiseRow(
  { id, endedAt, leadId, analysis }: ReadConversation,
  now: string,
): TaskRow | null {
  const promise = analysis.actionItems.find((item) => item.owner === 'us' && item.dueAt !== null)
  if (!promise || promise.dueAt === null) return null
  const isKept = promise.dueAt < now
  return {
    id: crypto.randomUUID(),
    title: promise.text.slice(0, 300),
    description: null,
    status: isKept ? 'done' : 'todo',
    priority: promise.priority,
    due_at: promise.dueAt,
    completed_at: isKept ? secondsAfter(promise.dueAt, -twoHours) : null,
    lead_id: leadId,
    recording_id: id,
    recording_seconds: promise.evidence.start,
    created_at: endedAt,
  }
}
