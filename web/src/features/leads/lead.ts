import { type LeadStatus, leadStatuses } from '@parley/core/leads/status'
import type { Database } from '~/data/database.ts'

import { type CustomValues, readCustom } from './fields/custom-values.ts'
import { type LeadTextColumn, leadTextFields } from './lead-fields.ts'

type LeadTable = Database['public']['Tables']['leads']['Row']

/** Every column, so that a new one needs no mention here. */
export const leadColumns = '*'

export type LeadRow = LeadTable

interface ScoreReason {
  label: string
  points: number
}

export interface Lead extends Omit<LeadTable, 'status' | 'score_reasons' | 'custom'> {
  status: LeadStatus
  custom: CustomValues
  reasons: readonly ScoreReason[]
}

export const editableFields: readonly (
  | LeadTextColumn
  | 'status'
  | 'value'
  | 'currency'
  | 'owner_id'
  | 'next_step'
  | 'custom'
)[] = [
  ...leadTextFields.map(({ column }) => column),
  'status',
  'value',
  'currency',
  'owner_id',
  'next_step',
  'custom',
]

/** New values for some of a lead's fields. */
export type LeadPatch = Partial<Pick<Lead, (typeof editableFields)[number]>>

/** What brings a lead back to where it stood before a patch. */
export function revertOf(before: Lead, patch: LeadPatch): LeadPatch {
  return Object.fromEntries(
    editableFields.filter((field) => field in patch).map((field) => [field, before[field]]),
  )
}

const isLeadStatus = (text: string): text is LeadStatus => leadStatuses.some((status) => status === text)

/** A stage as the database keeps it; one this build does not know counts as new. */
export const readStatus = (text: string): LeadStatus => (isLeadStatus(text) ? text : 'new')

function readReason(value: unknown): ScoreReason[] {
  if (typeof value !== 'object' || value === null || !('label' in value) || !('points' in value)) return []
  const { label, points } = value
  return typeof label === 'string' && typeof points === 'number' ? [{ label, points }] : []
}

/** A row of the table `leads` with its stage and the reasons of its score read. */
export function readLead({ score_reasons, status, custom, ...columns }: LeadRow): Lead {
  const reasons = Array.isArray(score_reasons) ? score_reasons.flatMap(readReason) : []
  return { ...columns, status: readStatus(status), custom: readCustom(custom), reasons }
}
