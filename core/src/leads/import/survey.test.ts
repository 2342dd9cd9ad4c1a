import { expect, it } from 'vitest'
import { orderOf, surveyColumns } from './survey.ts'

it('says what the columns of a file hold', () => {
  const records = [
    ['Open', '12', '1/2/2026', 'yes', 'https://a.example', ''],
    ['open ', '1.5', '1/20/2026', 'No', 'https://b.example/x'],
    ['Won', '-3', '', '', '', ' '],
  ]
  const found = surveyColumns(records, 6)
  expect(found.map(({ type, order }) => [type, order])).toEqual([
    ['text', null],
    ['number', null],
    ['date', 'mdy'],
    ['boolean', null],
    ['url', null],
    ['text', null],
  ])
  expect(found[0]?.values).toEqual([
    { text: 'Open', count: 2 },
    { text: 'Won', count: 1 },
  ])
  expect(orderOf(found)).toBe('mdy')
  expect(orderOf(surveyColumns([['1/2/2026']], 1))).toBe('any')
  expect(orderOf(surveyColumns([['2026-01-02']], 1))).toBeNull()
})

it('says what the numbers of a column show of their marks', () => {
  const found = surveyColumns(
    [
      ['1.200', '1.200,50 €', '31.01.2026'],
      ['12', '0.5', 'x'],
    ],
    3,
  )
  expect(found.map(({ marks }) => marks)).toEqual([
    { decimals: [], open: ['.'] },
    { decimals: [',', '.'], open: [] },
    { decimals: [], open: [] },
  ])
})

it('lists two hundred values and says that there are more', () => {
  const [column] = surveyColumns(
    Array.from({ length: 300 }, (_, index) => [`v${index}`]),
    1,
  )
  expect([column?.values.length, column?.hasMore]).toEqual([200, true])
})
