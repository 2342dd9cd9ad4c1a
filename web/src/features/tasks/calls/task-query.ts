import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { readTask, type Task, taskColumns } from '../task.ts'

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
