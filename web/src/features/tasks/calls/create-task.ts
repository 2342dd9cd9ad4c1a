import { supabase } from '~/data/supabase.ts'
import type { TaskPatch } from '../task.ts'

/** With an `id` it may be asked for twice and makes one task. */
export async function createTask(task: TaskPatch & { title: string; id?: string }): Promise<void> {
  await supabase.from('tasks').upsert(task, { ignoreDuplicates: true }).throwOnError()
}
