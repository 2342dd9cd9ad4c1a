import { type CustomField, showCustomValue } from '@parley/core/leads/custom-fields'
import type { CustomValues } from '@parley/core/records/custom-values'
import { editOfOwn } from '../table/cell-edit.ts'
import type { ColumnShape } from './list-columns.ts'

/** The company's own fields as columns of a list. */
export const ownColumns = <R extends { custom: CustomValues }>(
  fields: readonly CustomField[],
): ColumnShape<R>[] =>
  fields.map((field) => ({
    name: `custom.${field.key}`,
    label: field.label,
    sort: `custom.${field.key}`,
    isNumeric: field.type === 'number',
    edit: editOfOwn(field),
    from: 'hidden xl:table-cell',
    textClass: 'truncate text-muted',
    ...(['number', 'date', 'boolean', 'choice'].includes(field.type) ? { width: 'w-32' } : {}),
    show: ({ custom }) => showCustomValue(custom[field.key]),
  }))
