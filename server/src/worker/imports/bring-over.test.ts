import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../../testing/host.ts'
import { countsOf, importTable, undoImport } from '../../testing/import-file.ts'

let host: TestHost
let ben: Person
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

/** What a company holds of its customers, byte by byte. */
async function stateOf({ companyId }: Person): Promise<string> {
  const [row] = await host.database.sql<{ state: string }[]>`
    select concat_ws('\n',
      (select jsonb_agg(to_jsonb(x) - 'updated_at' order by x.id) from public.leads x where x.company_id = ${companyId}),
      (select jsonb_agg(to_jsonb(x) - 'updated_at' order by x.id) from public.accounts x where x.company_id = ${companyId}),
      (select jsonb_agg(to_jsonb(x) - 'updated_at' order by x.id) from public.contacts x where x.company_id = ${companyId}),
      (select jsonb_agg(to_jsonb(x) order by x.id) from public.lead_activities x where x.company_id = ${companyId}),
      (select count(*) from private.record_keys x where x.company_id = ${companyId})) as state`
  return row?.state ?? ''
}

const activities = async (person: Person, column: 'lead_id' | 'account_id' | 'contact_id') =>
  (
    await person.client
      .from('lead_activities')
      .select('kind, body, created_at')
      .not(column, 'is', null)
      .in('kind', ['note', 'call', 'meeting'])
      .order('created_at')
      .throwOnError()
  ).data

const companies = [
  [
    'Record ID',
    'Company name',
    'Company Domain Name',
    'Phone Number',
    'Create Date',
    'Description',
    'Company owner',
  ],
  [
    '9000000001',
    'Acme GmbH',
    'acme.example',
    '+49 30 1',
    '2024-01-15 09:00',
    'Steel',
    'file@nowhere.example',
  ],
  ['9000000002', 'Globex', 'globex.example', '', '2024-02-01', '', ''],
]
const people = [
  [
    'Record ID',
    'First Name',
    'Last Name',
    'Email',
    'Job Title',
    'Company Name',
    'Primary Associated Company ID',
  ],
  ['8000000001', 'Ana', 'Ruiz', 'ana@acme.example', 'CEO', 'Acme', '9000000001'],
  ['8000000002', 'Tom', 'Baker', 'tom@globex.example', '', '', ''],
  ['8000000003', 'Kim', 'Lee', 'not an address', '', 'Initech', ''],
]
const deals = [
  [
    'Record ID',
    'Deal Name',
    'Associated Contact',
    'Associated Company',
    'Deal Stage',
    'Amount',
    'Close Date',
    'Create Date',
    'Closed Lost Reason',
    'Deal Description',
  ],
  [
    '7000000001',
    'First',
    'Ana Ruiz (ana@acme.example)',
    'Acme GmbH',
    'Closed Won',
    '€12.000,50',
    '2025-03-31',
    '2025-01-02',
    '',
    'They said yes',
  ],
  [
    '7000000002',
    'Second',
    'Ana Ruiz (ana@acme.example)',
    'Acme GmbH',
    'In Verhandlung',
    '$5,000',
    '2027-03-31',
    '2026-01-02',
    '',
    '',
  ],
  [
    '7000000003',
    'Third',
    'Tom Baker (tom@globex.example)',
    'Globex',
    'Closed Lost',
    'a lot',
    '2025-06-30',
    '2025-02-02',
    'Price',
    '',
  ],
]
const dealMapping = [
  'id',
  null,
  'name',
  'company',
  'status',
  'value',
  'expected_close_on',
  'created_at',
  'lost_reason',
  'note',
]
const dealOptions = { mapping: dealMapping, values: { dealstage: { 'in verhandlung': 'negotiation' } } }

