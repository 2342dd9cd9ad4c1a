import { leadFields, otherLeadColumns } from '@parley/core/records/lead'
import type { LeadRow } from '../lead.ts'

const at = '2026-01-01T00:00:00Z'
const nothing = Object.fromEntries(
  [...leadFields.map(({ column }) => column), ...Object.keys(otherLeadColumns)].map((column) => [
    column,
    null,
  ]),
)

/** A row of the table `leads` of which only this is known. */
export function leadRow(known: Partial<LeadRow>): LeadRow
export function leadRow(known: object): object {
  return {
    ...nothing,
    id: 'one',
    company_id: 'c',
    name: 'Ana',
    status: 'new',
    pipeline: 'sales',
    currency: 'USD',
    score: 0,
    score_reasons: [],
    tags: [],
    custom: {},
    last_activity_at: at,
    status_changed_at: at,
    is_sample: false,
    created_at: at,
    updated_at: at,
    ...known,
  }
}
