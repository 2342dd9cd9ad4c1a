import { expect, test } from 'vitest'
import { rejectedHead, rejectedName, toRejectedLine } from './rejected-rows.ts'

const row = { row_number: 7, outcome: 'failed', reason: 'The name is missing', cells: ['', 'a,b'] }

test('the columns of the file come first, then what became of the row', () => {
  expect(rejectedHead(['Name', ''])).toBe('\uFEFFName,Column 2,Import row,Import result,Import reason\r\n')
  expect(toRejectedLine(row, 2)).toBe(',"a,b",7,failed,The name is missing\r\n')
})

test('a short row is filled up, and what a long one has too much is not lost', () => {
  expect(toRejectedLine({ ...row, cells: ['A'] }, 3)).toBe('A,,,7,failed,The name is missing\r\n')
  expect(toRejectedLine({ ...row, cells: ['A', 'B', 'C'] }, 2)).toBe(
    'A,B,7,failed,The name is missing | C\r\n',
  )
})

test('the file is named after the one that came in', () => {
  expect(rejectedName('my.leads.csv')).toBe('my.leads-stayed-out.csv')
})
