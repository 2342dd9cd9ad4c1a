import { supabase } from '~/data/supabase.ts'
import { type LeadRow, leadColumns } from '../lead.ts'
import type { LeadFilter } from '../leads-search.ts'
import { narrowTo } from '../queries.ts'

export const leadsPerRead = 1000

type Place = Pick<LeadRow, 'created_at' | 'id'>

async function readAfter(filter: LeadFilter, last: Place | undefined, signal: AbortSignal) {
  const query = supabase.from('leads').select(leadColumns, last ? {} : { count: 'exact' })
  await narrowTo(query, filter)
  if (last) {
    // The first condition follows from the second; it alone is one that an index can begin at.
    query
      .lte('created_at', last.created_at)
      .or(`created_at.lt."${last.created_at}",and(created_at.eq."${last.created_at}",id.gt.${last.id})`)
  }
  const { data, count } = await query
    .order('created_at', { ascending: false })
    .order('id')
    .limit(leadsPerRead)
    .abortSignal(signal)
    .throwOnError()
  return { leads: data, total: count }
}

/**
 * All leads of a filter, the newest first, a thousand at a time. Each read goes on behind the last lead of the one before,
 * so that leads which come or go meanwhile neither double nor skip others. `total`, on the first read only, is how many
 * there were then.
 */
export async function* readAllLeads(filter: LeadFilter, signal: AbortSignal) {
  let last: LeadRow | undefined
  do {
    const part = await readAfter(filter, last, signal)
    yield part
    last = part.leads.length < leadsPerRead ? undefined : part.leads.at(-1)
  } while (last)
}
