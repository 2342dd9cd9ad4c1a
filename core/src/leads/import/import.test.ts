import { describe, expect, it } from 'vitest'
import { describeMappingProblem, guessMapping, looksLikeHeader } from './fields.ts'
import { readImportRow } from './read-row.ts'

const findOwner = (text: string) => (text === 'Ben Carter' ? 'ben' : undefined)
const read = (row: Record<string, string>) =>
  readImportRow(Object.values(row), { mapping: Object.keys(row), findOwner })

describe('guessMapping', () => {
  it.each([
    [
      ['Full Name', 'E-Mail', 'Firma', 'Notes'],
      ['name', 'email', 'company', null],
    ],
    [
      ['Vorname', 'Nachname', 'Telefon'],
      ['first_name', 'last_name', 'phone'],
    ],
    [
      ['Email', 'Work email'],
      ['email', null],
    ],
    [['Prénom'], ['first_name']],
  ])('%j', (headings, fields) => expect(guessMapping(headings)).toEqual(fields))

  it('follows what was remembered, also that a column is left out', () => {
    const remembered = new Map([
      ['notes', 'next_step'],
      ['workemail', null],
      ['x', 'custom:gone'],
    ])
    expect(guessMapping(['Notes', 'Work email', 'X'], remembered)).toEqual(['next_step', null, null])
  })

  it('takes in a field’s own name, though it was left out once', () => {
    const remembered = new Map([
      ['currency', null],
      ['currencycode', null],
      ['betrag', 'value'],
      ['plan', null],
    ])
    expect(guessMapping(['Betrag', 'Currency'], remembered)).toEqual(['value', 'currency'])
    expect(guessMapping(['Betrag', 'Currency code'], remembered)).toEqual(['value', null])
    expect(guessMapping(['Plan'], remembered, [{ key: 'custom:plan', label: 'Plan' }])).toEqual([
      'custom:plan',
    ])
  })
})

it.each([
  [['Name', 'Email'], true],
  [['Ana Ruiz', 'ana@ruiz.example'], false],
  [['Ana Ruiz', '+49 30 1234'], false],
  [['Spalte', 'Ort'], true],
])('%j is a header: %s', (record, isHeader) => expect(looksLikeHeader(record)).toBe(isHeader))

it('asks for a name, once', () => {
  expect(describeMappingProblem(['email', null])).toContain('column with the name')
  expect(describeMappingProblem(['name', 'email', 'email'])).toBe(
    'Two columns fill Email. Leave one of them out.',
  )
  expect(describeMappingProblem(['last_name', null, null])).toBeNull()
})

describe('readImportRow', () => {
  it('reads what people and other products write', () => {
    expect(
      read({
        name: ' Ana Ruiz ',
        email: 'Ana <ana@ruiz.example>',
        phone: "'+34 600 100 200",
        status: 'Closed Won',
        value: '€1.200,50',
        owner: 'Ben Carter',
        tags: 'vip; north,vip',
        created_at: '31.01.2026',
        website: '',
      }),
    ).toEqual({
      lead: {
        name: 'Ana Ruiz',
        email: 'ana@ruiz.example',
        phone: '+34 600 100 200',
        status: 'won',
        value: 1200.5,
        currency: 'EUR',
        owner_id: 'ben',
        tags: ['vip', 'north'],
        created_at: '2026-01-31T00:00:00Z',
      },
    })
  })

  it('joins first and last name', () => {
    expect(read({ first_name: 'Ana', last_name: 'Ruiz' })).toEqual({ lead: { name: 'Ana Ruiz' } })
    expect(read({ first_name: '', last_name: 'Ruiz' })).toEqual({ lead: { name: 'Ruiz' } })
  })

  it('reports all errors of a row', () => {
    expect(read({ name: '', email: 'ana@', value: 'much' })).toEqual({
      failure: 'The name is missing; “ana@” is not an email address; “much” is not an amount',
    })
  })

  it.each([
    [{ name: 'x'.repeat(200) }, null],
    [{ name: 'x'.repeat(201) }, 'Name is longer than 200 characters'],
    [{ name: 'A', company: 'x'.repeat(201) }, 'Company is longer than 200 characters'],
    [{ name: 'A', owner: 'Nobody' }, 'Nobody in your company is called “Nobody”'],
    [{ name: 'A', status: 'lukewarm' }, '“lukewarm” is not a status'],
    [{ name: 'A', created_at: '2026-02-30' }, 'Created “2026-02-30” is not a date such as 2026-01-31'],
    [{ name: 'A', created_at: '1/2/2026' }, 'Created “1/2/2026” is not a date such as 2026-01-31'],
    [{ name: 'A', value: '-5' }, '“-5” is not an amount'],
    [{ name: 'A', phone: 'none' }, '“none” is not a phone number'],
    [{ name: 'A', id: 'of another product' }, null],
    [{ name: 'A\u0000b\uD800' }, null],
  ])('%j', (row, failure) => {
    const result = read(row)
    expect('failure' in result ? result.failure : null).toBe(failure)
  })

  it('refuses a row that is wider than the file, not one that is shorter', () => {
    const context = { mapping: ['name', 'email'], findOwner }
    expect(readImportRow(['A', '', 'x'], context)).toEqual({
      failure: 'The row has 3 cells where the file has 2 columns',
    })
    expect(readImportRow(['A', '', ' '], context)).toEqual({ lead: { name: 'A' } })
    expect(readImportRow(['A'], context)).toEqual({ lead: { name: 'A' } })
  })
})
