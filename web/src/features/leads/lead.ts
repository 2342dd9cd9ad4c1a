import { type LeadStatus, leadStatuses } from '@parley/core/leads/status'
import type { Database } from '~/data/database.ts'

type LeadTable = Database['public']['Tables']['leads']['Row']

export const leadColumns =
  'id, name, company, email, phone, title, status, value, currency, source, owner_id, score, score_reasons, next_step, tags, last_activity_at, created_at, updated_at, is_sample'

type Column =
  | 'id'
  | 'name'
  | 'company'
  | 'email'
  | 'phone'
  | 'title'
  | 'value'
  | 'currency'
  | 'source'
  | 'owner_id'
  | 'score'
  | 'next_step'
  | 'tags'
  | 'last_activity_at'
  | 'created_at'
  | 'updated_at'
  | 'is_sample'

interface ScoreReason {
  label: string
  points: number
}

export type LeadRow = Pick<LeadTable, Column | 'status' | 'score_reasons'>

export interface Lead extends Pick<LeadTable, Column> {
  status: LeadStatus
  reasons: readonly ScoreReason[]
}

export const editableFields = [
  'name',
  'company',
  'email',
  'phone',
  'title',
  'status',
  'value',
  'currency',
  'source',
  'owner_id',
  'next_step',
] as const

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
export function readLead({ score_reasons, status, ...columns }: LeadRow): Lead {
  const reasons = Array.isArray(score_reasons) ? score_reasons.flatMap(readReason) : []
  return { ...columns, status: readStatus(status), reasons }
}
