import { describe, expect, it } from 'vitest'
import { defaultStages } from '../stages.ts'
import { describeMappingProblem, guessMapping, looksLikeHeader } from './fields.ts'
import { readImportRow } from './read-row.ts'

const findOwner = (text: string) => (text === 'Ben Carter' ? 'ben' : undefined)
const read = (row: Record<string, string>) =>
  readImportRow(Object.values(row), {
    mapping: Object.keys(row),
    stages: defaultStages,
    timeZone: 'UTC',
    findOwner,
  })

describe('guessMapping', () => {
  it.each([
    [
      ['Full Name', 'E-Mail', 'Firma', 'Notes'],
      ['name', 'email', 'company', 'note'],
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
    expect(guessMapping(['Notes', 'Work email', 'X'], remembered)).toEqual(['next_step', 'email', null])
  })

  it('takes in what names a field, though it was left out once', () => {
    const remembered = new Map([
      ['currency', null],
      ['currencycode', null],
      ['betrag', 'value'],
      ['plan', null],
    ])
    expect(guessMapping(['Betrag', 'Currency'], remembered)).toEqual(['value', 'currency'])
    expect(guessMapping(['Betrag', 'Currency code'], remembered)).toEqual(['value', 'currency'])
    expect(guessMapping(['Mobil'], new Map([['mobil', null]]))).toEqual(['phone'])
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
      record: {
        name: 'Ana Ruiz',
        email: 'ana@ruiz.example',
        phone: '+34 600 100 200',
        status: 'won',
        value: 1200.5,
        currency: 'EUR',
        owner_id: 'ben',
        tags: ['vip', 'north'],
        created_at: '2026-01-31T12:00:00Z',
      },
    })
  })

  it('joins first and last name', () => {
    expect(read({ first_name: 'Ana', last_name: 'Ruiz' })).toEqual({ record: { name: 'Ana Ruiz' } })
    expect(read({ first_name: '', last_name: 'Ruiz' })).toEqual({ record: { name: 'Ruiz' } })
  })

  it('takes a row without the cells that it cannot read, and hands those back', () => {
    expect(read({ name: 'Ana', email: 'ana@', value: 'much', owner: 'Nobody' })).toEqual({
      record: { name: 'Ana' },
      unread: [
        { heading: '', text: 'ana@', reason: '“ana@” is not an email address' },
        { heading: '', text: 'much', reason: '“much” is not an amount' },
        { heading: '', text: 'Nobody', reason: 'Nobody in your company is called “Nobody”' },
      ],
    })
  })

  it.each([
    [{ name: 'x'.repeat(200) }, null],
    [{ name: 'x'.repeat(201) }, 'Name is longer than 200 characters'],
    [{ name: '', email: 'ana@ruiz.example' }, 'The name is missing'],
    [{ name: 'A', company: 'x'.repeat(201) }, 'Company is longer than 200 characters'],
    [{ name: 'A', status: 'lukewarm' }, '“lukewarm” is not a status'],
    [{ name: 'A', created_at: '2026-02-30' }, 'Created “2026-02-30” is not a date such as 2026-01-31'],
    [{ name: 'A', created_at: '1/2/2026' }, 'Created “1/2/2026” may begin with the day or the month'],
    [{ name: 'A', value: '-5' }, '“-5” is not an amount'],
    [{ name: 'A', phone: 'none' }, '“none” is not a phone number'],
    [{ name: 'A', id: 'of another product' }, null],
    [{ name: 'A\u0000b\uD800' }, null],
  ])('%j', (row, reason) => {
    const result = read(row)
    const found = 'failure' in result ? result.failure : (result.unread?.[0]?.reason ?? null)
    expect(found).toBe(reason)
  })

  it('follows what a person said that values mean', () => {
    const context = {
      mapping: ['name', 'status', 'owner', 'source'],
      headers: ['Name', 'Phase', 'Betreuer', 'Quelle'],
      findOwner,
      stages: defaultStages,
      timeZone: 'UTC',
      values: {
        phase: { 'fast da': 'negotiation' },
        betreuer: { kim: 'kim-id', nobody: '' },
        quelle: { web: 'Website' },
      },
    }
    expect(readImportRow(['A', 'Fast da', 'Kim', 'web'], context)).toEqual({
      record: { name: 'A', status: 'negotiation', owner_id: 'kim-id', source: 'Website' },
    })
    expect(readImportRow(['A', '', 'Nobody', ''], context)).toEqual({ record: { name: 'A' } })
  })

  it('reads crowns where the row or the company says of which country', () => {
    const context = {
      mapping: ['name', 'value', 'currency'],
      findOwner,
      stages: defaultStages,
      timeZone: 'UTC',
    }
    const valueOf = (cells: string[], currency?: string) => {
      const result = readImportRow(cells, { ...context, currency })
      return 'record' in result && [result.record['value'], result.record['currency']]
    }
    expect(valueOf(['A', '12 500 kr', ''], 'SEK')).toEqual([12_500, 'SEK'])
    expect(valueOf(['A', 'kr 12 500', 'dkk'], 'SEK')).toEqual([12_500, 'DKK'])
    expect(valueOf(['A', '12 500 kr', 'kr'], 'SEK')).toEqual([12_500, 'SEK'])
    expect(valueOf(['A', '12 500 kr', ''], 'EUR')).toEqual([undefined, undefined])
  })

  it('dates a decided sale by the one closing date that a file has; an open one keeps it as expected', () => {
    expect(read({ name: 'A', status: 'Closed Won', expected_close_on: '2025-03-31' })).toEqual({
      record: {
        name: 'A',
        status: 'won',
        expected_close_on: '2025-03-31',
        closed_at: '2025-03-31T12:00:00Z',
      },
    })
    const given = ['A', 'won', '2025-03-31', '2025-01-31 23:30', '2025-03-31T23:30:00Z', '1/2/2026']
    const context = {
      mapping: ['name', 'status', 'expected_close_on', 'created_at', 'last_activity_at', 'custom:day'],
      customFields: [{ key: 'day', label: 'Day', type: 'date' as const, options: [] }],
      stages: defaultStages,
      timeZone: 'Pacific/Tongatapu',
      findOwner,
      dateOrder: 'dmy' as const,
    }
    expect(readImportRow(given, context)).toEqual({
      record: {
        name: 'A',
        status: 'won',
        expected_close_on: '2025-03-31',
        closed_at: '2025-03-30T23:00:00Z',
        created_at: '2025-01-31T10:30:00Z',
        last_activity_at: '2025-03-31T23:30:00Z',
        custom: { day: '2026-02-01' },
      },
    })
    expect(read({ name: 'A', status: 'new', expected_close_on: '2025-03-31' })).toEqual({
      record: { name: 'A', status: 'new', expected_close_on: '2025-03-31' },
    })
    expect(read({ name: 'A', outcome: 'Lost', status: 'Negotiation' })).toEqual({
      record: { name: 'A', status: 'lost' },
    })
  })

  it('makes entries of the timeline from notes and from what has no field', () => {
    const context = {
      mapping: ['name', 'note', 'note', 'activity_kind', 'activity_at'],
      headers: ['Name', 'Notes', 'Industry', 'Activity type', 'Activity date'],
      findOwner,
      stages: defaultStages,
      timeZone: 'UTC',
      dateOrder: 'mdy' as const,
    }
    expect(readImportRow(['A', 'Likes tea', 'Steel', 'Phone call', '1/2/2026 3:05 PM'], context)).toEqual({
      record: { name: 'A' },
      notes: [
        { kind: 'call', body: 'Likes tea', at: '2026-01-02T15:05:00Z' },
        { kind: 'call', body: 'Industry: Steel', at: '2026-01-02T15:05:00Z' },
      ],
    })
  })

  it('keeps by what another product names a record, so that it is known again', () => {
    const context = {
      mapping: ['name', 'id', 'account_key'],
      headers: ['Name', 'Deal ID', 'Account ID'],
      findOwner,
      stages: defaultStages,
      timeZone: 'UTC',
    }
    expect(readImportRow(['A', '12', '001Xx0000012345'], context)).toEqual({
      record: { name: 'A' },
      refs: { key: 'dealid:12', account_key: '001xx0000012345' },
    })
  })

  it('reads accounts and contacts by their own fields', () => {
    const accounts = {
      subject: 'accounts' as const,
      mapping: ['name', 'domain', 'owner'],
      stages: defaultStages,
      timeZone: 'UTC',
      findOwner,
    }
    expect(readImportRow(['Acme', 'https://www.ACME.example/x', 'Ben Carter'], accounts)).toEqual({
      record: { name: 'Acme', domain: 'acme.example', owner_id: 'ben' },
    })
    const contacts = {
      subject: 'contacts' as const,
      mapping: ['first_name', 'last_name', 'account'],
      findOwner,
      stages: defaultStages,
      timeZone: 'UTC',
    }
    expect(readImportRow(['Ana', 'Ruiz', 'Acme'], contacts)).toEqual({
      record: { name: 'Ana Ruiz' },
      refs: { account: 'Acme' },
    })
  })

  it('refuses a row that is wider than the file, not one that is shorter', () => {
    const context = { mapping: ['name', 'email'], stages: defaultStages, timeZone: 'UTC', findOwner }
    expect(readImportRow(['A', '', 'x'], context)).toEqual({
      failure: 'The row has 3 cells where the file has 2 columns',
    })
    expect(readImportRow(['A', '', ' '], context)).toEqual({ record: { name: 'A' } })
    expect(readImportRow(['A'], context)).toEqual({ record: { name: 'A' } })
  })
})

