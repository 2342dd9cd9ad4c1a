import type { FieldFilter, FilterOperator } from '@parley/core/leads/filters/filter'
import { countOf, formatDay, formatNumber } from '~/data/formats.ts'

export const operatorLabels: Readonly<Record<FilterOperator, string>> = {
  contains: 'contains',
  is: 'is',
  equals: 'equals',
  min: 'is at least',
  max: 'is at most',
  between: 'is between',
  on: 'is on',
  before: 'is before',
  after: 'is after',
  last: 'in the last',
  next: 'in the next',
  any: 'is any of',
  yes: 'is Yes',
  no: 'is No',
  empty: 'is empty',
  filled: 'is not empty',
}

const choices = new Intl.ListFormat('en-US', { type: 'disjunction' })
const writeNumber = (text: string) => formatNumber(Number(text), 6)

function describeValues(operator: FilterOperator, values: readonly string[]): string {
  const [value = ''] = values
  switch (operator) {
    case 'equals':
    case 'min':
    case 'max':
      return writeNumber(value)
    case 'between':
      return values.map(writeNumber).join(' and ')
    case 'on':
    case 'before':
    case 'after':
      return formatDay(value)
    case 'last':
    case 'next':
      return countOf(Number(value), 'day')
    case 'any':
      return choices.format(values)
    default:
      return value
  }
}

/** A filter in words without its field's name: "is at least 1,000", "is Gold or Silver". */
export function describeFilter([, operator, ...values]: FieldFilter): string {
  const label = operator === 'any' ? 'is' : operatorLabels[operator]
  return `${label} ${describeValues(operator, values)}`.trim()
}