describe('a team that comes over from another product', () => {
  beforeAll(async () => {
    ben = await host.person('over')
  })
  let before: string[] = []

  it('brings its accounts, with a note each; what cannot be read is handed back and costs nothing else', async () => {
    before = [await stateOf(ben)]
    const done = await importTable(ben, companies, { record: 'accounts' })
    expect(done.failure_reason).toBeNull()
    expect(countsOf(done)).toEqual([2, 2, 0, 0, 0])
    expect(done.unread_count).toBe(1)
    const { data } = await ben.client
      .from('lead_import_rows')
      .select('unread')
      .eq('import_id', done.id)
      .not('unread', 'is', null)
    expect(data).toEqual([
      {
        unread: [
          {
            heading: 'Company owner',
            text: 'file@nowhere.example',
            reason: 'Nobody in your company is called “file@nowhere.example”',
          },
        ],
      },
    ])
    const accounts = await ben.client
      .from('accounts')
      .select('name, domain, phone, created_at, owner_id')
      .order('name')
    expect(accounts.data).toEqual([
      {
        name: 'Acme GmbH',
        domain: 'acme.example',
        phone: '+49 30 1',
        created_at: '2024-01-15T09:00:00+00:00',
        owner_id: null,
      },
      {
        name: 'Globex',
        domain: 'globex.example',
        phone: null,
        created_at: '2024-02-01T12:00:00+00:00',
        owner_id: null,
      },
    ])
    expect(await activities(ben, 'account_id')).toEqual([
      { kind: 'note', body: 'Steel', created_at: '2024-01-15T09:00:00+00:00' },
    ])
  })

  it('brings its people, at the accounts that they name by id, name or mail domain', async () => {
    before.push(await stateOf(ben))
    const done = await importTable(ben, people, { record: 'contacts' })
    expect(countsOf(done)).toEqual([3, 3, 0, 0, 0])
    expect(done.unread_count).toBe(1)
    const { data } = await ben.client
      .from('contacts')
      .select('name, email, title, accounts(name)')
      .order('name')
    expect(data).toEqual([
      { name: 'Ana Ruiz', email: 'ana@acme.example', title: 'CEO', accounts: { name: 'Acme GmbH' } },
      { name: 'Kim Lee', email: null, title: null, accounts: { name: 'Initech' } },
      { name: 'Tom Baker', email: 'tom@globex.example', title: null, accounts: { name: 'Globex' } },
    ])
  })

  it('brings its sales: two to one person are two, with their stages, dates, amounts and notes', async () => {
    before.push(await stateOf(ben))
    const done = await importTable(ben, deals, dealOptions)
    expect(countsOf(done)).toEqual([3, 3, 0, 0, 0])
    const { data } = await ben.client
      .from('leads')
      .select(
        'name, company, status, value, currency, closed_at, lost_reason, contacts(email), accounts(name)',
      )
      .order('created_at')
    expect(data).toEqual([
      {
        name: 'Ana Ruiz',
        company: 'Acme GmbH',
        status: 'won',
        value: 12000.5,
        currency: 'EUR',
        closed_at: '2025-03-31T12:00:00+00:00',
        lost_reason: null,
        contacts: { email: 'ana@acme.example' },
        accounts: { name: 'Acme GmbH' },
      },
      {
        name: 'Tom Baker',
        company: 'Globex',
        status: 'lost',
        value: null,
        currency: 'USD',
        closed_at: '2025-06-30T12:00:00+00:00',
        lost_reason: 'Price',
        contacts: { email: 'tom@globex.example' },
        accounts: { name: 'Globex' },
      },
      {
        name: 'Ana Ruiz',
        company: 'Acme GmbH',
        status: 'negotiation',
        value: 5000,
        currency: 'USD',
        closed_at: null,
        lost_reason: null,
        contacts: { email: 'ana@acme.example' },
        accounts: { name: 'Acme GmbH' },
      },
    ])
    const counted = await ben.client.from('contacts').select('id', { count: 'exact', head: true })
    expect(counted.count).toBe(3)
    expect(await activities(ben, 'lead_id')).toEqual([
      { kind: 'note', body: 'They said yes', created_at: '2025-01-02T12:00:00+00:00' },
    ])
  })

  it.each(['fill', 'overwrite'] as const)(
    'changes nothing when it brings them again: %s',
    async (duplicates) => {
      const held = await stateOf(ben)
      expect(countsOf(await importTable(ben, companies, { record: 'accounts', duplicates }))).toEqual([
        2, 0, 0, 2, 0,
      ])
      expect(countsOf(await importTable(ben, people, { record: 'contacts', duplicates }))).toEqual([
        3, 0, 0, 3, 0,
      ])
      expect(countsOf(await importTable(ben, deals, { ...dealOptions, duplicates }))).toEqual([3, 0, 0, 3, 0])
      expect(await stateOf(ben)).toBe(held)
    },
  )

  it('takes all of it back, the last file first', async () => {
    const { data: imports } = await ben.client
      .from('lead_imports')
      .select('id')
      .gt('created_count', 0)
      .order('created_at', { ascending: false })
      .throwOnError()
    for (const { id } of imports) {
      expect((await undoImport(ben, id)).kept_count).toBe(0)
      expect(await stateOf(ben)).toBe(before.pop())
    }
    expect(before).toEqual([])
  })
})

