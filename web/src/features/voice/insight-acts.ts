import { supabase } from '~/data/supabase.ts'

/** Makes a statement a task; asked twice it stays one task. */
export async function makeTask(insightId: string) {
  const { data } = await supabase.rpc('create_task_from_insight', { insight: insightId }).throwOnError()
  return data
}

/** Takes a statement out of sight, or brings it back. */
export async function dismissInsight(id: string, isDismissed: boolean): Promise<void> {
  await supabase
    .from('recording_insights')
    .update({ dismissed_at: isDismissed ? new Date().toISOString() : null })
    .eq('id', id)
    .throwOnError()
}
