import { readAllById } from '@parley/core/paging/read-pages'
import { supabase } from '~/data/supabase.ts'
import { readTaskStatus, type Task } from '../task.ts'
import type { TaskFilter } from '../tasks-search.ts'
import { narrowTasks } from './narrow-tasks.ts'

/** What a selected task must tell: deleting one of a series goes on with its next. */
export type Selectable = Pick<Task, 'id' | 'recurrence' | 'status'>

/** All tasks that a filter finds. @param onPart called with how many there are so far */
export async function readSelectable(
  filter: TaskFilter,
  onPart: (count: number) => void,
): Promise<Selectable[]> {
  const tasks = await readAllById((after) => {
    const query = supabase.from('tasks').select('id, recurrence, status')
    narrowTasks(query, filter)
    return query.gt('id', after).order('id').throwOnError()
  }, onPart)
  return tasks.map((task) => ({ ...task, status: readTaskStatus(task.status) }))
}
