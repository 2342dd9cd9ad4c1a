import type { FilterField } from '@parley/core/leads/filters/fields'
import { type FieldFilter, type FilterOperator, readFilters } from '@parley/core/leads/filters/filter'
import { CellError } from '@parley/core/leads/import/cell-error'
import { marksShown } from '@parley/core/leads/import/decimal-mark'
import { typedNumber } from '@parley/core/leads/import/read-number'
import { readCustomValue } from '@parley/core/leads/read-custom-value'
import { readMoney } from '@parley/core/text/amount'
import { companyLocale } from '~/data/company-locale.ts'

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

/** A number in digits, read as an amount is; empty for what is none. @throws CellError where it may be either of two */
function readNumber({ field, label }: FilterField, typed: string): string {
  const text = typed.trim()
  const number = () =>
    String(
      readCustomValue(
        { key: field, label, type: 'number', options: [] },
        text,
        companyLocale.read() ?? navigator.language,
      ),
    )
  if (field.startsWith('custom.') && 'open' in (marksShown(text) ?? {})) return number()
  const money = readMoney(text)
  if (money) return String(money.value)
  try {
    return number()
  } catch (error) {
    if (error instanceof CellError) return ''
    throw error
  }
}

/** The values of a filter as they are typed. */
export const typedTexts = ([, operator, ...values]: FieldFilter): string[] =>
  ['number', 'numbers'].includes(kindOf(operator))
    ? values.map((value) => typedNumber(Number(value)))
    : values

function readValues(field: FilterField, kind: ValueKind, texts: readonly string[]): string[] {
  if (kind === 'none') return []
  if (kind === 'options') return [...texts]
  if (kind === 'numbers')
    return [texts[0] ?? '', texts[1] ?? '']
      .map((text) => readNumber(field, text))
      .toSorted((one, other) => Number(one) - Number(other))
  const [text = ''] = texts
  return [kind === 'number' ? readNumber(field, text) : text.trim()]
}

/** The filter that was typed, or what is wrong with it. Two numbers stand in either order. */
export function readDraft(
  field: FilterField,
  operator: FilterOperator,
  texts: readonly string[],
): { filter: FieldFilter } | { problem: string } {
  const kind = kindOf(operator)
  try {
    const [filter] = readFilters([[field.field, operator, ...readValues(field, kind, texts)]])
    return filter ? { filter } : { problem: problems[kind] }
  } catch (error) {
    if (error instanceof CellError) return { problem: error.message }
    throw error
  }
}
