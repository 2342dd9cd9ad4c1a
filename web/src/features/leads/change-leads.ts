import { describeError } from '~/data/describe-error.ts'
import { isOffline, queueChange } from '~/data/offline-queue.ts'
import { toast } from '~/ui/toast.ts'
import { type Lead, type LeadPatch, revertOf } from './lead.ts'
import { editCachedLeads, readCachedLeads, refreshLeads } from './leads-cache.ts'
import { updateLeads } from './queries.ts'

function showReverted(before: readonly Lead[], patch: LeadPatch): void {
  for (const lead of before)
    editCachedLeads(new Set([lead.id]), (shown) => ({ ...shown, ...revertOf(lead, patch) }))
}

const revertsOf = (before: readonly Lead[], patch: LeadPatch) =>
  Object.fromEntries(before.map((lead) => [lead.id, revertOf(lead, patch)]))

/** Groups leads that go back to the same values, so that undoing a bulk change takes few requests. */
function groupReverts(before: readonly Lead[], patch: LeadPatch): { ids: string[]; revert: LeadPatch }[] {
  const groups = Map.groupBy(before, (lead) => JSON.stringify(revertOf(lead, patch)))
  return [...groups.values()].flatMap((leads) =>
    leads[0] ? [{ ids: leads.map(({ id }) => id), revert: revertOf(leads[0], patch) }] : [],
  )
}

async function undo(before: readonly Lead[], patch: LeadPatch): Promise<void> {
  showReverted(before, patch)
  try {
    for (const { ids, revert } of groupReverts(before, patch)) await updateLeads(ids, revert)
  } catch (error) {
    toast.error('The change could not be undone', { description: describeError(error) })
  }
  void refreshLeads()
}

/**
 * Shows a change at once, saves it, and offers Undo; a refusal takes it back and says why. Offline it waits in the queue.
 * @param said what happened, for the toast: "Acme moved to Won"
 * @returns whether it was saved
 */
export async function changeLeads(ids: readonly string[], patch: LeadPatch, said: string): Promise<boolean> {
  const wanted = new Set(ids)
  const before = readCachedLeads(wanted)
  editCachedLeads(wanted, (lead) => ({ ...lead, ...patch }))
  try {
    if (isOffline()) {
      const takeBack = queueChange({
        table: 'leads',
        ids: [...ids],
        patch,
        before: revertsOf(before, patch),
        said,
      })
      const undoQueued = () => {
        takeBack()
        showReverted(before, patch)
      }
      toast.success(said, {
        description: 'Sent when you are back online',
        action: { label: 'Undo', onClick: undoQueued },
      })
      return true
    }
    await updateLeads(ids, patch)
  } catch (error) {
    showReverted(before, patch)
    toast.error('The change was not saved', { description: describeError(error) })
    void refreshLeads()
    return false
  }
  const canUndo = before.length === ids.length
  toast.success(said, canUndo ? { action: { label: 'Undo', onClick: () => void undo(before, patch) } } : {})
  void refreshLeads()
  return true
}
