import type { InfiniteData } from '@tanstack/react-query'
import { queryClient } from '~/data/query-client.ts'
import type { RecordTasksPage } from './calls/record-tasks-query.ts'
import type { Task, TaskPatch } from './task.ts'

type Pages = InfiniteData<Task[]>

const has = (held: Pages, id: string) => held.pages.some((page) => page.some((task) => task.id === id))

/** A task that is finished or put back stands in both lists until both have been asked again: it is never in neither. */
function keepInBoth(id: string): void {
  for (const [key, held] of queryClient.getQueriesData<Pages>({ queryKey: ['tasks', 'list'] })) {
    const task = held?.pages.flat().find((each) => each.id === id)
    const [, , part, filter] = key
    if (!task) continue
    const isOpen = part === 'open'
    queryClient.setQueryData<Pages>(['tasks', 'list', isOpen ? 'done' : 'open', filter], (other) => {
      if (!other || has(other, id)) return other
      const pages = isOpen
        ? other.pages.with(0, [task, ...(other.pages[0] ?? [])])
        : [...other.pages.slice(0, -1), [...(other.pages.at(-1) ?? []), task]]
      return { ...other, pages }
    })
  }
}

/** Applies a patch to every copy of a task that a screen may show. */
export function showTask(id: string, patch: TaskPatch): void {
  const edit = (task: Task): Task => (task.id === id ? { ...task, ...patch } : task)
  queryClient.setQueriesData<Pages>({ queryKey: ['tasks', 'list'] }, (held) =>
    held ? { ...held, pages: held.pages.map((page) => page.map(edit)) } : held,
  )
  queryClient.setQueriesData<InfiniteData<RecordTasksPage>>({ queryKey: ['tasks', 'record'] }, (held) =>
    held ? { ...held, pages: held.pages.map((page) => ({ ...page, tasks: page.tasks.map(edit) })) } : held,
  )
  queryClient.setQueryData<Task | null>(['tasks', 'one', id], (held) => (held ? edit(held) : held))
  if (patch.status !== undefined) keepInBoth(id)
}
