import { leadStatuses } from '@parley/core/leads/status'
import * as z from 'zod/mini'
import { findConflict, type QueuedChange } from '~/data/offline-queue.ts'
import { supabase } from '~/data/supabase.ts'
import { refreshLeads } from './leads-cache.ts'
import { updateLeads } from './queries.ts'

const text = z.nullable(z.string())
const patchSchema = z.partial(
  z.strictObject({
    name: z.string(),
    company: text,
    title: text,
    email: text,
    phone: text,
    website: text,
    source: text,
    status: z.enum(leadStatuses),
    value: z.nullable(z.number()),
    currency: z.string(),
    owner_id: text,
    next_step: text,
  }),
)

/** Makes a change of leads that waited for the network; answers what stands against it. Throws what the server said. */
export async function sendLeadChange(change: QueuedChange, isForced: boolean): Promise<string | null> {
  const { data } = await supabase.from('leads').select('*').in('id', change.ids).throwOnError()
  const conflict = isForced ? null : findConflict(change, data)
  if (conflict === null) await updateLeads(change.ids, patchSchema.parse(change.patch))
  await refreshLeads()
  return conflict
}
