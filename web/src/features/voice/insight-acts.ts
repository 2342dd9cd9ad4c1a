import { supabase } from '~/data/supabase.ts'
import { readInsightData } from './details.ts'

/** Makes a statement a task, of the colleague whom somebody named; asked twice it stays one task. */
export async function makeTask(insightId: string) {
  const [{ data: task }, { data: item }] = await Promise.all([
    supabase.rpc('create_task_from_insight', { insight: insightId }).throwOnError(),
    supabase.from('recording_insights').select('data').eq('id', insightId).maybeSingle().throwOnError(),
  ])
  const { assigneeId } = readInsightData(item?.data)
  if (assigneeId && assigneeId !== task.assignee_id)
    await supabase.from('tasks').update({ assignee_id: assigneeId }).eq('id', task.id).throwOnError()
  return task
}

/** Takes a statement out of sight, or brings it back. */
export async function dismissInsight(id: string, isDismissed: boolean): Promise<void> {
  await supabase
    .from('recording_insights')
    .update({ dismissed_at: isDismissed ? new Date().toISOString() : null })
    .eq('id', id)
    .throwOnError()
}
