import type { CustomField, CustomValue } from '@parley/core/leads/custom-fields'
import { typedNumber } from '@parley/core/leads/import/read-number'
import { readCustomValue } from '@parley/core/leads/read-custom-value'
import { companyLocale } from './company-locale.ts'

/** What was typed for one of the company's own fields, numbers as the company writes them. @throws CellError */
export const readOwn = (field: CustomField, text: string): CustomValue =>
  readCustomValue(field, text, companyLocale.read() ?? navigator.language)

/** What an own field holds, as it is typed. @param shown as people read it */
export const typedOwn = (held: unknown, shown: string): string =>
  typeof held === 'number' ? typedNumber(held) : shown
