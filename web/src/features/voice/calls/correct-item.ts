import { movedReminder } from '@parley/core/tasks/reminder'
import { supabase } from '~/data/supabase.ts'
import { correctData, type ItemCorrection } from '../recording/item-correction.ts'
import { correctRecording } from './correct-recording.ts'

/** The task that an item became follows, unless it is done. */
async function followWithTask(id: string, correction: ItemCorrection): Promise<void> {
  const { data: task } = await supabase
    .from('tasks')
    .select('due_at, remind_at')
    .eq('id', id)
    .neq('status', 'done')
    .maybeSingle()
    .throwOnError()
  if (!task) return
  if ('dueAt' in correction) {
    const { dueAt } = correction
    const remindAt = movedReminder(task.remind_at, task.due_at, dueAt)
    await supabase.from('tasks').update({ due_at: dueAt, remind_at: remindAt }).eq('id', id).throwOnError()
  } else if (correction.doer.id !== null)
    await supabase.from('tasks').update({ assignee_id: correction.doer.id }).eq('id', id).throwOnError()
}

const tries = 5

/** Writes a correction into the item as it stands by then, so that what somebody else puts right at the same moment stays. */
async function writeCorrection(id: string, correction: ItemCorrection): Promise<string | null> {
  for (let left = tries; left > 0; left--) {
    const { data: item } = await supabase
      .from('recording_insights')
      .select('data, task_id')
      .eq('id', id)
      .single()
      .throwOnError()
    const { data: written } = await supabase
      .from('recording_insights')
      .update({ data: correctData(item.data, correction) })
      .eq('id', id)
      .eq('data', JSON.stringify(item.data))
      .select('id')
      .throwOnError()
    if (written.length > 0) return item.task_id
  }
  throw new Error('Somebody else is changing this item, too. Try again.')
}

/** Puts right who does an action item or when it is due, whatever else was put right of it; what follows is made anew. */
export async function correctItem(
  recordingId: string,
  id: string,
  correction: ItemCorrection,
): Promise<void> {
  const task = await writeCorrection(id, correction)
  if (task !== null) await followWithTask(task, correction)
  await correctRecording(recordingId, {})
}
