import { accountFields } from '@parley/core/records/account'
import { contactFields } from '@parley/core/records/contact'
import type { Field } from '@parley/core/records/field'
import { leadFields } from '@parley/core/records/lead'
import { expect, test } from 'vitest'
import { type CellEdit, editOf, editOfOwn } from './cell-edit.ts'
import { choicesOf, heldText, readCell } from './read-cell.ts'

const row = {
  id: '1',
  name: 'Vik',
  phone: '+47 22',
  owner_id: 'ana',
  custom: { seats: 9, active: true, note: 'kept' },
}
const members = [{ id: 'ana', name: 'Ana' }]
function fieldOf(fields: readonly Field[], column: string): CellEdit {
  const field = fields.find((known) => known.column === column)
  const edit = field ? editOf(field, members) : null
  if (!edit) throw new Error(`${column} is not edited in lists`)
  return edit
}
const own = (key: string, type: 'number' | 'boolean' | 'choice' | 'date', options: string[] = []) =>
  editOfOwn({ key, label: 'Own', type, options })

test('each field that people write has a way to be edited, but those with a page or control of their own', () => {
  const left = [...leadFields, ...accountFields, ...contactFields].filter(
    (field: Field) => !field.isKept && editOf(field, members) === null,
  )
  expect([...new Set(left.map(({ type }) => type))].toSorted()).toEqual([
    'account',
    'currency',
    'custom',
    'moment',
    'pipeline',
    'stage',
    'tags',
  ])
})

test.each([
  ['a line', fieldOf(accountFields, 'phone'), ' +47 33 ', { phone: '+47 33' }],
  ['an empty line', fieldOf(accountFields, 'phone'), ' ', { phone: null }],
  ['a line too long', fieldOf(accountFields, 'phone'), '1'.repeat(41), 'Use at most 40 characters'],
  ['an address that is none', fieldOf(contactFields, 'email'), 'ana', 'This is not an email address'],
  ['a colleague', fieldOf(accountFields, 'owner_id'), 'ana', { owner_id: 'ana' }],
  ['nobody', fieldOf(accountFields, 'owner_id'), '', { owner_id: null }],
  ['a day', fieldOf(leadFields, 'expected_close_on'), '2026-12-01', { expected_close_on: '2026-12-01' }],
  [
    'an own number, beside the others',
    own('seats', 'number'),
    '12',
    { custom: { ...row.custom, seats: 12 } },
  ],
  ['an own field cleared', own('note', 'choice', ['kept']), '', { custom: { seats: 9, active: true } }],
  ['an own number that is none', own('seats', 'number'), 'many', 'Own: write a number such as 12.5'],
  ['an own yes or no', own('active', 'boolean'), 'No', { custom: { ...row.custom, active: false } }],
] as const)('%s', async (_, edit, typed, expected) => {
  expect(await readCell(edit, row, typed, 'account')).toEqual(expected)
})

test('who left and what is no longer offered stays among the choices of whoever holds it', () => {
  const owner = fieldOf(accountFields, 'owner_id')
  expect(choicesOf(owner, 'ana').map(({ label }) => label)).toEqual(['Ana'])
  expect(choicesOf(owner, 'gone').map(({ label }) => label)).toEqual(['Ana', 'Former colleague'])
  expect(choicesOf(own('note', 'choice', ['new']), 'kept').map(({ value }) => value)).toEqual(['new', 'kept'])
})

test('what a cell holds, as it is edited', () => {
  expect(heldText(fieldOf(accountFields, 'phone'), row)).toBe('+47 22')
  expect(heldText(own('seats', 'number'), row)).toBe('9')
  expect(heldText(own('active', 'boolean'), row)).toBe('Yes')
  expect(heldText(own('none', 'date'), row)).toBe('')
})
