import { type TaskStatus, taskStatuses } from '@parley/core/tasks/task'

export interface TasksSearch {
  /** Default: the list. */
  view?: 'board'
  /** Words to find in title or description. */
  q?: string
  /** `everyone` or the id of a colleague; default: one's own. */
  who?: string
  /** Of the list alone: the board has a column for each. */
  status?: TaskStatus
  /** The line for a new task has the cursor. */
  new?: 1
  /** The task whose drawer is open. */
  task?: string
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** The query parameters of /tasks; what is not valid is left out. */
export function readTasksSearch(raw: Record<string, unknown>): TasksSearch {
  const { q, task, who } = raw
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200) : ''
  const status = taskStatuses.find((known) => known === raw['status'])
  const isBoard = raw['view'] === 'board'
  return {
    ...(isBoard ? { view: 'board' } : {}),
    ...(words.trim() === '' ? {} : { q: words }),
    ...(who === 'everyone' || isId(who) ? { who } : {}),
    ...(status && !isBoard ? { status } : {}),
    ...(raw['new'] === 1 || raw['new'] === '1' ? { new: 1 } : {}),
    ...(isId(task) ? { task } : {}),
  }
}
