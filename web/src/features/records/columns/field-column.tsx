import { type Field, keyOf } from '@parley/core/records/field'
import type { ReactNode } from 'react'
import { formatAge } from '~/data/ages.ts'
import { formatDay } from '~/data/formats.ts'
import { fieldWords } from '../field-words.ts'
import { editOf } from '../table/cell-edit.ts'
import type { ColumnShape } from './list-columns.ts'

interface Person {
  id: string
  name: string
}

const dated = { isNumeric: true, width: 'w-28', textClass: 'text-sm text-muted' }
const muted = { textClass: 'truncate text-muted' }

function showValue(field: Field, held: unknown, members: readonly Person[]): ReactNode {
  const { type } = field
  // Colleagues are known a little later, and days and moments stand as how long ago they are.
  if (type === 'colleague') return members.find(({ id }) => id === held)?.name
  if (typeof held === 'string' && type === 'moment') return <time dateTime={held}>{formatAge(held)}</time>
  if (typeof held === 'string' && type === 'day') return <time dateTime={held}>{formatDay(held)}</time>
  return fieldWords(field, held, () => undefined)
}

/** A field of a record as a column of its list, drawn by its type. @param members whose names stand for their ids */
export const fieldColumn = <R extends object>(field: Field, members: readonly Person[]): ColumnShape<R> => ({
  name: keyOf(field),
  label: field.label,
  ...(field.isSorted && { sort: field.column }),
  ...(field.type === 'moment' || field.type === 'day' ? dated : muted),
  ...(field.type === 'colleague' && { width: 'w-36' }),
  ...((field.type === 'amount' || field.type === 'score') && { isNumeric: true }),
  edit: editOf(field, members),
  show: (row) => showValue(field, Reflect.get(row, field.column), members),
})
