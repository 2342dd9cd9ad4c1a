import { describeError } from '~/data/describe-error.ts'
import { toast } from '~/ui/toast.ts'
import { createDeletions, scheduleAfterUndo, undoTime, useHidden } from './deletions.ts'
import { refreshLeads } from './leads-cache.ts'
import { deleteLeads } from './queries.ts'

const deletions = createDeletions({
  commit: async (ids) => {
    await deleteLeads(ids)
    await refreshLeads()
  },
  onFailure: (error) =>
    toast.error('Nothing was deleted', { description: describeError(error), duration: 10_000 }),
  schedule: scheduleAfterUndo,
})

/** Deletes leads with their history, after the time for Undo. @param said for the toast: "Acme deleted" */
export function removeLeads(ids: readonly string[], said: string): void {
  const undo = deletions.remove(ids)
  toast.message(said, { duration: undoTime - 500, action: { label: 'Undo', onClick: undo } })
}

export const useHiddenLeads = (): ReadonlySet<string> => useHidden(deletions)
