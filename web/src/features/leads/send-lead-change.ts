import { leadFields } from '@parley/core/records/lead'
import { readPatch } from '@parley/core/records/read-patch'
import * as z from 'zod/mini'
import { inPieces } from '~/data/in-pieces.ts'
import { findConflict, type QueuedChange } from '~/data/offline-queue.ts'
import { supabase } from '~/data/supabase.ts'
import { addNote } from './calls/add-note.ts'
import { createLeadOnce } from './calls/create-lead.ts'
import { updateLeads } from './calls/update-leads.ts'
import { refreshLeads } from './leads-cache.ts'

const noteSchema = z.strictObject({ lead_id: z.string(), kind: z.literal('note'), body: z.string() })

async function create({ table, ids, patch }: QueuedChange): Promise<void> {
  const [id] = ids
  if (id === undefined) return
  if (table === 'leads') {
    const { name, ...values } = readPatch(leadFields, patch)
    if (name !== undefined) await createLeadOnce({ name, ...values, id })
  } else await addNote({ ...noteSchema.parse(patch), id })
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
