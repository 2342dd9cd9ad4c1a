import { anyColumnHolds } from '@parley/core/text/like'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { readTask, type Task, taskColumns } from '../task.ts'
import type { TasksSearch } from '../tasks-search.ts'

export const pageSize = 100
type Part = 'open' | 'done'

export interface TaskFilter extends Pick<TasksSearch, 'q' | 'who' | 'status'> {
  userId: string
}

/** A request that can be narrowed in place, as supabase-js builds it. */
interface Narrowable {
  eq: (column: 'status' | 'assignee_id', value: string) => unknown
  or: (filters: string) => unknown
}

/** Leaves of a request those that a filter finds. */
export function narrow(query: Narrowable, filter: TaskFilter): void {
  if (filter.status) query.eq('status', filter.status)
  if (filter.who !== 'everyone') query.eq('assignee_id', filter.who ?? filter.userId)
  if (filter.q) query.or(anyColumnHolds(['title', 'description'], filter.q.trim()))
}

/** Open tasks by their date, those without one last; done tasks, the latest first. Pages of 100. */
export const tasksQuery = (filter: TaskFilter, part: Part) =>
  infiniteQueryOptions({
    queryKey: ['tasks', 'list', part, filter],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    getNextPageParam: (last: Task[], all: Task[][]) => (last.length >= pageSize ? all.length : undefined),
    queryFn: async ({ signal, pageParam }): Promise<Task[]> => {
      const query = supabase.from('tasks').select(taskColumns)
      if (part === 'done') query.eq('status', 'done').order('completed_at', { ascending: false })
      else query.neq('status', 'done').order('due_at', { ascending: true, nullsFirst: false })
      narrow(query, filter)
      const { data } = await query
        .order('id')
        .range(pageParam * pageSize, (pageParam + 1) * pageSize - 1)
        .abortSignal(signal)
        .throwOnError()
      return data.map(readTask)
    },
  })
