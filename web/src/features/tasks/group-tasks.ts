import { type DueBucket, dueBucket } from '@parley/core/tasks/due'
import type { TaskStatus } from '@parley/core/tasks/task'
import type { Task } from './task.ts'

/** Tasks by where they stand on the day's list; each group keeps the order it came in. `now` in ISO 8601. */
export function groupTasks(tasks: readonly Task[], now: string, timeZone: string): Record<DueBucket, Task[]> {
  const groups: Record<DueBucket, Task[]> = { overdue: [], today: [], upcoming: [], later: [], done: [] }
  for (const task of tasks) {
    groups[dueBucket({ status: task.status, dueAt: task.due_at }, now, timeZone)].push(task)
  }
  return groups
}

/** Tasks by column of the board; each column keeps the order it came in. */
export function groupByStatus(tasks: readonly Task[]): Record<TaskStatus, Task[]> {
  const groups: Record<TaskStatus, Task[]> = { todo: [], in_progress: [], done: [] }
  for (const task of tasks) groups[task.status].push(task)
  return groups
}
