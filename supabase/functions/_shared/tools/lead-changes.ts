import { moneyWords } from '@parley/core/assistant/tools/words'
import { leadStages } from '@parley/core/leads/status'
import { joinList } from '@parley/core/text/words'
import { z } from 'zod'
import type { Cells, Change } from './change.ts'
import type { Colleague } from './find-colleague.ts'
import { type LeadRow, leadLabel, leadPath, leadStatus } from './find-lead.ts'

const text = (limit: number) => z.string().trim().max(limit)

/** The fields of a lead that the assistant may write, with the limits of the table. An empty text clears the field. */
export const leadFields = {
  name: text(200).min(1),
  company: text(200),
  title: text(120),
  email: text(254).regex(/^$|^[^@\s]+@[^@\s]+$/, 'is not an email address'),
  phone: text(40),
  website: text(300),
  status: leadStatus,
  value: z.number().min(0).max(999_999_999_999).describe('Value of the deal in whole units of the currency'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'is not a currency such as USD'),
  source: text(80),
  next_step: text(500),
}
const draft = z.object(leadFields).partial()
export type LeadDraft = z.infer<typeof draft>

const labels: Record<keyof LeadDraft, string> = {
  name: 'Name',
  company: 'Company',
  title: 'Role',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  status: 'Stage',
  value: 'Value',
  currency: 'Currency',
  source: 'Source',
  next_step: 'Next step',
}
const cell = z.union([z.string(), z.number(), z.null()])

/** The draft as columns: an empty text is no text. */
export const toCells = (values: LeadDraft): Cells =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => [column, value === '' ? null : value]),
  )

const none = '—'

function show(column: string, value: Cells[string], currency: string): string {
  if (value === null || value === undefined) return none
  if (column === 'status') return leadStages[leadStatus.parse(value)].label
  return column === 'value' ? moneyWords(Number(value), currency) : String(value)
}

/** The card's lines for what a draft sets; `before` only where there was a row. */
export const toLines = (values: Cells, before: Cells | null, currency: string): Change['lines'] =>
  Object.entries(values).map(([column, value]) => ({
    label: Reflect.get(labels, column) ?? column,
    ...(before ? { before: show(column, before[column] ?? null, currency) } : {}),
    after: show(column, value, currency),
  }))

/** The differences of a draft from the lead, as an update; null where there are none. */
export function toLeadUpdate(
  lead: LeadRow & { website: string | null; status_changed_at: string },
  wanted: LeadDraft,
  handOver: { from: Colleague | null; to: Colleague } | null,
): Change | null {
  const current: Cells = Object.fromEntries(
    Object.keys(labels).map((column) => [column, cell.parse(Reflect.get(lead, column) ?? null)]),
  )
  const values: Cells = Object.fromEntries(
    Object.entries(toCells(wanted)).filter(([column, value]) => current[column] !== value),
  )
  const columns = Object.keys(values)
  if (columns.length === 0 && handOver === null) return null
  const before: Cells = Object.fromEntries(columns.map((column) => [column, current[column] ?? null]))
  const label = leadLabel(lead)
  const status = leadStatus.safeParse(values['status'])
  const lines = toLines(values, before, wanted.currency ?? lead.currency)
  if (handOver) {
    values['owner_id'] = handOver.to.id
    before['owner_id'] = handOver.from?.id ?? null
    lines.push({ label: 'Owner', before: handOver.from?.name ?? none, after: handOver.to.name })
  }
  const isMove = lines.length === 1 && status.success
  const words = joinList(
    lines.map(
      ({ label: field, after }) => `${field.toLowerCase()} ${after === none ? 'cleared' : `is now ${after}`}`,
    ),
  )
  return {
    table: 'leads',
    action: 'update',
    id: lead.id,
    values,
    before,
    restore: status.success ? { status_changed_at: lead.status_changed_at } : {},
    title: isMove ? `Move ${label} to ${leadStages[status.data].label}` : `Change ${label}`,
    lines,
    done: isMove
      ? `Moved ${label} from ${leadStages[lead.status].label} to ${leadStages[status.data].label}.`
      : `Changed ${label}: ${words}.`,
    label,
    path: leadPath(lead.id),
    undoLabel: isMove
      ? `Move ${label} back to ${leadStages[lead.status].label}`
      : `Undo the change of ${label}`,
  }
}
