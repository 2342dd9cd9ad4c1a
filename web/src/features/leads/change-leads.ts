import { describeError } from '~/data/describe-error.ts'
import { inTurn } from '~/data/in-turn.ts'
import { isOffline, queueChange } from '~/data/offline-queue.ts'
import { isOfParts } from '~/data/record-parts.ts'
import { toast } from '~/ui/toast.ts'
import { updateLeads } from './calls/update-leads.ts'
import { type Lead, type LeadPatch, revertOf } from './lead.ts'
import { editCachedLeads, readCachedLeads, refreshLeads } from './leads-cache.ts'

function showReverted(before: readonly Lead[], patch: LeadPatch): void {
  for (const lead of before)
    editCachedLeads(new Set([lead.id]), (shown) => ({ ...shown, ...revertOf(lead, patch) }))
}

const revertsOf = (before: readonly Lead[], patch: LeadPatch) =>
  Object.fromEntries(before.map((lead) => [lead.id, revertOf(lead, patch)]))

async function undo(before: Lead, patch: LeadPatch): Promise<void> {
  showReverted([before], patch)
  try {
    await updateLeads([before.id], revertOf(before, patch))
  } catch (error) {
    toast.error('The change could not be undone', { description: describeError(error) })
  }
  void refreshLeads()
}

/**
 * Shows a change at once, saves it, and offers Undo; a refusal takes it back and says why. Offline it waits in the queue.
 * @param summary what happened, for the toast: "Acme moved to Won"
 * @returns whether it was saved
 */
export async function changeLeads(
  ids: readonly string[],
  patch: LeadPatch,
  summary: string,
): Promise<boolean> {
  const wanted = new Set(ids)
  const before = readCachedLeads(wanted)
  editCachedLeads(wanted, (lead) => ({ ...lead, ...patch }))
  return await inTurn(ids, () => saveLeads(ids, patch, before, summary))
}

async function saveLeads(
  ids: readonly string[],
  patch: LeadPatch,
  before: readonly Lead[],
  summary: string,
): Promise<boolean> {
  try {
    if (isOffline()) {
      const takeBack = queueChange({
        table: 'leads',
        ids: [...ids],
        patch,
        before: revertsOf(before, patch),
        said: summary,
      })
      const undoQueued = () => {
        takeBack()
        showReverted(before, patch)
      }
      toast.success(summary, {
        description: 'Sent when you are back online',
        action: { label: 'Undo', onClick: undoQueued },
      })
      return true
    }
    const [lead] = before
    const isOfOne = lead !== undefined && ids.length === 1
    if (!isOfOne || isOfParts(patch)) {
      const showBack = () => showReverted(before, patch)
      const { changeInBulk, toParts, toValues } = await import('~/data/bulk-change.ts')
      return await changeInBulk({
        ids,
        send: isOfOne && isOfParts(patch) ? toParts('leads', lead, patch) : toValues('leads', patch),
        said: summary,
        showBack,
        refresh: refreshLeads,
      })
    }
    await updateLeads(ids, patch)
    toast.success(summary, { action: { label: 'Undo', onClick: () => void undo(lead, patch) } })
    void refreshLeads()
    return true
  } catch (error) {
    showReverted(before, patch)
    toast.error('The change was not saved', { description: describeError(error) })
    void refreshLeads()
    return false
  }
}
