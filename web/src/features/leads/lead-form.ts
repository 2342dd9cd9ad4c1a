import { currentStages, findStage, type Stage } from '@parley/core/leads/stages'
import { leadFacts, leadFields } from '@parley/core/records/lead'
import { readPatch } from '@parley/core/records/read-patch'
import { readSaleValue } from '@parley/core/records/sale-value'
import * as z from 'zod/mini'
import { readTyped } from '../records/index.ts'
import type { NewLead } from './calls/create-lead.ts'
import { valueSchema } from './value-schema.ts'

type LeadFact = (typeof leadFacts)[number]

export const drawerFields = leadFacts.filter((field) => 'isInDrawer' in field)

/** What was typed or chosen in the drawer; what was left alone is missing. */
export type LeadDraft = Partial<Record<LeadFact['column'] | 'value' | 'status' | 'owner_id', string>>

/** A draft as a browser kept it. */
export const draftSchema: z.ZodMiniType<LeadDraft> = z.partialRecord(
  z.enum([...leadFacts.map(({ column }) => column), 'value', 'status', 'owner_id']),
  z.string(),
)

type Outcome = { lead: NewLead } | { errors: LeadDraft }

/**
 * A new lead from what was typed, or what is wrong with each field. A stage that is none any more counts as unsaid.
 * @param timeZone in which moments were typed
 */
export function readDraft(draft: LeadDraft, stages: readonly Stage[], timeZone: string): Outcome {
  const errors: LeadDraft = {}
  const status = findStage(currentStages(stages), draft.status)?.key
  const facts = drawerFields.map((field) => {
    const read = readTyped(field, draft[field.column] ?? '', 'lead', timeZone)
    if ('problem' in read) errors[field.column] = read.problem
    return [field.column, 'value' in read ? read.value : null]
  })
  const value = z.safeParse(valueSchema, draft.value ?? '')
  if (!value.success) errors.value = value.error.issues[0]?.message ?? 'This is not valid'
  const worth = readSaleValue(value.data ?? '')
  if (Object.keys(errors).length > 0) return { errors }
  const lead: NewLead = {
    name: '',
    ...readPatch(leadFields, Object.fromEntries(facts)),
    ...worth,
    ...(status !== undefined && { status }),
    ...(draft.owner_id !== undefined && { owner_id: draft.owner_id || null }),
  }
  return { lead }
}
