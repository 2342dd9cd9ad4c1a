import { readPatch } from '@parley/core/records/read-patch'
import { taskFields } from '@parley/core/records/task'
import { inPieces } from '~/data/in-pieces.ts'
import { findConflict, type QueuedChange } from '~/data/offline-queue.ts'
import { supabase } from '~/data/supabase.ts'
import { createTask } from './calls/create-task.ts'
import { updateTasks } from './calls/update-tasks.ts'
import { refreshTasks } from './change-task.ts'

const readTasks = (ids: readonly string[]) =>
  inPieces(ids, (piece) => supabase.from('tasks').select('*').in('id', piece).throwOnError())

/** Makes a change of tasks that waited for the network; answers what stands against it. Throws what the server said. */
export async function sendTaskChange(change: QueuedChange, isForced: boolean): Promise<string | null> {
  if (change.kind === 'create') {
    const [id] = change.ids
    const { title, ...values } = readPatch(taskFields, change.patch)
    if (title !== undefined) await createTask({ title, ...values, ...(id === undefined ? {} : { id }) })
    await refreshTasks()
    return null
  }
  const conflict = isForced ? null : findConflict(change, await readTasks(change.ids))
  if (conflict === null) await updateTasks(change.ids, readPatch(taskFields, change.patch))
  await refreshTasks()
  return conflict
}