it.each([
  [
    'leads',
    ['name', 'email'],
    ['Ana (ana@x.example)', 'ana@y.example'],
    'Ana (ana@x.example)',
    'ana@y.example',
  ],
  ['contacts', ['name', 'email'], ['Ana (ana@x.example)', ''], 'Ana (ana@x.example)', undefined],
  ['contacts', ['name', 'title'], ['Ana (ana@x.example)', 'CEO'], 'Ana', 'ana@x.example'],
  ['accounts', ['name'], ['Acme (post@acme.example)'], 'Acme (post@acme.example)', undefined],
] as const)(
  'of %s by %j, a name keeps an address that has a column of its own',
  (subject, mapping, cells, name, email) => {
    const row = readImportRow(cells, {
      mapping,
      subject,
      stages: [],
      timeZone: 'UTC',
      findOwner: () => undefined,
    })
    const record = 'record' in row ? row.record : {}
    expect([record['name'], record['email']]).toEqual([name, email])
  },
)

it('leaves out a tag that is too long, and says so', () => {
  const [long, longer] = ['x'.repeat(61), 'y'.repeat(70)]
  expect(read({ name: 'Ana', tags: `vip; ${long}, ${'z'.repeat(60)}; ${longer}` })).toEqual({
    record: { name: 'Ana', tags: ['vip', 'z'.repeat(60)] },
    unread: [{ heading: '', text: `${long}; ${longer}`, reason: 'A tag has 60 characters at most' }],
  })
  expect(read({ name: 'Ana', tags: long })).toMatchObject({
    record: { name: 'Ana' },
    unread: [{ text: long }],
  })
})

