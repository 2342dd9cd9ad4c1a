import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { anyColumnHolds } from '../leads/index.ts'
import { readTask, type Task, type TaskPatch, taskColumns } from './task.ts'
import type { TasksSearch } from './tasks-search.ts'

const pageSize = 100
type Part = 'open' | 'done'

export interface TaskFilter extends Pick<TasksSearch, 'q' | 'who' | 'status'> {
  userId: string
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
      if (filter.status) query.eq('status', filter.status)
      if (filter.who !== 'everyone') query.eq('assignee_id', filter.who ?? filter.userId)
      if (filter.q) query.or(anyColumnHolds(['title', 'description'], filter.q.trim()))
      const { data } = await query
        .order('id')
        .range(pageParam * pageSize, (pageParam + 1) * pageSize - 1)
        .abortSignal(signal)
        .throwOnError()
      return data.map(readTask)
    },
  })

/** The tasks of a lead: open ones by date, then done ones. At most 100. */
export const leadTasksQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['tasks', 'lead', leadId],
    queryFn: async ({ signal }): Promise<Task[]> => {
      const { data } = await supabase
        .from('tasks')
        .select(taskColumns)
        .eq('lead_id', leadId)
        .order('completed_at', { ascending: false, nullsFirst: true })
        .order('due_at', { nullsFirst: false })
        .limit(100)
        .abortSignal(signal)
        .throwOnError()
      return data.map(readTask)
    },
  })

/** `null` where there is no such task. */
export const taskQuery = (id: string) =>
  queryOptions({
    queryKey: ['tasks', 'one', id],
    queryFn: async ({ signal }): Promise<Task | null> => {
      const { data } = await supabase
        .from('tasks')
        .select(taskColumns)
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data && readTask(data)
    },
  })

/** With an `id` it may be asked for twice and makes one task. */
export async function createTask(task: TaskPatch & { title: string; id?: string }): Promise<void> {
  await supabase.from('tasks').upsert(task, { ignoreDuplicates: true }).throwOnError()
}

// An address holds about a hundred ids.
const idsInOneRequest = 100

export async function updateTasks(ids: readonly string[], patch: TaskPatch): Promise<void> {
  for (let start = 0; start < ids.length; start += idsInOneRequest) {
    const some = ids.slice(start, start + idsInOneRequest)
    await supabase.from('tasks').update(patch).in('id', some).throwOnError()
  }
}

export async function deleteTasks(ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += idsInOneRequest) {
    const some = ids.slice(start, start + idsInOneRequest)
    await supabase.from('tasks').delete().in('id', some).throwOnError()
  }
}

/** Deletes tasks of a series, which goes on: each is followed by its next one. */
export async function skipTasks(ids: readonly string[]): Promise<void> {
  for (const id of ids) await supabase.rpc('skip_task', { task: id }).throwOnError()
}

/** Deletes what is open of the series that the tasks belong to; what is done stays as it was. */
export async function deleteSeries(ids: readonly string[]): Promise<void> {
  const { data } = await supabase.from('tasks').select('id, series_id').in('id', ids).throwOnError()
  const series = data.map(({ id, series_id: of }) => of ?? id)
  await supabase.from('tasks').delete().in('series_id', series).neq('status', 'done').throwOnError()
}
