import { queryClient } from '~/data/query-client.ts'
import { leadKeys } from './calls/lead-keys.ts'
import type { LeadsPage } from './calls/leads-page-query.ts'
import type { Lead } from './lead.ts'

type Edit = (lead: Lead) => Lead

/** Applies an edit to every copy of these leads that a screen may show. */
export function editCachedLeads(ids: ReadonlySet<string>, edit: Edit): void {
  queryClient.setQueriesData<LeadsPage>({ queryKey: leadKeys.pages }, (page) =>
    page?.rows.some(({ id }) => ids.has(id))
      ? { ...page, rows: page.rows.map((lead) => (ids.has(lead.id) ? edit(lead) : lead)) }
      : page,
  )
  for (const id of ids) {
    queryClient.setQueryData<Lead | null>(leadKeys.one(id), (held) => held && edit(held))
  }
}

/** The leads of these ids as screens show them now. */
export function readCachedLeads(ids: ReadonlySet<string>): Lead[] {
  const found = new Map<string, Lead>()
  for (const [, page] of queryClient.getQueriesData<LeadsPage>({ queryKey: leadKeys.pages }))
    for (const lead of page?.rows ?? []) if (ids.has(lead.id)) found.set(lead.id, lead)
  for (const id of ids) {
    const held = queryClient.getQueryData<Lead | null>(leadKeys.one(id))
    if (held) found.set(id, held)
  }
  return [...found.values()]
}

/** Asks the server again for what is on screen; the rest waits until it is looked at. */
export const refreshLeads = () => queryClient.invalidateQueries({ queryKey: ['leads'] })