it.each(['leads', 'accounts', 'contacts'] as const)(
  'of %s, a choice of the company’s own is what a person said that a value means',
  (subject) => {
    const tierOf = (cell: string) => {
      const row = readImportRow(['Ana', cell], {
        subject,
        mapping: ['name', 'custom:tier'],
        headers: ['Name', 'Level'],
        customFields: [{ key: 'tier', label: 'Tier', type: 'choice', options: ['A', 'B'] }],
        values: { level: { gold: 'A', none: '', silver: 'Gone', b: 'A' } },
        stages: defaultStages,
        timeZone: 'UTC',
        findOwner,
      })
      if ('failure' in row) return row.failure
      const { custom } = row.record
      return row.unread?.[0]?.reason ?? (typeof custom === 'object' ? Reflect.get(custom, 'tier') : null)
    }
    expect(['Gold', 'None', 'a', 'B', 'Silver'].map(tierOf)).toEqual([
      'A',
      null,
      'A',
      'A',
      'Tier: choose one of A, B',
    ])
  },
)

it('takes what was said of a source for no other text', () => {
  const context = { findOwner, stages: defaultStages, timeZone: 'UTC', values: { tier: { gold: 'A' } } }
  expect(
    readImportRow(['Ana', 'Gold'], { ...context, mapping: ['name', 'title'], headers: ['', 'Tier'] }),
  ).toEqual({
    record: { name: 'Ana', title: 'Gold' },
  })
})
