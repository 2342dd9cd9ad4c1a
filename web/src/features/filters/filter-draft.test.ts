import { builtInFilterFields, type FilterField } from '@parley/core/leads/filters/fields'
import type { FilterOperator } from '@parley/core/leads/filters/filter'
import { salesRecords } from '@parley/core/records/sales-records'
import { afterEach, expect, test } from 'vitest'
import { companyLocale } from '~/data/company-locale.ts'
import { describeFilter } from './describe-filter.ts'
import { readDraft, typedTexts } from './filter-draft.ts'

const field: FilterField = { field: 'custom.plan', label: 'Plan', type: 'choice', options: ['Gold'] }

test.each<[FilterOperator, string[], string]>([
  ['contains', [' web, "x" '], 'contains web, "x"'],
  ['min', ['1,250'], 'is at least 1,250'],
  ['min', ['25k'], 'is at least 25,000'],
  ['max', ['€1.2m'], 'is at most 1,200,000'],
  ['equals', ['-2.5'], 'equals -2.5'],
  ['between', ['25', '10'], 'is between 10 and 25'],
  ['between', ['25k', '900'], 'is between 900 and 25,000'],
  ['on', ['2024-02-29'], 'is on Feb 29, 2024'],
  ['last', ['1'], 'in the last 1 day'],
  ['next', ['30'], 'in the next 30 days'],
  ['any', ['Gold', 'Silver'], 'is Gold or Silver'],
  ['yes', ['left from before'], 'is Yes'],
  ['empty', [], 'is empty'],
])('%s %j is a filter: %s', (operator, texts, words) => {
  const draft = readDraft(field, operator, texts)
  expect('filter' in draft ? describeFilter(draft.filter) : draft.problem).toBe(words)
})

afterEach(() => companyLocale.write(null))

test.each([
  ['de-DE', '1.200', '1,200'],
  ['en-US', '1,200', '1.200'],
])(
  'a number of the company’s own is read as it writes numbers in %s, and never guessed',
  (locale, plain, open) => {
    companyLocale.write(locale)
    const seats: FilterField = { field: 'custom.seats', label: 'Seats', type: 'number', options: [] }
    expect(readDraft(seats, 'min', [plain])).toEqual({ filter: ['custom.seats', 'min', '1200'] })
    const problem = `Seats “${open}” may be 1200 or 1.2: write 1200 or 1.2`
    expect(readDraft(seats, 'min', [open])).toEqual({ problem })
    expect(readDraft(seats, 'between', ['5', open])).toEqual({ problem })
    // As amounts are read wherever they are typed.
    const value: FilterField = { ...seats, field: 'value', label: 'Value' }
    expect(readDraft(value, 'min', [open])).toEqual({ filter: ['value', 'min', '1200'] })
  },
)

test('a filter that is opened and applied again stays the same', () => {
  const ratio: FilterField = { field: 'custom.ratio', label: 'Ratio', type: 'number', options: [] }
  for (const locale of ['de-DE', 'en-US']) {
    companyLocale.write(locale)
    for (const filter of [
      ['custom.ratio', 'min', '1.125'],
      ['custom.ratio', 'between', '-1.125', '1200'],
    ] as const)
      expect(readDraft(ratio, filter[1], typedTexts([...filter]))).toEqual({ filter })
  }
})

test.each<[FilterOperator, string[], string]>([
  ['contains', ['  '], 'Write 1 to 200 characters'],
  ['min', ['many'], 'Write a number such as 12.5'],
  ['between', ['5'], 'Write two numbers such as 10 and 25'],
  ['before', [''], 'Choose a day'],
  ['last', ['0'], 'Write a whole number from 1 to 9,999'],
  ['any', [], 'Choose 1 to 20 of them'],
])('%s %j is none: %s', (operator, texts, problem) =>
  expect(readDraft(field, operator, texts)).toEqual({ problem }),
)

test.each(salesRecords)('every field all %s have is named once', (record) => {
  const names = builtInFilterFields(record).map(({ label }) => label)
  expect(names).toContain('Created')
  expect(new Set(names).size).toBe(names.length)
})
