import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colleague } from '../testing/colleagues.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { countsOf, importTable, undoImport } from '../testing/import-file.ts'

/** What comes in, goes out again or is put back leaves customers as they were. */
let host: TestHost
let ben: Person

beforeAll(async () => {
  host = await startTestHost()
  await host.person('admin')
  ben = await host.person('ben')
})
afterAll(() => host.close())

type NewLead = Parameters<ReturnType<typeof leadsOf>['insert']>[0] extends infer Row
  ? Exclude<Row, readonly unknown[]>
  : never
const leadsOf = ({ client }: Person) => client.from('leads')
const add = async (person: Person, lead: Omit<NewLead & object, never>) =>
  (await leadsOf(person).insert(lead).select().single().throwOnError()).data
const lead = async ({ client }: Person, id: string) =>
  (await client.from('leads').select().eq('id', id).single().throwOnError()).data
const websiteOf = async ({ client }: Person, id: string | null) =>
  (
    await client
      .from('accounts')
      .select('website')
      .eq('id', id ?? '')
      .single()
      .throwOnError()
  ).data.website
const lastChange = async ({ client }: Person, id: string) =>
  (
    await client
      .from('record_changes')
      .select('id')
      .eq('record_id', id)
      .order('changed_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(1)
      .single()
      .throwOnError()
  ).data.id

describe('a new sale', () => {
  it('fills in the website of its account and corrects none', async () => {
    const first = await add(ben, { name: 'Ann', company: 'Acme', email: 'ann@acme.example' })
    await add(ben, { name: 'Bob', company: 'Acme', website: 'https://acme.example' })
    expect(await websiteOf(ben, first.account_id)).toBe('https://acme.example')
    const form = await add(ben, { name: 'Cy', company: 'Acme', website: 'https://phish.example' })
    expect(form.website).toBe('https://acme.example')
    expect(await websiteOf(ben, first.account_id)).toBe('https://acme.example')
    expect((await lead(ben, first.id)).website).toBe('https://acme.example')
  })

  it('of somebody who does not see the account changes nothing of it', async () => {
    const owner = await host.person('owner')
    const member = await colleague(host, owner, 'member')
    await owner.client
      .from('companies')
      .update({ visibility: 'own_and_team' })
      .eq('id', owner.companyId)
      .throwOnError()
    const hidden = await add(owner, {
      name: 'Hid',
      company: 'Hidden',
      email: 'h@hidden.example',
      website: 'https://hidden.example',
      owner_id: owner.id,
    })
    await add(member, {
      name: 'Mine',
      company: 'Hidden',
      website: 'https://else.example',
      owner_id: member.id,
    })
    expect(await websiteOf(owner, hidden.account_id)).toBe('https://hidden.example')
    expect((await lead(owner, hidden.id)).website).toBe('https://hidden.example')
  })

  it('that is put back leaves what was corrected since', async () => {
    const old = await add(ben, { name: 'Old', company: 'Reborn', website: 'https://old.example' })
    await ben.client.from('leads').delete().eq('id', old.id).throwOnError()
    await ben.client
      .from('accounts')
      .update({ website: 'https://new.example' })
      .eq('id', old.account_id ?? '')
      .throwOnError()
    await ben.client
      .rpc('restore_change', { record_id: old.id, change: await lastChange(ben, old.id) })
      .throwOnError()
    expect(await websiteOf(ben, old.account_id)).toBe('https://new.example')
  })
})

describe('the name of an account', () => {
  it('is put back on the account from any of its leads, which stay together', async () => {
    const [eva, eve] = [
      await add(ben, { name: 'Eva', company: 'Splitco', email: 'eva@splitco.example' }),
      await add(ben, { name: 'Eve', company: 'Splitco', email: 'eve@splitco.example' }),
    ]
    await ben.client
      .from('accounts')
      .update({ name: 'Splitco Holding' })
      .eq('id', eva.account_id ?? '')
      .throwOnError()
    await ben.client
      .rpc('restore_change', { record_id: eva.id, change: await lastChange(ben, eva.id) })
      .throwOnError()
    for (const { id } of [eva, eve])
      expect(await lead(ben, id)).toMatchObject({ company: 'Splitco', account_id: eva.account_id })
    const { data } = await ben.client.from('accounts').select('name').ilike('name', 'splitco%').throwOnError()
    expect(data).toEqual([{ name: 'Splitco' }])
  })
})

describe('a merge of two sales', () => {
  it('takes the other person where their name is chosen, renames nobody, and is taken apart again', async () => {
    const karl = { name: 'Karl', company: 'K Works', email: 'karl@k.example' }
    const first = await add(ben, karl)
    const second = await add(ben, { ...karl, deal_name: 'Second' })
    const dora = await add(ben, {
      name: 'Dora',
      company: 'K Works',
      email: 'dora@k.example',
      phone: '+49 30 1',
    })
    const { data: merge } = await ben.client
      .rpc('merge_leads', {
        keep: first.id,
        drop_lead: dora.id,
        chosen: { name: 'Dora', email: 'dora@k.example' },
      })
      .throwOnError()
    expect(await lead(ben, second.id)).toMatchObject(karl)
    expect(await lead(ben, first.id)).toMatchObject({
      name: 'Dora',
      email: 'dora@k.example',
      phone: '+49 30 1',
      contact_id: dora.contact_id,
    })
    const people = async (id: string) =>
      (
        await ben.client.from('lead_contacts').select('contacts(name), role').eq('lead_id', id).throwOnError()
      ).data.map(({ contacts }) => contacts.name)
    expect(await people(first.id)).toEqual(['Karl'])
    await ben.client.rpc('undo_merge', { merge }).throwOnError()
    expect(await lead(ben, first.id)).toMatchObject({ ...karl, contact_id: first.contact_id, phone: null })
    expect(await lead(ben, dora.id)).toMatchObject({ name: 'Dora', contact_id: dora.contact_id })
    expect(await lead(ben, second.id)).toMatchObject(karl)
    expect([await people(first.id), await people(dora.id)]).toEqual([[], []])
  })

  it('gives back who was part of both, in the role they had in each', async () => {
    const [keep, drop] = [
      await add(ben, { name: 'Kim', company: 'Both', email: 'kim@both.example' }),
      await add(ben, { name: 'Lea', company: 'Both', email: 'lea@both.example' }),
    ]
    const { data: shared } = await ben.client
      .from('contacts')
      .insert({ name: 'Shared', account_id: keep.account_id })
      .select('id')
      .single()
      .throwOnError()
    await ben.client
      .from('lead_contacts')
      .insert([
        { lead_id: keep.id, contact_id: shared.id, role: 'user' },
        { lead_id: drop.id, contact_id: shared.id, role: 'decision_maker' },
      ])
      .throwOnError()
    const { data: merge } = await ben.client
      .rpc('merge_leads', { keep: keep.id, drop_lead: drop.id })
      .throwOnError()
    await ben.client.rpc('undo_merge', { merge }).throwOnError()
    const { data } = await ben.client
      .from('lead_contacts')
      .select('lead_id, role')
      .eq('contact_id', shared.id)
      .order('role')
      .throwOnError()
    expect(data).toEqual([
      { lead_id: drop.id, role: 'decision_maker' },
      { lead_id: keep.id, role: 'user' },
    ])
  })

  it('closes when the chosen one was closed', async () => {
    const sale = { name: 'Mia', company: 'Twice', email: 'mia@twice.example' }
    const lost = await add(ben, { ...sale, status: 'lost', closed_at: '2025-01-05T12:00:00Z' })
    const won = await add(ben, { ...sale, status: 'won', closed_at: '2026-02-05T12:00:00Z', value: 5 })
    await ben.client
      .rpc('merge_leads', {
        keep: lost.id,
        drop_lead: won.id,
        chosen: { status: 'won', pipeline: 'sales', value: 5 },
      })
      .throwOnError()
    const { status, closed_at } = await lead(ben, lost.id)
    expect([status, new Date(closed_at ?? '').toISOString()]).toEqual(['won', '2026-02-05T12:00:00.000Z'])
  })
})

describe('an import', () => {
  it('takes no currency without its amount', async () => {
    const held = await add(ben, { name: 'Cur', company: 'Cur', value: 9000.5, currency: 'EUR' })
    for (const amount of ['about 500', ''])
      await importTable(
        ben,
        [
          ['ID', 'Name', 'Value', 'Currency'],
          [held.id, 'Cur', amount, 'USD'],
        ],
        { duplicates: 'overwrite' },
      )
    expect(await lead(ben, held.id)).toMatchObject({ value: 9000.5, currency: 'EUR' })
  })

  it('leaves whoever has no account without one', async () => {
    const person = await host.person('exporter')
    await person.client.from('accounts').insert({ name: 'Acme', domain: 'acme.example' }).throwOnError()
    const { data: contact } = await person.client
      .from('contacts')
      .insert({ name: 'Left', email: 'left@acme.example' })
      .select()
      .single()
      .throwOnError()
    const table = [
      ['Name', 'Account', 'Email', 'ID'],
      ['Left', '', 'left@acme.example', contact.id],
    ]
    for (const duplicates of ['fill', 'overwrite'] as const)
      expect(countsOf(await importTable(person, table, { record: 'contacts', duplicates }))).toEqual([
        1, 0, 0, 1, 0,
      ])
    const { data } = await person.client
      .from('contacts')
      .select()
      .eq('id', contact.id)
      .single()
      .throwOnError()
    expect(data).toEqual(contact)
  })

  it('brings sales without a person, and says whom it left out', async () => {
    const person = await host.person('mover')
    const done = await importTable(person, [
      ['Record ID', 'Deal Name', 'Deal Stage', 'Amount', 'Associated Contact', 'Associated Company'],
      [
        '7100000001',
        'Two',
        'Closed Won',
        '10',
        'Ann Lee (ann@acme.example);Bob Ray (bob@acme.example); Eve',
        'Acme',
      ],
      ['7100000002', 'None', 'Closed Won', '5000', '', 'Acme'],
      ['7100000003', 'Alone', 'Negotiation', '6000', '', ''],
      ['7100000004', 'Named', 'Negotiation', '7000', 'Dan Ray', ''],
    ])
    expect(countsOf(done)).toEqual([4, 4, 0, 0, 0])
    const { data: leads } = await person.client
      .from('leads')
      .select('name, deal_name, company, value, contacts(name)')
      .order('value')
      .throwOnError()
    expect(leads).toEqual([
      { name: 'Ann Lee', deal_name: 'Two', company: 'Acme', value: 10, contacts: { name: 'Ann Lee' } },
      { name: 'Acme', deal_name: 'None', company: 'Acme', value: 5000, contacts: null },
      { name: 'Alone', deal_name: 'Alone', company: null, value: 6000, contacts: null },
      { name: 'Dan Ray', deal_name: 'Named', company: null, value: 7000, contacts: { name: 'Dan Ray' } },
    ])
    const { data: rows } = await person.client
      .from('lead_import_rows')
      .select('unread')
      .eq('import_id', done.id)
      .order('row_number')
      .throwOnError()
    expect(rows.map(({ unread }) => unread)).toEqual([
      [
        {
          heading: 'Associated Contact',
          text: 'Eve',
          reason: 'Each further person of a sale needs a name and an email address',
        },
      ],
      null,
      null,
      null,
    ])
  })

  it('makes a contact of a sale without a person once it has one', async () => {
    const person = await host.person('namer')
    await importTable(person, [
      ['Record ID', 'Deal Name', 'Amount', 'Associated Contact', 'Associated Company'],
      ['7100000002', 'Widgets', '5000', '', 'Acme'],
    ])
    await person.client
      .from('leads')
      .update({ name: 'Rosa Pratt', email: 'rosa@acme.example' })
      .eq('deal_name', 'Widgets')
      .throwOnError()
    const { data: sale } = await person.client
      .from('leads')
      .select('company, deal_name, account_id, contacts(name, email, account_id)')
      .single()
      .throwOnError()
    expect(sale).toMatchObject({ company: 'Acme', deal_name: 'Widgets' })
    expect(sale.contacts).toEqual({
      name: 'Rosa Pratt',
      email: 'rosa@acme.example',
      account_id: sale.account_id,
    })
  })

  it('that is undone takes along what it filled in at a contact', async () => {
    const won = await add(ben, {
      name: 'Filled',
      company: 'Fill Ltd',
      email: 'f@fill.example',
      status: 'won',
    })
    const done = await importTable(
      ben,
      [
        ['Record ID', 'Name', 'Company', 'Email', 'Phone', 'Job Title', 'Website'],
        ['7100000009', 'Filled', 'Fill Ltd', 'f@fill.example', '+49 99', 'CEO', 'https://fill.example'],
      ],
      { duplicates: 'create' },
    )
    const customer = async () => {
      const { data } = await ben.client
        .from('contacts')
        .select('phone, title, accounts(website)')
        .eq('id', won.contact_id ?? '')
        .single()
        .throwOnError()
      return data
    }
    expect(await customer()).toEqual({
      phone: '+49 99',
      title: 'CEO',
      accounts: { website: 'https://fill.example' },
    })
    const { kept_count } = await undoImport(ben, done.id)
    expect(kept_count).toBe(0)
    expect(await customer()).toEqual({ phone: null, title: null, accounts: { website: null } })
    expect(await lead(ben, won.id)).toMatchObject({ phone: null, title: null, website: null })
  })

  it('brings all people of a sale, once, and takes along the new ones when it is undone', async () => {
    const owner = await host.person('people')
    const { client } = owner
    const bob = await client
      .from('contacts')
      .insert({ name: 'Robert Ray', email: 'bob@acme.example' })
      .select('id')
      .single()
      .throwOnError()
    const sale = (deal: string, people: string) => ['', deal, people, 'Acme']
    const heading = ['Record ID', 'Deal Name', 'Associated Contact', 'Associated Company']
    const rows = [
      sale('One', 'Ann Lee (ann@acme.example);Bob Ray (BOB@acme.example);Cy Fox (cy@acme.example)'),
      sale('Two', 'Dan Poe (dan@acme.example); Cy Fox (cy@acme.example); Cy Fox (cy@acme.example)'),
    ]
    const peopleNow = async () => {
      const { data } = await client
        .from('lead_contacts')
        .select('leads(deal_name), contacts(name, accounts(name))')
        .throwOnError()
      return data
        .map(({ leads, contacts }) => [leads.deal_name, contacts.name, contacts.accounts?.name].join(': '))
        .toSorted()
    }
    const first = await importTable(owner, [heading, ...rows])
    expect(countsOf(first)).toEqual([2, 2, 0, 0, 0])
    const known = ['One: Cy Fox: Acme', 'One: Robert Ray: ', 'Two: Cy Fox: Acme']
    expect(await peopleNow()).toEqual(known)
    const again = await importTable(owner, [heading, ...rows])
    expect(countsOf(again)).toEqual([2, 0, 0, 2, 0])
    expect(await peopleNow()).toEqual(known)
    const third = await importTable(owner, [
      heading,
      sale('One', 'Ann Lee (ann@acme.example);Eve Kay (eve@acme.example)'),
    ])
    expect(countsOf(third)).toEqual([1, 0, 1, 0, 0])
    expect(await peopleNow()).toEqual([...known.slice(0, 1), 'One: Eve Kay: Acme', ...known.slice(1)])
    expect((await undoImport(owner, third.id)).kept_count).toBe(0)
    expect(await peopleNow()).toEqual(known)
    expect((await undoImport(owner, first.id)).kept_count).toBe(0)
    expect(await peopleNow()).toEqual([])
    const { data: left } = await client.from('contacts').select('id').throwOnError()
    expect(left).toEqual([{ id: bob.data.id }])
    expect((await client.from('accounts').select('id').throwOnError()).data).toEqual([])
  })

  it('keeps a sale whose people somebody went on with', async () => {
    const owner = await host.person('goes-on')
    const { client } = owner
    const done = await importTable(owner, [
      ['Record ID', 'Deal Name', 'Associated Contact', 'Associated Company'],
      ['', 'One', 'Ann Lee (ann@acme.example);Cy Fox (cy@acme.example)', 'Acme'],
    ])
    await client.from('lead_contacts').update({ role: 'champion' }).not('id', 'is', null).throwOnError()
    expect((await undoImport(owner, done.id)).kept_count).toBe(1)
    const { data } = await client.from('lead_contacts').select('role, contacts(name)').throwOnError()
    expect(data).toEqual([{ role: 'champion', contacts: { name: 'Cy Fox' } }])
  })
})
