import { type CustomValues, readCustom } from '@parley/core/records/custom-values'
import type { Editable, PatchOf } from '@parley/core/records/field'
import { editableLeadFields, type LeadField } from '@parley/core/records/lead'
import type { Database } from '~/data/database.ts'

type LeadTable = Database['public']['Tables']['leads']['Row']

/** Every column, so that a new one needs no mention here. */
export const leadColumns = '*'

export type LeadRow = LeadTable

interface ScoreReason {
  label: string
  points: number
}

export interface Lead extends Omit<LeadTable, 'score_reasons' | 'custom'> {
  custom: CustomValues
  reasons: readonly ScoreReason[]
}

/** New values for some of a lead's fields. */
export type LeadPatch = PatchOf<Editable<LeadField>>

/** What the database keeps of a stage, and clears with another. */
const stageColumns: readonly string[] = ['closed_at', 'lost_reason', 'pipeline']

/** What brings a lead back to where it stood before a patch. */
export function revertOf(before: Lead, patch: LeadPatch): LeadPatch {
  const isTouched = (column: string) =>
    column in patch || ('status' in patch && stageColumns.includes(column))
  return Object.fromEntries(
    editableLeadFields.flatMap(({ column }) => (isTouched(column) ? [[column, before[column]]] : [])),
  )
}

function readReason(value: unknown): ScoreReason[] {
  if (typeof value !== 'object' || value === null || !('label' in value) || !('points' in value)) return []
  const { label, points } = value
  return typeof label === 'string' && typeof points === 'number' ? [{ label, points }] : []
}

/** A row of the table `leads` with its own fields and the reasons of its score read. */
export function readLead({ score_reasons, custom, ...columns }: LeadRow): Lead {
  const reasons = Array.isArray(score_reasons) ? score_reasons.flatMap(readReason) : []
  return { ...columns, custom: readCustom(custom), reasons }
}