describe('a known customer', () => {
  beforeAll(async () => {
    ben = await host.person('known')
    await ben.client.from('accounts').insert({ name: 'Acme', phone: '1' }).throwOnError()
    await ben.client.from('contacts').insert({ name: 'Ana Ruiz', email: 'Ana@acme.example' }).throwOnError()
  })
  const accounts = [
    ['Name', 'Phone', 'Website'],
    ['ACME GmbH', '2', 'acme.example'],
  ]
  const contacts = [
    ['Name', 'Email', 'Phone', 'Account'],
    ['Ana R.', 'ana@ACME.example', '3', 'Acme'],
  ]

  it('is filled in, overwritten or left alone, as the person chooses, and is as before when that is taken back', async () => {
    for (const [duplicates, account, contact] of [
      [
        'skip',
        { name: 'Acme', phone: '1', website: null },
        { name: 'Ana Ruiz', phone: null, accounts: null },
      ],
      [
        'fill',
        { name: 'Acme', phone: '1', website: 'acme.example' },
        { name: 'Ana Ruiz', phone: '3', accounts: { name: 'Acme' } },
      ],
      [
        'overwrite',
        { name: 'ACME GmbH', phone: '2', website: 'acme.example' },
        { name: 'Ana R.', phone: '3', accounts: { name: 'ACME GmbH' } },
      ],
    ] as const) {
      const held = await stateOf(ben)
      const first = await importTable(ben, accounts, { record: 'accounts', duplicates })
      const second = await importTable(ben, contacts, { record: 'contacts', duplicates })
      const changed = duplicates === 'skip' ? [1, 0, 0, 1, 0] : [1, 0, 1, 0, 0]
      expect([countsOf(first), countsOf(second)]).toEqual([changed, changed])
      expect((await ben.client.from('accounts').select('name, phone, website').single()).data).toEqual(
        account,
      )
      expect((await ben.client.from('contacts').select('name, phone, accounts(name)').single()).data).toEqual(
        contact,
      )
      for (const { id } of [second, first]) expect((await undoImport(ben, id)).kept_count).toBe(0)
      expect(await stateOf(ben)).toBe(held)
    }
  })

  it('stays when the import that brought them is taken back and something of theirs came since', async () => {
    const done = await importTable(ben, [['Name'], ['Used Ltd'], ['Unused Ltd']], { record: 'accounts' })
    const { data: used } = await ben.client
      .from('accounts')
      .select('id')
      .eq('name', 'Used Ltd')
      .single()
      .throwOnError()
    await ben.client.from('contacts').insert({ name: 'New Person', account_id: used.id }).throwOnError()
    expect((await undoImport(ben, done.id)).kept_count).toBe(1)
    const { data } = await ben.client.from('accounts').select('name').order('name').throwOnError()
    expect(data.map(({ name }) => name)).toEqual(['Acme', 'Used Ltd'])
  })
})

