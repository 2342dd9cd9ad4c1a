import { undoTime } from '~/data/deletions.ts'
import { describeError } from '~/data/describe-error.ts'
import { supabase } from '~/data/supabase.ts'
import { toast } from '~/ui/toast.ts'
import { refreshLeads } from '../leads-cache.ts'
import type { MergeValues } from './merge-fields.ts'

/** Takes a merge back: both leads are there again. */
export async function undoMerge(merge: string): Promise<void> {
  try {
    await supabase.rpc('undo_merge', { merge }).throwOnError()
    toast.success('Merge undone')
  } catch (error) {
    toast.error('The merge could not be undone', { description: describeError(error) })
  }
  await refreshLeads()
}

interface Merge {
  keep: { id: string; name: string }
  drop: { id: string; name: string }
  chosen: MergeValues
}

/** Merges two leads and offers Undo. @throws what the server said */
export async function mergeLeads({ keep, drop, chosen }: Merge): Promise<void> {
  const { data } = await supabase
    .rpc('merge_leads', { keep: keep.id, drop_lead: drop.id, chosen })
    .throwOnError()
  toast.success(`${drop.name} merged into ${keep.name}`, {
    duration: undoTime,
    action: { label: 'Undo', onClick: () => void undoMerge(data) },
  })
  await refreshLeads()
}
