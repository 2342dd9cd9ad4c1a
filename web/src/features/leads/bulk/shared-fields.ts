import type { CustomField, FieldType } from '@parley/core/leads/custom-fields'
import { CellError } from '@parley/core/leads/import/cell-error'
import type { Field } from '@parley/core/records/field'
import { leadFields } from '@parley/core/records/lead'
import type { LeadPatch } from '../lead.ts'

type Value = string | number | boolean | null

interface SharedField extends CustomField {
  /** The most characters. */
  limit: number | undefined
  patch: (value: Value) => LeadPatch
}

/** What is one lead's own, and what has a control of its own among those for several. */
const left: readonly string[] = ['name', 'company', 'title', 'email', 'phone', 'lost_reason']

const types: Partial<Record<Field['type'], FieldType>> = {
  text: 'text',
  url: 'url',
  amount: 'number',
  day: 'date',
}

/** The fields that several leads may well have the same of. */
export const sharedFields: readonly SharedField[] = leadFields.flatMap((field: Field) => {
  const type = types[field.type]
  if (type === undefined || left.includes(field.column)) return []
  const { column, label, limit } = field
  return [{ key: column, label, type, options: [], limit, patch: (value) => ({ [column]: value }) }]
})

/** @throws CellError where the value is longer than the field holds */
export function checkLength({ label, limit }: SharedField, value: Value): void {
  if (limit !== undefined && String(value ?? '').length > limit)
    throw new CellError(`${label}: use at most ${limit} characters`)
}