describe('own fields in a file', () => {
  it.each(['accounts', 'contacts'] as const)(
    'of %s come in, fill gaps and are taken back',
    async (record) => {
      ben = await host.person(`own-${record}`)
      await ben.client
        .from('lead_fields')
        .insert([
          { record, key: 'seats', label: 'Seats', type: 'number' },
          { record, key: 'since', label: 'Since', type: 'date' },
        ])
        .throwOnError()
      const mapping = ['name', 'custom:seats', 'custom:since']
      const given = (seats: string, since: string) => [
        ['Name', 'Seats', 'Since'],
        ['Ana Ltd', seats, since],
      ]
      const customOf = async () =>
        (await ben.client.from(record).select('custom').single().throwOnError()).data.custom
      const read = (table: unknown[][], options = {}) =>
        importTable(ben, table, { record, mapping, dateOrder: 'dmy', ...options })
      // Of contacts a name alone is nobody in particular; the id says who is meant.
      const first = await read(given('12', ''))
      expect(countsOf(first)).toEqual([1, 1, 0, 0, 0])
      const { data } = await ben.client.from(record).select('id').single().throwOnError()
      const again = (seats: string, since: string) => [
        ['Name', 'Seats', 'Since', 'ID'],
        ['Ana Ltd', seats, since, data.id],
      ]
      const byId = { mapping: [...mapping, 'id'] }
      expect(await customOf()).toEqual({ seats: 12 })
      expect(countsOf(await read(again('12', ''), byId))).toEqual([1, 0, 0, 1, 0])
      // Also of a row that stays out, what could not be read is told.
      const stayed = await read(again('many', ''), byId)
      expect([countsOf(stayed), stayed.unread_count]).toEqual([[1, 0, 0, 1, 0], 1])
      const filled = await read(again('99', '3.2.2026'), byId)
      expect(await customOf()).toEqual({ seats: 12, since: '2026-02-03' })
      const overwrite = { ...byId, duplicates: 'overwrite' }
      const over = await read(again('99', ''), overwrite)
      expect(await customOf()).toEqual({ seats: 99, since: '2026-02-03' })
      const unread = await read(again('many', '4.2.2026'), overwrite)
      expect(unread.unread_count).toBe(1)
      for (const { id } of [unread, over, filled]) expect((await undoImport(ben, id)).kept_count).toBe(0)
      expect(await customOf()).toEqual({ seats: 12 })
      await undoImport(ben, first.id)
      expect((await ben.client.from(record).select('id')).data).toEqual([])
    },
  )

  it('leave an import from before there were any one that can be taken back', async () => {
    const past = { id: '1', name: 'Acme', tags: [], updated_at: 'x', first_lead_id: null }
    const [row] = await host.database.sql<{ isSame: boolean }[]>`
      select private.customer_content(${JSON.stringify(past)}::text::jsonb, array['updated_at', 'first_lead_id'])
           = private.customer_content(${JSON.stringify({ ...past, custom: {}, custom_words: null })}::text::jsonb, array['updated_at', 'first_lead_id', 'custom_words']) as "isSame"`
    expect(row).toEqual({ isSame: true })
  })
})

describe('activities of a file', () => {
  it('become calls, meetings and notes of their day, once', async () => {
    ben = await host.person('calls')
    const table = [
      ['Name', 'Email', 'Notes', 'Activity type', 'Activity date'],
      ['Ana', 'ana@x.example', 'Said hello', 'Call', '1/2/2026 10:00'],
      ['Ana', 'ana@x.example', 'Showed it', 'Meeting', '3/2/2026 10:00'],
      ['Ana', 'ana@x.example', 'Likes tea', '', ''],
    ]
    const done = await importTable(ben, table, { dateOrder: 'dmy' })
    expect(countsOf(done)).toEqual([3, 1, 2, 0, 0])
    const found = (await activities(ben, 'lead_id')).toSorted((one, other) =>
      (one.body ?? '').localeCompare(other.body ?? ''),
    )
    expect(found.map(({ kind, body, created_at }) => [kind, body, created_at.slice(0, 10)])).toEqual([
      ['note', 'Likes tea', new Date().toISOString().slice(0, 10)],
      ['call', 'Said hello', '2026-02-01'],
      ['meeting', 'Showed it', '2026-02-03'],
    ])
    // How they went is said nowhere in the file.
    const { data: claimed } = await ben.client
      .from('lead_activities')
      .select('id')
      .not('data->outcome', 'is', null)
    expect(claimed).toEqual([])
    expect(countsOf(await importTable(ben, table, { dateOrder: 'dmy' }))).toEqual([3, 0, 0, 3, 0])
    await undoImport(ben, done.id)
    expect(await activities(ben, 'lead_id')).toEqual([])
  })
})

