import type { CustomValue } from '@parley/core/leads/custom-fields'
import type { CustomValues } from '@parley/core/records/custom-values'
import { undoTime } from '~/data/deletions.ts'
import { describeError } from '~/data/describe-error.ts'
import { supabase } from '~/data/supabase.ts'
import { toast } from '~/ui/toast.ts'
import { type CustomerTable, refreshCustomers } from '../change-customer.ts'

/** Takes a merge back: both are there again. */
export async function undoMerge(merge: string): Promise<void> {
  try {
    await supabase.rpc('undo_customer_merge', { merge }).throwOnError()
    toast.success('Merge undone')
  } catch (error) {
    toast.error('The merge could not be undone', { description: describeError(error) })
  }
  await refreshCustomers()
}

interface Merge {
  keep: { id: string; name: string }
  drop: { id: string; name: string }
  /** What of the kept one changes, by column. */
  chosen: Record<string, CustomValue | string[] | CustomValues | null>
}

/** Merges two accounts or two contacts and offers Undo. @throws what the server said */
export async function mergeCustomers(record: CustomerTable, { keep, drop, chosen }: Merge): Promise<void> {
  const { data } = await supabase
    .rpc('merge_customers', { record, keep: keep.id, drop_record: drop.id, chosen })
    .throwOnError()
  toast.success(`${drop.name} merged into ${keep.name}`, {
    duration: undoTime,
    action: { label: 'Undo', onClick: () => void undoMerge(data) },
  })
  await refreshCustomers()
}
