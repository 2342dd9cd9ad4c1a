import { type DueBucket, dueBucket } from '@parley/core/tasks/due'
import type { Task } from './task.ts'

/** Tasks by where they stand on the day's list; each group keeps the order it came in. `now` in ISO 8601. */
export function groupTasks(tasks: readonly Task[], now: string, timeZone: string): Record<DueBucket, Task[]> {
  const groups: Record<DueBucket, Task[]> = { overdue: [], today: [], upcoming: [], later: [], done: [] }
  const seen = new Set<string>()
  for (const task of tasks) {
    // Between two pages a task may have moved from one to the other.
    if (seen.has(task.id)) continue
    seen.add(task.id)
    groups[dueBucket({ status: task.status, dueAt: task.due_at }, now, timeZone)].push(task)
  }
  return groups
}