describe.each(['Europe/Berlin', 'Pacific/Tongatapu', 'Pacific/Pago_Pago'])('the clock in %s', (zone) => {
  const dayThere = (moment: string | null) =>
    new Date(moment ?? '').toLocaleDateString('en-CA', { timeZone: zone })

  it('says on which day something was, and exported and imported again it changes nothing', async () => {
    ben = await host.person('zone')
    await ben.client.from('profiles').update({ time_zone: zone }).eq('id', ben.id).throwOnError()
    const table = [
      ['Name', 'Email', 'Status', 'Closed', 'Expected close', 'Created', 'Notes', 'Date of the note'],
      [
        'Ana',
        'ana@x.example',
        'Won',
        '2025-03-31 23:30',
        '2025-03-31',
        '2025-01-01 00:10',
        'Late',
        '2025-03-31 23:45',
      ],
      ['Tom', 'tom@x.example', 'Won', '', '2025-03-31', '2025-01-01', 'Day', '2025-03-31'],
    ]
    expect(countsOf(await importTable(ben, table))).toEqual([2, 2, 0, 0, 0])
    const { data: leads } = await ben.client
      .from('leads')
      .select('id, name, email, closed_at, expected_close_on, created_at')
      .order('name')
      .throwOnError()
    for (const lead of leads) {
      expect([dayThere(lead.closed_at), lead.expected_close_on, dayThere(lead.created_at)]).toEqual([
        '2025-03-31',
        '2025-03-31',
        '2025-01-01',
      ])
    }
    const noted = await activities(ben, 'lead_id')
    expect(noted.map(({ created_at }) => dayThere(created_at))).toEqual(['2025-03-31', '2025-03-31'])

    const held = await stateOf(ben)
    const exported = [
      ['Name', 'Email', 'Status', 'Closed', 'Expected close', 'Created', 'ID'],
      ...leads.map((lead) => [
        lead.name,
        lead.email,
        'Won',
        lead.closed_at,
        lead.expected_close_on,
        lead.created_at,
        lead.id,
      ]),
    ]
    for (const duplicates of ['fill', 'overwrite'] as const) {
      expect(countsOf(await importTable(ben, exported, { duplicates }))).toEqual([2, 0, 0, 2, 0])
      expect(countsOf(await importTable(ben, table, { duplicates }))).toEqual([2, 0, 0, 2, 0])
    }
    expect(await stateOf(ben)).toBe(held)
  })
})

describe('the owner of a contact', () => {
  it('becomes that of the account where it has none, and is nobody again when that is taken back', async () => {
    ben = await host.person('owner')
    await ben.client
      .from('accounts')
      .insert([
        { name: 'Free', owner_id: null },
        { name: 'Taken', owner_id: ben.id },
      ])
      .throwOnError()
    const mate = await host.person('mate')
    await host.database.sql`update public.profiles set company_id = ${ben.companyId} where id = ${mate.id}`
    const held = await stateOf(ben)
    const table = [
      ['First name', 'Last name', 'Company Name', 'Contact owner'],
      ['Ana', 'Ruiz', 'Free', mate.email],
      ['Tom', 'Baker', 'Taken', mate.email],
      ['Kim', 'Lee', 'Fresh', mate.email],
      ['Uta', 'Orth', 'Free', 'nobody@x.example'],
    ]
    const done = await importTable(ben, table, { record: 'contacts' })
    expect([countsOf(done), done.unread_count]).toEqual([[4, 4, 0, 0, 0], 1])
    const { data } = await ben.client.from('accounts').select('name, owner_id').order('name').throwOnError()
    expect(data).toEqual([
      { name: 'Free', owner_id: mate.id },
      { name: 'Fresh', owner_id: mate.id },
      { name: 'Taken', owner_id: ben.id },
    ])
    expect((await undoImport(ben, done.id)).kept_count).toBe(0)
    expect(await stateOf(ben)).toBe(held)
  })
})

it('makes one line of an address whose parts have columns of their own', async () => {
  ben = await host.person('address')
  const table = [
    ['Account Name', 'Billing Street', 'Billing City', 'Billing Code', 'Billing Country'],
    ['Acme', 'Hauptstr. 5', 'Berlin', '10115', 'Germany'],
  ]
  await importTable(ben, table, { record: 'accounts' })
  const { data } = await ben.client.from('accounts').select('address').single().throwOnError()
  expect(data.address).toBe('Hauptstr. 5, 10115 Berlin, Germany')
})
