import { supabase } from '~/data/supabase.ts'

interface NewTask {
  title: string
  due_at: string
  lead_id: string
}

/** Makes a task; answers its id. */
export async function makeLeadTask(task: NewTask): Promise<string> {
  const { data } = await supabase.from('tasks').insert(task).select('id').single().throwOnError()
  return data.id
}

export async function deleteTask(id: string): Promise<void> {
  await supabase.from('tasks').delete().eq('id', id).throwOnError()
}
