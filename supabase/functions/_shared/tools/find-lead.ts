import { nameSome } from '@parley/core/assistant/tools/words'
import type { Database } from '@parley/core/database.types'
import { isOpenStatus, type Stage, stageName } from '@parley/core/leads/stages'
import { columnsOf } from '@parley/core/records/columns'
import { type LeadField, leadFields } from '@parley/core/records/lead'
import { anyColumnHolds } from '@parley/core/text/like'
import { type ToolContext, ToolFailure } from './context.ts'
import { type Found, isId, preferExact } from './find-row.ts'

export const leadColumns = `${columnsOf(leadFields)}, contact_id, created_by` as const

export type LeadRow = Pick<
  Database['public']['Tables']['leads']['Row'],
  LeadField['column'] | 'contact_id' | 'created_by'
>

/** "Anna Keller (Acme), Renewal", "Anna Keller (Acme)", or the name alone. */
export function leadLabel({
  name,
  company,
  deal_name: deal = null,
}: Pick<LeadRow, 'name' | 'company'> & Partial<LeadRow>): string {
  const who = company === null || company === '' || company === name ? name : `${name} (${company})`
  return deal === null || deal === '' ? who : `${who}, ${deal}`
}

export const leadPath = (id: string): string => `/leads/${id}`

export const leadEvidence = (lead: LeadRow) => ({
  kind: 'record' as const,
  path: leadPath(lead.id),
  label: leadLabel(lead),
})

/** Whether its text is untrusted: it came from a form, a webhook or a conversation. */
export const isExternal = (lead: Pick<LeadRow, 'created_by' | 'source'>): boolean =>
  lead.created_by === null || lead.source === 'recording'

/** A lead as a model sees it; `stage` is what the company calls its status. */
export const toLeadData = (
  { contact_id: _person, created_by: _maker, ...lead }: LeadRow,
  stages: readonly Stage[],
) => ({
  ...lead,
  stage: stageName(stages, lead.status),
  path: leadPath(lead.id),
})

const mostCandidates = 8

/** The only open sale among those of one person: what is said of them now is about it. */
function openSaleOfOne(leads: readonly LeadRow[]): LeadRow | undefined {
  const [person, ...others] = new Set(leads.map((lead) => lead.contact_id ?? lead.id))
  const [open, ...more] = leads.filter(({ status }) => isOpenStatus(status))
  return person !== undefined && others.length === 0 && more.length === 0 ? open : undefined
}

/** The lead with an id, name, company, deal name or email; for several, an answer that asks which. 404 for none. */
export async function findLead(reference: string, { client, stages }: ToolContext): Promise<Found<LeadRow>> {
  const query = client.from('leads').select(leadColumns)
  const { data } = await (isId(reference)
    ? query.eq('id', reference)
    : query.or(anyColumnHolds(['name', 'company', 'deal_name', 'email'], reference))
  )
    .order('last_activity_at', { ascending: false })
    .limit(200)
    .throwOnError()
  const rows = isId(reference)
    ? data
    : preferExact(data, reference, (lead) => [lead.name, lead.company, lead.deal_name, lead.email])
  const [row] = rows
  if (!row)
    throw new ToolFailure(
      404,
      isId(reference) ? 'This lead does not exist.' : `No lead matches "${reference}".`,
    )
  if (rows.length === 1) return { row }
  const open = openSaleOfOne(rows)
  if (open) return { row: open }
  const labels = rows.map(({ name, company, deal_name: deal, status }) => {
    const parts = [company, deal, stageName(stages, status)].filter(Boolean)
    return `${name} (${parts.join(', ')})`
  })
  return {
    answer: {
      message: `${rows.length} leads match "${reference}": ${nameSome(labels, 4)}. Which one is it?`,
      data: { candidates: rows.slice(0, mostCandidates).map((row) => toLeadData(row, stages)) },
      evidence: rows.slice(0, mostCandidates).map(leadEvidence),
      hasUntrustedText: rows.some(isExternal),
    },
  }
}
