import { type CustomField, readCustomValue } from '@parley/core/leads/custom-fields'
import { CellError } from '@parley/core/leads/import/cell-error'
import * as z from 'zod/mini'

const customSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

export type CustomValues = z.infer<typeof customSchema>

/** What `leads.custom` holds. */
export const readCustom = (custom: unknown): CustomValues => z.safeParse(customSchema, custom).data ?? {}

/** The values with one changed; null takes it away. */
export const withValue = (
  values: CustomValues,
  key: string,
  value: string | number | boolean | null,
): CustomValues => {
  const { [key]: _former, ...others } = values
  return value === null ? others : { ...others, [key]: value }
}

/** What may be typed into a field of the company's own. */
export const customTextSchema = (field: CustomField) =>
  z.string().check(
    z.trim(),
    z.superRefine((text, context) => {
      if (text === '') return
      try {
        readCustomValue(field, text)
      } catch (error) {
        if (!(error instanceof CellError)) throw error
        context.addIssue({ code: 'custom', message: error.message })
      }
    }),
  )
