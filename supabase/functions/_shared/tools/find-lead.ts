import { nameSome } from '@parley/core/assistant/tools/words'
import { leadStages, leadStatuses } from '@parley/core/leads/status'
import { anyColumnHolds } from '@parley/core/text/like'
import { z } from 'zod'
import { type ToolContext, ToolFailure } from './context.ts'
import { type Found, isId, preferExact } from './find-row.ts'

export const leadStatus = z.enum(leadStatuses)

export const leadColumns =
  'id, name, company, title, email, phone, status, value, currency, source, score, next_step, last_activity_at, created_by'

const leadRow = z.object({
  id: z.uuid(),
  name: z.string(),
  company: z.string().nullable(),
  title: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  status: leadStatus,
  value: z.number().nullable(),
  currency: z.string(),
  source: z.string().nullable(),
  score: z.number(),
  next_step: z.string().nullable(),
  last_activity_at: z.string(),
  created_by: z.uuid().nullable(),
})
export const leadRows = z.array(leadRow)
export type LeadRow = z.infer<typeof leadRow>

/** "Anna Keller (Acme)", or the name alone. */
export const leadLabel = (lead: { name: string; company: string | null }): string =>
  lead.company === null || lead.company === '' || lead.company === lead.name
    ? lead.name
    : `${lead.name} (${lead.company})`

export const leadPath = (id: string): string => `/leads/${id}`

export const leadEvidence = (lead: LeadRow) => ({
  kind: 'record' as const,
  path: leadPath(lead.id),
  label: leadLabel(lead),
})

/** Whether its text is untrusted: it came from a form, a webhook or a conversation. */
export const isExternal = (lead: LeadRow): boolean => lead.created_by === null || lead.source === 'recording'

/** A lead as a model sees it. */
export const toLeadData = ({ created_by: _maker, ...lead }: LeadRow) => ({ ...lead, path: leadPath(lead.id) })

const mostCandidates = 8

/** The lead with an id, name, company or email; for several, an answer that asks which. 404 for none. */
export async function findLead(reference: string, { client }: ToolContext): Promise<Found<LeadRow>> {
  const query = client.from('leads').select(leadColumns)
  const { data } = await (isId(reference)
    ? query.eq('id', reference)
    : query.or(anyColumnHolds(['name', 'company', 'email'], reference))
  )
    .order('last_activity_at', { ascending: false })
    .limit(200)
    .throwOnError()
  const rows = isId(reference)
    ? leadRows.parse(data)
    : preferExact(leadRows.parse(data), reference, (lead) => [lead.name, lead.company, lead.email])
  const [row] = rows
  if (!row)
    throw new ToolFailure(
      404,
      isId(reference) ? 'This lead does not exist.' : `No lead matches "${reference}".`,
    )
  if (rows.length === 1) return { row }
  const labels = rows.map(({ name, company, status }) => {
    const stage = leadStages[status].label
    return `${name} (${company ? `${company}, ` : ''}${stage})`
  })
  return {
    answer: {
      message: `${rows.length} leads match "${reference}": ${nameSome(labels, 4)}. Which one is it?`,
      data: { candidates: rows.slice(0, mostCandidates).map(toLeadData) },
      evidence: rows.slice(0, mostCandidates).map(leadEvidence),
      hasUntrustedText: rows.some(isExternal),
    },
  }
}
