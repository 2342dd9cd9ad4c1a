import { leadFields } from '@parley/core/records/lead'
import { readPatch } from '@parley/core/records/read-patch'
import { inPieces } from '~/data/in-pieces.ts'
import { findConflict, type QueuedChange } from '~/data/offline-queue.ts'
import { supabase } from '~/data/supabase.ts'
import { activitySchema, addActivity } from '../timeline/index.ts'
import { createLeadOnce } from './calls/create-lead.ts'
import { updateLeads } from './calls/update-leads.ts'
import { refreshLeads } from './leads-cache.ts'

async function create({ table, ids, patch }: QueuedChange): Promise<void> {
  const [id] = ids
  if (id === undefined) return
  if (table === 'leads') {
    const { name, ...values } = readPatch(leadFields, patch)
    if (name !== undefined) await createLeadOnce({ name, ...values, id })
  } else await addActivity({ ...activitySchema.parse(patch), id })
}

const readLeads = (ids: readonly string[]) =>
  inPieces(ids, (piece) => supabase.from('leads').select('*').in('id', piece).throwOnError())

/** Makes a change of leads or their notes that waited for the network; answers what stands against it. Throws what the server said. */
export async function sendLeadChange(change: QueuedChange, isForced: boolean): Promise<string | null> {
  if (change.kind === 'create') {
    await create(change)
    await refreshLeads()
    return null
  }
  const conflict = isForced ? null : findConflict(change, await readLeads(change.ids))
  if (conflict === null) await updateLeads(change.ids, readPatch(leadFields, change.patch))
  await refreshLeads()
  return conflict
}
