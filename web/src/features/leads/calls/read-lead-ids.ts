import { readAllById } from '@parley/core/paging/read-pages'
import { supabase } from '~/data/supabase.ts'
import type { LeadFilter } from '../leads-filter.ts'
import { narrowTo } from './narrow-leads.ts'

/** The ids of all leads of a filter. @param onPart called with how many there are so far */
export async function readLeadIds(filter: LeadFilter, onPart: (count: number) => void): Promise<string[]> {
  const leads = await readAllById(async (after) => {
    const query = supabase.from('leads').select('id')
    await narrowTo(query, filter)
    return query.gt('id', after).order('id').throwOnError()
  }, onPart)
  return leads.map(({ id }) => id)
}
