import { moneyWords } from '@parley/core/assistant/tools/words'
import { type Stage, stageName } from '@parley/core/leads/stages'
import type { TextType, ValueOf } from '@parley/core/records/field'
import { type LeadField, leadFields } from '@parley/core/records/lead'
import { joinList } from '@parley/core/text/words'
import type { z } from 'zod'
import type { Cells, Change } from './change.ts'
import { ToolFailure } from './context.ts'
import { cellWords, toCells } from './draft.ts'
import { fieldParameter } from './field-parameters.ts'
import type { Colleague } from './find-colleague.ts'
import { type LeadRow, leadLabel, leadPath } from './find-lead.ts'
import { requireStage } from './read-stages.ts'

type ToolField = Extract<LeadField, { type: TextType | 'stage' | 'amount' | 'currency' | 'day' }>
const toolFields = leadFields.filter((field): field is ToolField =>
  ['text', 'email', 'phone', 'url', 'stage', 'amount', 'currency', 'day'].includes(field.type),
)

/** New values for a lead as a tool is given them. An empty text clears the field. */
export type LeadDraft = { [Field in ToolField as Field['column']]?: NonNullable<ValueOf<Field>> | undefined }
type Parameters = { [Column in keyof LeadDraft]-?: z.ZodType<NonNullable<LeadDraft[Column]>> }

function makeParameters(): Parameters
function makeParameters(): object {
  return Object.fromEntries(toolFields.map((field) => [field.column, fieldParameter(field)]))
}
/** The fields of a lead that the assistant may write, with the limits of the table. */
export const leadParameters = makeParameters()

const none = '—'

interface Shown {
  currency: string
  stages: readonly Stage[]
}

function show(column: string, value: Cells[string], { currency, stages }: Shown): string {
  if (value === null || value === undefined) return none
  if (column === 'status') return stageName(stages, cellWords(value))
  return column === 'value' ? moneyWords(Number(value), currency) : cellWords(value)
}

/** The card's lines for what a draft sets; `before` only where there was a row. */
export const toLines = (values: Cells, before: Cells | null, shown: Shown): Change['lines'] =>
  Object.entries(values).map(([column, value]) => ({
    label: toolFields.find((field) => field.column === column)?.label ?? column,
    ...(before ? { before: show(column, before[column] ?? null, shown) } : {}),
    after: show(column, value, shown),
  }))

/** A reason that the database would clear is refused instead. 400 */
export function requireLost(wanted: LeadDraft, status: string, stages: readonly Stage[]): void {
  if (wanted.lost_reason && status !== 'lost')
    throw new ToolFailure(
      400,
      `Only a lost lead has a lost reason. Move it to ${stageName(stages, 'lost')} as well.`,
    )
}

/** A draft whose stage, given by key or name, is its key. 400 for a stage that the company doesn't have. */
export const withStageKey = (draft: LeadDraft, context: { stages: readonly Stage[] }): LeadDraft =>
  draft.status === undefined ? draft : { ...draft, status: requireStage(draft.status, context).key }

/** The differences of a draft from the lead, as an update; null where there are none. */
export function toLeadUpdate(
  lead: LeadRow & { status_changed_at: string },
  wanted: LeadDraft,
  handOver: { from: Colleague | null; to: Colleague } | null,
  stages: readonly Stage[],
): Change | null {
  requireLost(wanted, wanted.status ?? lead.status, stages)
  const current: Cells = Object.fromEntries(toolFields.map(({ column }) => [column, lead[column]]))
  const values: Cells = Object.fromEntries(
    Object.entries(toCells(wanted)).filter(([column, value]) => current[column] !== value),
  )
  const columns = Object.keys(values)
  if (columns.length === 0 && handOver === null) return null
  const before: Cells = Object.fromEntries(columns.map((column) => [column, current[column] ?? null]))
  const label = leadLabel(lead)
  const isNewStage = 'status' in values
  const from = stageName(stages, lead.status)
  const to = stageName(stages, wanted.status ?? lead.status)
  const lines = toLines(values, before, { currency: wanted.currency ?? lead.currency, stages })
  if (handOver) {
    values['owner_id'] = handOver.to.id
    before['owner_id'] = handOver.from?.id ?? null
    lines.push({ label: 'Owner', before: handOver.from?.name ?? none, after: handOver.to.name })
  }
  const isMove = lines.length === 1 && isNewStage
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
    restore: isNewStage
      ? {
          status_changed_at: lead.status_changed_at,
          closed_at: lead.closed_at,
          lost_reason: lead.lost_reason,
        }
      : {},
    title: isMove ? `Move ${label} to ${to}` : `Change ${label}`,
    lines,
    done: isMove ? `Moved ${label} from ${from} to ${to}.` : `Changed ${label}: ${words}.`,
    label,
    path: leadPath(lead.id),
    undoLabel: isMove ? `Move ${label} back to ${from}` : `Undo the change of ${label}`,
  }
}
