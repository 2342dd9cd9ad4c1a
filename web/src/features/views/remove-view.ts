import { createDeletions, scheduleAfterUndo, undoTime, useHidden } from '~/data/deletions.ts'
import { describeError } from '~/data/describe-error.ts'
import { queryClient } from '~/data/query-client.ts'
import { toast } from '~/ui/toast.ts'
import { deleteViews, viewsKey } from './queries.ts'
import type { SavedView } from './view-state.ts'

const deletions = createDeletions({
  commit: async (ids) => {
    await deleteViews(ids)
    await queryClient.invalidateQueries({ queryKey: viewsKey })
  },
  onFailure: (error) => toast.error('The view was not deleted', { description: describeError(error) }),
  schedule: scheduleAfterUndo,
})

/** Deletes a view after the time for Undo; what it showed stays as it is. */
export function removeView({ id, name }: SavedView): void {
  const undo = deletions.remove([id])
  toast.message(`View ${name} deleted`, {
    duration: undoTime - 500,
    action: { label: 'Undo', onClick: undo },
  })
}

export const useHiddenViews = (): ReadonlySet<string> => useHidden(deletions)
