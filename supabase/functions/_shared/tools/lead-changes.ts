import { amountWords } from '@parley/core/assistant/tools/words'
import { pipelineName, type Stage, stageName } from '@parley/core/leads/stages'
import { readCustom } from '@parley/core/records/custom-values'
import { leadFields } from '@parley/core/records/lead'
import { joinList } from '@parley/core/text/words'
import type { z } from 'zod'
import { type Cells, type Change, isSame } from './change.ts'
import { type ToolContext, ToolFailure } from './context.ts'
import {
  type OwnChange,
  ownLines,
  readOwnChanges,
  readOwnFields,
  withChanges,
} from './customers/own-fields.ts'
import { cellWords, toCells } from './draft.ts'
import { changedTags, isWritten, parametersOf, type TagChange } from './field-parameters.ts'
import type { Colleague } from './find-colleague.ts'
import { type LeadRow, leadLabel, leadPath } from './find-lead.ts'
import { placeInPipelines } from './place-in-pipelines.ts'

/** The fields of a lead that the assistant may write, with the limits of the table. */
export const leadParameters = parametersOf(leadFields)

/** New values for a lead as a tool is given them, but for its owner, who is looked up. An empty text clears the field. */
export type LeadDraft = {
  [Name in Exclude<keyof typeof leadParameters, 'owner'>]?: z.infer<(typeof leadParameters)[Name]> | undefined
} & TagChange

/** What a draft sets in a lead: its columns, and what of the company's own fields. */
export interface LeadValues {
  values: Cells
  own: readonly OwnChange[]
}

const none = '—'
const toolFields = leadFields.filter(isWritten)

interface Shown {
  currency: string
  stages: readonly Stage[]
}

function show(column: string, value: Cells[string], { currency, stages }: Shown): string {
  if (value === null || value === undefined) return none
  if (column === 'status') return stageName(stages, cellWords(value))
  if (column === 'pipeline') return pipelineName(stages, cellWords(value))
  return column === 'value' ? amountWords(Number(value), currency) : cellWords(value) || none
}

/**
 * What a draft sets, with the lead as it is (null, where it is to be made): the stage by its key, the pipeline as the stage
 * that it means, own fields beside those that the lead has.
 * @throws ToolFailure 400 for a stage, a pipeline or an own field that the company doesn't have
 */
export async function readDraft(
  { own_fields: given, tags: all, add_tags: added, remove_tags: removed, ...draft }: LeadDraft,
  held: Pick<LeadRow, 'status' | 'custom' | 'tags'> | null,
  context: ToolContext,
): Promise<LeadValues> {
  const former = readCustom(held?.custom)
  const tags = changedTags(held?.tags ?? [], { tags: all, add_tags: added, remove_tags: removed })
  const own = given ? readOwnChanges(given, former, await readOwnFields('leads', context)) : []
  return {
    values: {
      ...toCells({ ...draft, ...placeInPipelines(draft, held?.status ?? null, context.stages) }),
      ...(tags && { tags }),
      ...(own.length > 0 && { custom: withChanges(former, own) }),
    },
    own,
  }
}

/** The card's lines for what a draft sets; `before` only where there was a row. */
export const toLines = ({ values, own }: LeadValues, before: Cells | null, shown: Shown): Change['lines'] => [
  ...Object.entries(values)
    .filter(([column]) => column !== 'custom')
    .map(([column, value]) => ({
      label: toolFields.find((field) => field.column === column)?.label ?? column,
      ...(before ? { before: show(column, before[column] ?? null, shown) } : {}),
      after: show(column, value, shown),
    })),
  ...ownLines(own).map(({ before: former, ...line }) => (before ? { ...line, before: former } : line)),
]

/** A reason that the database would clear is refused instead. 400 */
export function requireLost(reason: unknown, status: string, stages: readonly Stage[]): void {
  if (reason && status !== 'lost')
    throw new ToolFailure(
      400,
      `Only a lost lead has a lost reason. Move it to ${stageName(stages, 'lost')} as well.`,
    )
}

/** A lead as it is: each field that tools write, by its column. */
export const cellsOf = (lead: LeadRow): Cells =>
  Object.fromEntries(
    toolFields.map(({ column, type }) => [
      column,
      type === 'custom' ? readCustom(lead.custom) : lead[column],
    ]),
  )

/** The differences of a draft from the lead, as an update; null where there are none. */
export function toLeadUpdate(
  lead: LeadRow & { status_changed_at: string },
  wanted: LeadValues,
  handOver: { from: Colleague | null; to: Colleague } | null,
  stages: readonly Stage[],
): Change | null {
  const status = cellWords(wanted.values['status']) || lead.status
  requireLost(wanted.values['lost_reason'], status, stages)
  const current = cellsOf(lead)
  const values: Cells = Object.fromEntries(
    Object.entries(wanted.values).filter(([column, value]) => !isSame(current[column] ?? null, value)),
  )
  const columns = Object.keys(values)
  if (columns.length === 0 && handOver === null) return null
  const before: Cells = Object.fromEntries(columns.map((column) => [column, current[column] ?? null]))
  const label = leadLabel(lead)
  const isNewStage = 'status' in values
  const from = stageName(stages, lead.status)
  const to = stageName(stages, status)
  const currency = cellWords(values['currency']) || lead.currency
  const lines = toLines({ values, own: wanted.own }, before, { currency, stages })
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
