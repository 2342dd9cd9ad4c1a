import { expect, test } from 'vitest'
import { readTable, toTable } from './read-table.ts'

test('reads headings and rows, whatever stands between the cells', async () => {
  const file = new File(['Order;Total\r\n"1;2";"9,50"\r\n'], 'orders.csv')
  expect(await readTable(file)).toEqual({
    table: { name: 'orders.csv', headings: ['Order', 'Total'], rows: [['1;2', '9,50']] },
  })
})

test.each([
  [new File([], 'a.csv'), 'a.csv is empty.'],
  [new File(['only,headings\n'], 'a.csv'), 'a.csv holds no rows below its headings.'],
  [
    new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'a.xlsx'),
    'a.xlsx is not a CSV file. Open it and save the sheet as CSV.',
  ],
  [
    new File([new Uint8Array([1, 0, 2, 9, 9])], 'a.bin'),
    'a.bin is not a CSV file. Open it and save the sheet as CSV.',
  ],
])('says why %s cannot be read', async (file, problem) => expect(await readTable(file)).toEqual({ problem }))

test('takes 100,000 rows and not one more', () => {
  const text = (rows: number) => `id\n${'1\n'.repeat(rows)}`
  expect(toTable('a', text(100_000))).toHaveProperty('table')
  expect(toTable('a', text(100_001))).toEqual({
    problem: 'a has more than 100,000 rows. Split it into smaller files.',
  })
})
