import { containsPattern } from '@parley/core/text/like'
import { supabase } from '~/data/supabase.ts'
import { readConditions } from '../../filters/index.ts'
import type { LeadFilter } from '../leads-filter.ts'

/** Leads of one stage and currency. */
export interface StageTotal {
  status: string
  currency: string
  leads: number
  /** In whole units of the currency. */
  value: number
}

/** What the leads of a filter are worth, by stage and currency. */
export async function readTotals(
  { q, owner, filters, pipeline }: LeadFilter,
  signal: AbortSignal,
): Promise<StageTotal[]> {
  const conditions = await readConditions('leads', filters)
  const all = [
    ...conditions.map((condition) => ({ ...condition })),
    ...(pipeline === null ? [] : [{ field: 'pipeline', test: 'eq', values: [pipeline] }]),
  ]
  const { data } = await supabase
    .rpc('lead_stages', {
      ...(q && { pattern: containsPattern(q) }),
      ...(owner && { owner }),
      ...(all.length > 0 && { conditions: all }),
    })
    .abortSignal(signal)
    .throwOnError()
  return data
}
