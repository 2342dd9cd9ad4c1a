import { type CustomField, showCustomValue } from '@parley/core/leads/custom-fields'
import type { CustomValues } from '@parley/core/records/custom-values'
import type { ColumnShape } from './list-columns.ts'

/** The company's own fields as columns of a list. */
export const ownColumns = <R extends { custom: CustomValues }>(
  fields: readonly CustomField[],
): ColumnShape<R>[] =>
  fields.map(({ key, label, type }) => ({
    name: `custom.${key}`,
    label,
    sort: `custom.${key}`,
    isNumeric: type === 'number',
    from: 'hidden xl:table-cell',
    textClass: 'truncate text-muted',
    ...(['number', 'date', 'boolean', 'choice'].includes(type) ? { width: 'w-32' } : {}),
    show: ({ custom }) => showCustomValue(custom[key]),
  }))
