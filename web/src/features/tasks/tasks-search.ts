import { type TaskStatus, taskStatuses } from '@parley/core/tasks/task'

export interface TasksSearch {
  /** Words to find in title or description. */
  q?: string
  /** Default: one's own. */
  who?: 'everyone'
  status?: TaskStatus
  /** The line for a new task has the cursor. */
  new?: 1
  /** The task whose drawer is open. */
  task?: string
}

/** The query parameters of /tasks; what is not valid is left out. */
export function readTasksSearch(raw: Record<string, unknown>): TasksSearch {
  const { q, task } = raw
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200) : ''
  const status = taskStatuses.find((known) => known === raw['status'])
  return {
    ...(words.trim() === '' ? {} : { q: words }),
    ...(raw['who'] === 'everyone' ? { who: 'everyone' } : {}),
    ...(status ? { status } : {}),
    ...(raw['new'] === 1 || raw['new'] === '1' ? { new: 1 } : {}),
    ...(typeof task === 'string' && /^[0-9a-f-]{36}$/.test(task) ? { task } : {}),
  }
}
