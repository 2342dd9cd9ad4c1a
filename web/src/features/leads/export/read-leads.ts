import { readPages } from '@parley/core/paging/read-pages'
import { supabase } from '~/data/supabase.ts'
import { handOut } from '../../records/index.ts'
import { narrowTo } from '../calls/narrow-leads.ts'
import type { LeadRow } from '../lead.ts'
import type { LeadFilter } from '../leads-filter.ts'

export const leadsPerRead = 1000

type Place = Pick<LeadRow, 'created_at' | 'id'>

async function readAfter(filter: LeadFilter, last: Place | undefined, signal: AbortSignal) {
  const query = supabase.from('leads').select('id, created_at', last ? {} : { count: 'exact' })
  await narrowTo(query, filter)
  if (last) {
    // The first condition follows from the second; it alone is one that an index can begin at.
    query
      .lte('created_at', last.created_at)
      .or(`created_at.lt."${last.created_at}",and(created_at.eq."${last.created_at}",id.gt.${last.id})`)
  }
  return query
    .order('created_at', { ascending: false })
    .order('id')
    .limit(leadsPerRead)
    .abortSignal(signal)
    .throwOnError()
}

/**
 * All leads of a filter, the newest first, at most a thousand at a time. The database hands them out, and writes down how
 * many. `total`, on the first read only, is how many there were then.
 * @param hidden ids of leads that are left out
 */
export async function* readAllLeads(filter: LeadFilter, hidden: ReadonlySet<string>, signal: AbortSignal) {
  const whole = crypto.randomUUID()
  const pages = readPages<Place, Place | undefined>(
    undefined,
    (last) => readAfter(filter, last, signal),
    (lead) => lead,
  )
  for await (const { data, count } of pages) {
    const ids = data.map(({ id }) => id).filter((id) => !hidden.has(id))
    const leads = await handOut(ids, (ids) =>
      supabase.rpc('export_leads', { export: whole, ids }).abortSignal(signal).throwOnError(),
    )
    yield { leads, read: data.length, total: count ?? null }
  }
}
