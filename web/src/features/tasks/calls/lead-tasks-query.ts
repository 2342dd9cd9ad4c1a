import { infiniteQueryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { readTask, type Task, taskColumns } from '../task.ts'
import { pageSize } from './tasks-query.ts'

export interface LeadTasksPage {
  tasks: Task[]
  /** Of the lead; null on later pages, which do not count. */
  total: number | null
}

/** The tasks of a lead: open ones by date, then done ones. Pages of 100. */
export const leadTasksQuery = (leadId: string) =>
  infiniteQueryOptions({
    queryKey: ['tasks', 'lead', leadId],
    initialPageParam: 0,
    getNextPageParam: (last: LeadTasksPage, all: LeadTasksPage[]) =>
      last.tasks.length >= pageSize ? all.length : undefined,
    queryFn: async ({ signal, pageParam }): Promise<LeadTasksPage> => {
      const { data, count } = await supabase
        .from('tasks')
        .select(taskColumns, pageParam === 0 ? { count: 'exact' } : {})
        .eq('lead_id', leadId)
        .order('completed_at', { ascending: false, nullsFirst: true })
        .order('due_at', { nullsFirst: false })
        .order('id')
        .range(pageParam * pageSize, (pageParam + 1) * pageSize - 1)
        .abortSignal(signal)
        .throwOnError()
      return { tasks: data.map(readTask), total: count }
    },
  })
