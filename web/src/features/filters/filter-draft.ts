import { readCustomValue } from '@parley/core/leads/custom-fields'
import type { FilterField } from '@parley/core/leads/filters/fields'
import { type FieldFilter, type FilterOperator, readFilters } from '@parley/core/leads/filters/filter'
import { CellError } from '@parley/core/leads/import/cell-error'
import { readMoney } from '@parley/core/text/amount'

/** How the value of an operator is asked for. */
export type ValueKind = 'text' | 'number' | 'numbers' | 'day' | 'days' | 'options' | 'none'

const kinds: Readonly<Record<FilterOperator, ValueKind>> = {
  contains: 'text',
  is: 'text',
  equals: 'number',
  min: 'number',
  max: 'number',
  between: 'numbers',
  on: 'day',
  before: 'day',
  after: 'day',
  last: 'days',
  next: 'days',
  any: 'options',
  yes: 'none',
  no: 'none',
  empty: 'none',
  filled: 'none',
}
export const kindOf = (operator: FilterOperator): ValueKind => kinds[operator]

const problems: Readonly<Record<ValueKind, string>> = {
  text: 'Write 1 to 200 characters',
  number: 'Write a number such as 12.5',
  numbers: 'Write two numbers such as 10 and 25',
  day: 'Choose a day',
  days: 'Write a whole number from 1 to 9,999',
  options: 'Choose 1 to 20 of them',
  none: '',
}

function readNumber(text: string): string {
  const money = readMoney(text.trim())
  if (money) return String(money.value)
  try {
    return String(readCustomValue({ key: '', label: '', type: 'number', options: [] }, text.trim()))
  } catch (error) {
    if (error instanceof CellError) return text
    throw error
  }
}

function readValues(kind: ValueKind, texts: readonly string[]): string[] {
  if (kind === 'none') return []
  if (kind === 'options') return [...texts]
  if (kind === 'numbers')
    return [texts[0] ?? '', texts[1] ?? '']
      .map(readNumber)
      .toSorted((one, other) => Number(one) - Number(other))
  const [text = ''] = texts
  return [kind === 'number' ? readNumber(text) : text.trim()]
}

/** The filter that was typed, or what is wrong with it. Two numbers stand in either order. */
export function readDraft(
  { field }: FilterField,
  operator: FilterOperator,
  texts: readonly string[],
): { filter: FieldFilter } | { problem: string } {
  const kind = kindOf(operator)
  const [filter] = readFilters([[field, operator, ...readValues(kind, texts)]])
  return filter ? { filter } : { problem: problems[kind] }
}
