import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { readTask, type Task, taskColumns } from '../task.ts'
import type { TaskFilter } from '../tasks-search.ts'
import { narrowTasks } from './narrow-tasks.ts'

export const pageSize = 100
type Part = 'open' | 'done'

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
      narrowTasks(query, filter)
      const { data } = await query
        .order('id')
        .range(pageParam * pageSize, (pageParam + 1) * pageSize - 1)
        .abortSignal(signal)
        .throwOnError()
      return data.map(readTask)
    },
  })
