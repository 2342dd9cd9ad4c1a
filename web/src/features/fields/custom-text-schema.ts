import { type CustomField, readCustomValue } from '@parley/core/leads/custom-fields'
import { CellError } from '@parley/core/leads/import/cell-error'
import * as z from 'zod/mini'

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
