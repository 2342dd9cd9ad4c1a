import type { CustomField } from '@parley/core/leads/custom-fields'
import { CellError } from '@parley/core/leads/import/cell-error'
import type { CustomValues } from '@parley/core/records/custom-values'
import { readOwn } from '~/data/own-value.ts'

/** The values that were typed into a form, or what is wrong with each, by key. */
export function readTexts(
  fields: readonly CustomField[],
  texts: Readonly<Record<string, string>>,
): { values: CustomValues } | { errors: Record<string, string> } {
  const values: CustomValues = {}
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const text = texts[field.key]?.trim() ?? ''
    if (text === '') continue
    try {
      values[field.key] = readOwn(field, text)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      errors[field.key] = error.message
    }
  }
  return Object.keys(errors).length > 0 ? { errors } : { values }
}
