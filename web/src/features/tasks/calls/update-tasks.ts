import { inPieces } from '~/data/in-pieces.ts'
import { supabase } from '~/data/supabase.ts'
import type { TaskPatch } from '../task.ts'

export async function updateTasks(ids: readonly string[], patch: TaskPatch): Promise<void> {
  await inPieces(ids, (piece) => supabase.from('tasks').update(patch).in('id', piece).throwOnError())
}
