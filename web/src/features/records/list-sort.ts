import type { Field } from '@parley/core/records/field'

export interface ListSort {
  /** A field's column, or `custom.key` of a field of the company's own. */
  sort: string
  isAscending: boolean
}

const ownField = /^custom\.[a-z][a-z0-9_]{0,59}$/

const sortedField = (fields: readonly Field[], sort: string) =>
  fields.find((field) => field.isSorted && field.column === sort)

/** Whether a list of these records can be sorted by it. */
export const isSort = (fields: readonly Field[], sort: string): boolean =>
  ownField.test(sort) || sortedField(fields, sort) !== undefined

/** Whether a list is sorted upwards the first time: words from A, days from the next, numbers and past moments from the largest. */
export const startsAscending = (fields: readonly Field[], sort: string): boolean =>
  !['amount', 'score', 'moment'].includes(sortedField(fields, sort)?.type ?? '')

/** What stands in the order for a field that holds an id: the name that people read there. */
const namesOf: Partial<Record<Field['type'], string>> = {
  colleague: 'owner_name',
  account: 'account_name',
}

/**
 * How a request is sorted, as supabase-js takes it. Nothing stands before something where a field may be empty; for the
 * others saying so would keep their index out.
 * @param isReversed to read from the end
 */
export function orderOf(fields: readonly Field[], { sort, isAscending }: ListSort, isReversed = false) {
  const field = sortedField(fields, sort)
  const mayBeEmpty = field?.isRequired === undefined
  const column = ownField.test(sort) ? sort.replace('.', '->') : ((field && namesOf[field.type]) ?? sort)
  const order = { ascending: isAscending !== isReversed, ...(mayBeEmpty && { nullsFirst: isReversed }) }
  return [column, order] as const
}
