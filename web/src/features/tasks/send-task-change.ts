import { taskPriorities, taskStatuses } from '@parley/core/tasks/task'
import * as z from 'zod/mini'
import { inPieces } from '~/data/in-pieces.ts'
import { findConflict, type QueuedChange } from '~/data/offline-queue.ts'
import { supabase } from '~/data/supabase.ts'
import { createTask } from './calls/create-task.ts'
import { updateTasks } from './calls/update-tasks.ts'
import { refreshTasks } from './change-task.ts'

const text = z.nullable(z.string())
const patchSchema = z.partial(
  z.strictObject({
    title: z.string(),
    description: text,
    status: z.enum(taskStatuses),
    priority: z.enum(taskPriorities),
    due_at: text,
    recurrence: text,
    assignee_id: text,
    lead_id: text,
  }),
)

const rowSchema = z.extend(patchSchema, { title: z.string() })

const readTasks = (ids: readonly string[]) =>
  inPieces(ids, (piece) => supabase.from('tasks').select('*').in('id', piece).throwOnError())

/** Makes a change of tasks that waited for the network; answers what stands against it. Throws what the server said. */
export async function sendTaskChange(change: QueuedChange, isForced: boolean): Promise<string | null> {
  if (change.kind === 'create') {
    const [id] = change.ids
    await createTask({ ...rowSchema.parse(change.patch), ...(id === undefined ? {} : { id }) })
    await refreshTasks()
    return null
  }
  const conflict = isForced ? null : findConflict(change, await readTasks(change.ids))
  if (conflict === null) await updateTasks(change.ids, patchSchema.parse(change.patch))
  await refreshTasks()
  return conflict
}
