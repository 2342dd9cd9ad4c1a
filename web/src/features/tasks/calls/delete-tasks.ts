import { inPieces } from '~/data/in-pieces.ts'
import { supabase } from '~/data/supabase.ts'

export async function deleteTasks(ids: readonly string[]): Promise<void> {
  await inPieces(ids, (piece) => supabase.from('tasks').delete().in('id', piece).throwOnError())
}

/** Deletes tasks of a series, which goes on: each is followed by its next one. */
export async function skipTasks(ids: readonly string[]): Promise<void> {
  for (const id of ids) await supabase.rpc('skip_task', { task: id }).throwOnError()
}

/** Deletes what is open of the series that the tasks belong to; what is done stays as it was. */
export async function deleteSeries(ids: readonly string[]): Promise<void> {
  const tasks = await inPieces(ids, (piece) =>
    supabase.from('tasks').select('id, series_id').in('id', piece).throwOnError(),
  )
  const series = [...new Set(tasks.map(({ id, series_id: of }) => of ?? id))]
  await inPieces(series, (piece) =>
    supabase.from('tasks').delete().in('series_id', piece).neq('status', 'done').throwOnError(),
  )
}
