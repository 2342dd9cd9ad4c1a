import type { Json } from '@parley/core/database.types'
import { type LoggedKind, loggedLabels } from '@parley/core/records/activity'
import { createDeletions, scheduleAfterUndo, undoTime, useHidden } from '~/data/deletions.ts'
import { describeError } from '~/data/describe-error.ts'
import { inPieces } from '~/data/in-pieces.ts'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { toast } from '~/ui/toast.ts'

/** What of a note, a call or a meeting can be corrected. */
export interface Correction {
  body?: string | null
  data?: Json
  /** ISO 8601. */
  created_at?: string
}

/** Reads all timelines anew that are on screen. */
const refreshTimelines = () =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === 'timeline' })

async function write(id: string, correction: Correction): Promise<void> {
  await supabase.from('lead_activities').update(correction).eq('id', id).select('id').single().throwOnError()
  await refreshTimelines()
}

/**
 * Corrects an entry, with Undo.
 * @param before what the corrected columns hold now
 * @throws why it was refused
 */
export async function correctActivity(
  { id, kind }: { id: string; kind: LoggedKind },
  correction: Correction,
  before: Correction,
): Promise<void> {
  await write(id, correction)
  const undo = () =>
    void write(id, before).catch((error: unknown) =>
      toast.error('The change could not be undone', { description: describeError(error) }),
    )
  toast.success(`${loggedLabels[kind]} saved`, { action: { label: 'Undo', onClick: undo } })
}

const deletions = createDeletions({
  commit: async (ids) => {
    try {
      await inPieces(ids, (piece) => supabase.from('lead_activities').delete().in('id', piece).throwOnError())
    } finally {
      await refreshTimelines()
    }
  },
  onFailure: (error) =>
    toast.error('It was not deleted', { description: describeError(error), duration: 10_000 }),
  schedule: scheduleAfterUndo,
})

/** Deletes an entry after the time for Undo. */
export function removeActivity({ id, kind }: { id: string; kind: LoggedKind }): void {
  const undo = deletions.remove([id])
  toast.message(`${loggedLabels[kind]} deleted`, {
    duration: undoTime - 500,
    action: { label: 'Undo', onClick: undo },
  })
}

/** The ids that timelines leave out. */
export const useRemovedActivities = (): ReadonlySet<string> => useHidden(deletions)
