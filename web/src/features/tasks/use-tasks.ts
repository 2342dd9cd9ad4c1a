import { useInfiniteQuery } from '@tanstack/react-query'
import { tasksQuery } from './calls/tasks-query.ts'
import { useHiddenTasks } from './change-task.ts'
import type { TaskFilter } from './tasks-search.ts'

/** The tasks that a filter finds, open ones first; without those being deleted. Each once, however the pages overlap. */
export function useTasks(filter: TaskFilter) {
  const { status } = filter
  const hidden = useHiddenTasks()
  const open = useInfiniteQuery({ ...tasksQuery(filter, 'open'), enabled: status !== 'done' })
  const done = useInfiniteQuery({
    ...tasksQuery(filter, 'done'),
    enabled: status === undefined || status === 'done',
  })
  const found = [...(open.data?.pages ?? []), ...(done.data?.pages ?? [])].flat()
  // A task may stand in both lists, or on two pages, while they are asked again.
  const byId = new Map(found.toReversed().map((task) => [task.id, task]))
  const tasks = [...byId.values()].toReversed()
  return {
    tasks: tasks.filter(({ id }) => !hidden.has(id)),
    open,
    done,
    error: open.error ?? done.error,
    isPending: status === 'done' ? done.isPending : open.isPending,
  }
}
