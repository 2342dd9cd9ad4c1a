import { type SalesRecord, salesNouns } from '@parley/core/records/sales-records'
import { createDeletions, type Refusals, scheduleAfterUndo, undoTime, useHidden } from '~/data/deletions.ts'
import { describeError } from '~/data/describe-error.ts'
import { countOf, formatNumber } from '~/data/formats.ts'
import { inPieces } from '~/data/in-pieces.ts'
import { supabase } from '~/data/supabase.ts'
import { toast } from '~/ui/toast.ts'

/** What one call deletes: where one of them is refused, each is tried by itself. */
const perCall = 200

async function deleteRecords(record: SalesRecord, ids: readonly string[]): Promise<Refusals> {
  const answers = await inPieces(
    ids,
    (piece) => supabase.rpc('delete_records', { record, ids: piece }).throwOnError(),
    perCall,
  )
  return {
    count: answers.reduce((sum, { refused }) => sum + refused, 0),
    reason: answers.find(({ refused }) => refused > 0)?.reason ?? '',
  }
}

/** How records of a kind are deleted, with a way back. @param refresh reads anew what is shown of them */
export function createRemoval(record: SalesRecord, refresh: () => Promise<unknown>) {
  const deletions = createDeletions({
    commit: async (ids) => {
      try {
        return await deleteRecords(record, ids)
      } finally {
        // Also where it failed: a part of them may be gone.
        await refresh()
      }
    },
    onFailure: (error, deleted, total) =>
      toast.error(
        deleted === 0
          ? 'Nothing was deleted'
          : `Only ${formatNumber(deleted)} of ${countOf(total, salesNouns[record])} deleted`,
        { description: describeError(error), duration: 10_000 },
      ),
    schedule: scheduleAfterUndo,
  })
  return {
    /** Deletes records with their history, after the time for Undo. @param said for the toast: "Acme deleted" */
    remove(ids: readonly string[], said: string): void {
      const undo = deletions.remove(ids)
      toast.message(said, { duration: undoTime - 500, action: { label: 'Undo', onClick: undo } })
    },
    /** The ids that lists leave out. */
    useHidden: (): ReadonlySet<string> => useHidden(deletions),
  }
}
