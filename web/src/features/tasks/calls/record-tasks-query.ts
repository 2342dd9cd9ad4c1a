import type { Subject } from '@parley/core/records/subject'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { readTask, type Task, taskColumns } from '../task.ts'
import { pageSize } from './tasks-query.ts'

/** Whose tasks: those of a record, and of records behind it by their ids. */
export interface TaskScope {
  of: Pick<Subject, 'kind' | 'id'>
  leads?: readonly string[]
  contacts?: readonly string[]
}

export interface RecordTasksPage {
  tasks: Task[]
  /** Of the record; null on later pages, which do not count. */
  total: number | null
}

const filterOf = ({ of: { kind, id }, leads = [], contacts = [] }: TaskScope): string =>
  [
    `${kind}_id.eq.${id}`,
    ...(leads.length > 0 ? [`lead_id.in.(${leads.join()})`] : []),
    ...(contacts.length > 0 ? [`contact_id.in.(${contacts.join()})`] : []),
  ].join()

/** The tasks of a record: open ones by date, then done ones. Pages of 100. */
export const recordTasksQuery = (scope: TaskScope) =>
  infiniteQueryOptions({
    queryKey: ['tasks', 'record', scope],
    initialPageParam: 0,
    getNextPageParam: (last: RecordTasksPage, all: RecordTasksPage[]) =>
      last.tasks.length >= pageSize ? all.length : undefined,
    queryFn: async ({ signal, pageParam }): Promise<RecordTasksPage> => {
      const { data, count } = await supabase
        .from('tasks')
        .select(taskColumns, pageParam === 0 ? { count: 'exact' } : {})
        .or(filterOf(scope))
        .order('completed_at', { ascending: false, nullsFirst: true })
        .order('due_at', { nullsFirst: false })
        .order('id')
        .range(pageParam * pageSize, (pageParam + 1) * pageSize - 1)
        .abortSignal(signal)
        .throwOnError()
      return { tasks: data.map(readTask), total: count }
    },
  })
