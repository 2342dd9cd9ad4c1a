import { createDeletions, scheduleAfterUndo, undoTime, useHidden } from '~/data/deletions.ts'
import { describeError } from '~/data/describe-error.ts'
import { countOf } from '~/data/formats.ts'
import { toast } from '~/ui/toast.ts'
import { deleteLeads } from './calls/delete-leads.ts'
import { refreshLeads } from './leads-cache.ts'

const deletions = createDeletions({
  commit: async (ids) => {
    try {
      await deleteLeads(ids)
    } finally {
      // Also where it failed: a part of them may be gone.
      await refreshLeads()
    }
  },
  onFailure: (error, deleted) =>
    toast.error(deleted === 0 ? 'Nothing was deleted' : `Only ${countOf(deleted, 'lead')} deleted`, {
      description: describeError(error),
      duration: 10_000,
    }),
  schedule: scheduleAfterUndo,
})

/** Deletes leads with their history, after the time for Undo. @param summary for the toast: "Acme deleted" */
export function removeLeads(ids: readonly string[], summary: string): void {
  const undo = deletions.remove(ids)
  toast.message(summary, { duration: undoTime - 500, action: { label: 'Undo', onClick: undo } })
}

export const useHiddenLeads = (): ReadonlySet<string> => useHidden(deletions)
