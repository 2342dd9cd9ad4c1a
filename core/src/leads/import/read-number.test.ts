import { expect, it } from 'vitest'
import { decimalMarkOf, marksShown } from './decimal-mark.ts'
import { readImportRow } from './read-row.ts'

/** What a cell of a field of the company's own becomes, or why it isn't read. */
function read(seats: string, mark?: string) {
  const row = readImportRow(['Acme', seats], {
    subject: 'accounts',
    mapping: ['name', 'custom:seats'],
    headers: ['Name', 'Seats'],
    customFields: [{ key: 'seats', label: 'Seats', type: 'number', options: [] }],
    values: mark === undefined ? {} : { seats: { '': mark } },
    stages: [],
    timeZone: 'UTC',
    findOwner: () => undefined,
  })
  if ('failure' in row) return row.failure
  const { custom } = row.record
  return row.unread?.[0]?.reason ?? (typeof custom === 'object' && Reflect.get(custom, 'seats'))
}

it.each([
  ['1.200', ',', 1200],
  ['1.200', '.', 1.2],
  ['1,200', ',', 1.2],
  ['1,200', '.', 1200],
  ['-1.200', ',', -1200],
  ['1.250k', '.', 1250],
  ['1.250 Tsd.', ',', 1_250_000],
  // What shows its decimals needs nobody to say them.
  ['12.5', ',', 12.5],
  ['1.200,50', '.', 1200.5],
  ['0.125', ',', 0.125],
  ['1.200.000', '.', 1_200_000],
  ['1 200', '.', 1200],
])('%s of a file whose decimals begin with "%s" is %d', (text, mark, value) =>
  expect(read(text, mark)).toBe(value),
)

it.each([
  ['12.5', 12.5],
  ['-12,5', -12.5],
  ['1200', 1200],
  ['1.234,567', 1234.567],
  ['1234.567', 1234.567],
  ['1.200', 'Seats “1.200” may be 1200 or 1.2'],
  ['-1,250', 'Seats “-1,250” may be -1250 or -1.25'],
  ['many', 'Seats: write a number such as 12.5'],
  ['1,2,3', 'Seats: write a number such as 12.5'],
])('%s of a file of which that is unknown is %s', (text, found) => expect(read(text)).toBe(found))

it.each([
  ['1.200', { open: '.' }],
  ['-1,200', { open: ',' }],
  ['1.200,50 €', { decimal: ',' }],
  ['1.200.000', { decimal: ',' }],
  ["12'000.5", { decimal: '.' }],
  ['0,125', { decimal: ',' }],
  ['1234.567', { decimal: '.' }],
  ['12', null],
  ['12.', null],
  ['31.01.2026', null],
  ['1,2,3', null],
])('%s shows %j', (text, shown) => expect(marksShown(text)).toEqual(shown))

it('knows a column by itself, else by the others, else by how amounts are read', () => {
  const none = { decimals: [], open: [] }
  const open = { decimals: [], open: ['.' as const] }
  const comma = { decimals: [',' as const], open: [] }
  const both = { decimals: ['.' as const, ',' as const], open: ['.' as const] }
  expect(decimalMarkOf(none, [comma], [])).toBeNull()
  expect(decimalMarkOf({ ...open, decimals: ['.'] }, [comma], [comma])).toBe('.')
  expect(decimalMarkOf(open, [open, comma], [])).toBe(',')
  expect(decimalMarkOf(open, [open], [comma])).toBe(',')
  expect(decimalMarkOf(open, [open], [open])).toBe(',')
  expect(decimalMarkOf(open, [open], [none])).toBe('any')
  expect(decimalMarkOf(both, [both], [])).toBe('any')
})
