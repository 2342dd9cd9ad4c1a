import type { CustomField } from '@parley/core/leads/custom-fields'
import { CellError } from '@parley/core/leads/import/cell-error'
import * as z from 'zod/mini'
import { readOwn } from '~/data/own-value.ts'

/** What may be typed into a field of the company's own. */
export const customTextSchema = (field: CustomField) =>
  z.string().check(
    z.trim(),
    z.superRefine((text, context) => {
      if (text === '') return
      try {
        readOwn(field, text)
      } catch (error) {
        if (!(error instanceof CellError)) throw error
        context.addIssue({ code: 'custom', message: error.message })
      }
    }),
  )
