import type { Database } from '@parley/core/database.types'
import { accountFields } from '@parley/core/records/account'
import { contactFields } from '@parley/core/records/contact'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { colleague } from '../testing/colleagues.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { attempt } from '../testing/outcomes.ts'
import { untilIdle } from '../testing/until-idle.ts'

type Tables = Database['public']['Tables']
type Update<Name extends keyof Tables> = Tables[Name]['Update']

/**
 * Where members see their own and their team's records, somebody who types in a colleague's customer has a sale with a company of that
 * name, and reads and rewrites nothing of the colleague's.
 */
let host: TestHost
let boss: Person
let kim: Person
let ana: Person
let mate: Person
let carl: Person
let theirs: { id: string; account_id: string; contact_id: string }
const customer = {
  name: 'Hiddenfirm',
  company: 'Hiddenfirm Ltd',
  email: 'hiddenfirm@customer.example',
}
const refusal = {
  code: '42501',
  message: 'Somebody else looks after this account: ask them or a manager to change it.',
}

async function addLead(person: Person, more: Partial<Tables['leads']['Insert']> = {}) {
  const { data } = await person.client
    .from('leads')
    .insert({ ...customer, ...more })
    .select('id, name, company, account_id, contact_id')
    .single()
    .throwOnError()
  return { ...data, account_id: String(data.account_id), contact_id: String(data.contact_id) }
}

async function attach(person: Person, of: { account_id: string } | { contact_id: string }, name: string) {
  const id = crypto.randomUUID()
  const stored = await person.client.storage
    .from('attachments')
    .upload(`${person.companyId}/${id}`, new TextEncoder().encode('Paper'), {
      contentType: 'application/pdf',
    })
  expect(stored.error).toBeNull()
  await person.client
    .from('attachments')
    .insert({ ...of, id, name })
    .throwOnError()
}

/** What a colleague keeps with their customer, beside every sale. */
async function fill(person: Person, lead: { id: string; account_id: string; contact_id: string }) {
  const { client } = person
  for (const place of [{ account_id: lead.account_id }, { contact_id: lead.contact_id }]) {
    const { data: note } = await client
      .from('lead_activities')
      .insert({ ...place, kind: 'note', body: 'Hidden talk of before' })
      .select('id')
      .single()
      .throwOnError()
    await client
      .from('lead_activities')
      .update({ body: 'Hidden talk as it was' })
      .eq('id', note.id)
      .throwOnError()
    await client
      .from('lead_activities')
      .insert({ ...place, kind: 'call', body: 'Hidden call', data: { outcome: 'reached' } })
      .throwOnError()
    await client
      .from('tasks')
      .insert({ ...place, title: 'Hidden work', assignee_id: null, due_at: new Date().toISOString() })
      .throwOnError()
    await client
      .from('recordings')
      .insert({ ...place, title: 'Hidden chat', source: 'import' })
      .throwOnError()
    await attach(person, place, 'Hidden task.pdf')
  }
  await client
    .from('lead_activities')
    .insert({ lead_id: lead.id, kind: 'note', body: 'Hidden talk in the sale' })
    .throwOnError()
  await client.from('accounts').update({ address: 'Hidden visit' }).eq('id', lead.account_id).throwOnError()
  await client.from('accounts').update({ address: 'Elsewhere' }).eq('id', lead.account_id).throwOnError()
}

const secret = /hidden (call|task|talk|visit|chat|work|favour)/i

async function words({ client }: Person): Promise<Record<string, string>> {
  const today = new Date().toISOString().slice(0, 10)
  const period = { from_day: `${Number(today.slice(0, 4)) - 1}-01-01`, to_day: today }
  const answers = {
    leads: client.from('leads').select('*, accounts(*), contacts(*)'),
    accounts: client.from('accounts').select('*, tasks(*), recordings(*), lead_activities(*)'),
    contacts: client.from('contacts').select('*, tasks(*), recordings(*), lead_activities(*)'),
    tasks: client.from('tasks').select('*, leads(name), accounts(name)'),
    recordings: client.from('recordings').select(),
    activities: client.from('lead_activities').select(),
    attachments: client.from('attachments').select(),
    advice: client.rpc('deal_facts', {}),
    answers: client.rpc('lead_answers', {}),
    history: client.from('record_changes').select(),
    merges: client.from('customer_merges').select(),
    'timeline of the lead': client.rpc('lead_timeline', { lead: theirs.id }),
    'timeline of the account': client.rpc('customer_timeline', { customer: theirs.account_id }),
    'timeline of the contact': client.rpc('customer_timeline', { customer: theirs.contact_id }),
    today: client.rpc('today', {}),
    evidence: client.rpc('sales_evidence', { measure: 'call', ...period }),
    calendar: client.rpc('my_calendar'),
    figures: client.rpc('account_figures', { ids: [theirs.account_id] }),
    'a search of tasks': client.from('tasks').select().ilike('title', '%hidden%'),
    'a search of talks': client.from('recordings').select().ilike('title', '%hidden%'),
    'a search of notes': client.from('lead_activities').select().ilike('body', '%hidden%'),
  }
  const told: Record<string, string> = {}
  for (const [name, answer] of Object.entries(answers))
    told[name] = JSON.stringify((await answer.throwOnError()).data)
  return told
}

const stored = async () => ({
  lead: (await carl.client.from('leads').select().eq('id', theirs.id).single().throwOnError()).data,
  contact: (await carl.client.from('contacts').select().eq('id', theirs.contact_id).single().throwOnError())
    .data,
  account: (await carl.client.from('accounts').select().eq('id', theirs.account_id).single().throwOnError())
    .data,
})

beforeAll(async () => {
  host = await startTestHost()
  await host.person('admin')
  boss = await host.person('boss')
  kim = await colleague(host, boss, 'kim', 'manager')
  ana = await colleague(host, boss, 'ana')
  mate = await colleague(host, boss, 'mate')
  carl = await colleague(host, boss, 'carl')
  const { data: north } = await kim.client
    .from('teams')
    .insert({ name: 'North' })
    .select('id')
    .single()
    .throwOnError()
  for (const { id } of [ana, mate])
    await kim.client.rpc('set_member_team', { member: id, team: north.id }).throwOnError()
  theirs = await addLead(carl, { phone: '+47 1', website: 'https://hiddenfirm.example' })
  await fill(carl, theirs)
  await boss.client
    .from('companies')
    .update({ visibility: 'own_and_team' })
    .eq('id', boss.companyId)
    .throwOnError()
  await untilIdle(host.database.sql)
})
afterAll(() => host.close())

describe('typing in the customer of a colleague', () => {
  it('opens no door to what is kept with them', async () => {
    const typed = [
      await addLead(ana),
      await addLead(ana, { email: null }),
      await addLead(ana, { contact_id: theirs.contact_id }),
      await addLead(ana, { account_id: theirs.account_id }),
    ]
    const moved = await addLead(ana, { name: 'Ownfirm', company: 'Ownfirm Ltd', email: null })
    const move = (change: Update<'leads'>) =>
      ana.client.from('leads').update(change).eq('id', moved.id).throwOnError()
    await move({ contact_id: theirs.contact_id })
    await move({ company: customer.company })
    for (const { contact_id, account_id } of typed) {
      expect(contact_id).not.toBe(theirs.contact_id)
      expect(account_id).toBe(theirs.account_id)
    }
    for (const [name, text] of Object.entries(await words(ana))) expect(text, name).not.toMatch(secret)
    const of = { account_id: theirs.account_id }
    for (const { id } of typed) {
      const { data } = await ana.client.rpc('lead_timeline', { lead: id }).throwOnError()
      expect(JSON.stringify(data)).not.toMatch(secret)
    }
    const { data: files } = await ana.client.storage.from('attachments').list(ana.companyId)
    expect(files).toEqual([])
    const seen = await ana.client.from('accounts').select('name').eq('id', theirs.account_id).throwOnError()
    expect(seen.data).toEqual([{ name: customer.company }])
    const contacts = await ana.client.from('contacts').select('id').eq('id', theirs.contact_id).throwOnError()
    expect(contacts.data).toEqual([])
    for (const { error } of [
      await ana.client.rpc('send_contact_email', { contact: theirs.contact_id, subject: 'Hi', body: 'Hi' }),
      await ana.client.rpc('merge_customers', {
        record: 'contacts',
        keep: typed[0]?.contact_id ?? '',
        drop_record: theirs.contact_id,
      }),
    ])
      expect(error?.code).toBe('P0002')
    // Their own work with a company that they have a sale with is theirs, and their team's.
    await ana.client
      .from('lead_activities')
      .insert({ ...of, kind: 'note', body: 'Met at the fair' })
      .throwOnError()
    for (const person of [ana, mate]) {
      const notes = await person.client.from('lead_activities').select('body').match(of).throwOnError()
      expect(notes.data).toEqual([{ body: 'Met at the fair' }])
    }
    await ana.client
      .from('tasks')
      .insert({ ...of, title: 'Bring samples', due_at: new Date().toISOString(), assignee_id: ana.id })
      .throwOnError()
    const calendar = await ana.client.rpc('my_calendar').throwOnError()
    expect(JSON.stringify(calendar.data)).toMatch(/Bring samples.*Hiddenfirm Ltd/)
    const byHim = await ana.client
      .from('lead_activities')
      .insert({ ...of, kind: 'note', body: 'As if by him', actor_id: carl.id })
    expect(byHim.error?.code).toBe('42501')
    const deleted = await mate.client.from('lead_activities').delete().match(of)
    expect(deleted.error?.message).toBe('Only managers and owners may delete what others made.')
    const onContact = await ana.client
      .from('lead_activities')
      .insert({ contact_id: theirs.contact_id, kind: 'note', body: 'Hi' })
    expect(onContact.error?.code).toBe('42501')
  })

  it('makes nobody of theirs part of a sale', async () => {
    const { id } = await addLead(ana)
    const people = ana.client.from('lead_contacts')
    const added = await people.insert({ lead_id: id, contact_id: theirs.contact_id })
    expect(added.error).toMatchObject({
      code: '42501',
      message: 'Somebody else looks after this contact: ask them or a manager to add it.',
    })
    const other = await addLead(ana, { name: 'Own person', email: null })
    const { data: line } = await people
      .insert({ lead_id: id, contact_id: other.contact_id })
      .select('id')
      .single()
      .throwOnError()
    const swapped = await people.update({ contact_id: theirs.contact_id }).eq('id', line.id)
    expect(swapped.error?.code).toBe('42501')
    // What a manager put there may be described.
    await kim.client
      .from('lead_contacts')
      .insert({ lead_id: id, contact_id: theirs.contact_id })
      .throwOnError()
    const { data: described } = await people
      .update({ role: 'decision_maker' })
      .match({ lead_id: id, contact_id: theirs.contact_id })
      .select('role')
      .throwOnError()
    expect(described).toEqual([{ role: 'decision_maker' }])
    for (const [name, text] of Object.entries(await words(ana))) expect(text, name).not.toMatch(secret)
  })

  it('rewrites nothing of theirs', async () => {
    const before = await stored()
    const { id } = await addLead(ana, { website: 'https://mine.example', phone: '+47 2' })
    const change = (fields: Update<'leads'>) => ana.client.from('leads').update(fields).eq('id', id)
    await change({
      name: 'Renamed',
      email: 'other@customer.example',
      phone: '+47 3',
      title: 'CEO',
    }).throwOnError()
    for (const fields of [{ company: 'HIDDENFIRM LTD' }, { website: 'https://other.example' }])
      expect((await change(fields)).error).toMatchObject(refusal)
    const account = (fields: Update<'accounts'>) =>
      ana.client.from('accounts').update(fields).eq('id', theirs.account_id)
    for (const fields of [
      { name: 'Mine Ltd' },
      { website: null },
      { phone: '1' },
      { address: 'Here' },
      { domain: 'mine.example' },
      { owner_id: ana.id },
      { owner_id: null },
      { tags: ['Mine'] },
      { custom: { seats: 1 } },
      { created_by: ana.id, name: 'Mine' },
    ])
      expect((await account(fields)).error, JSON.stringify(fields)).toMatchObject(refusal)
    await account({ first_lead_id: id }).throwOnError()
    expect((await ana.client.from('accounts').delete().eq('id', theirs.account_id)).error).not.toBeNull()
    // Who moves a sale to the company takes its website along, and leaves it as it is.
    const moved = await addLead(ana, { name: 'Other', company: 'Other Ltd', email: null })
    await ana.client
      .from('leads')
      .update({ company: customer.company, website: 'https://moved.example' })
      .eq('id', moved.id)
      .throwOnError()
    const after = await stored()
    const kept = ({ lead, contact, account }: typeof before) => [
      { ...lead, updated_at: null, last_activity_at: null },
      { ...contact, updated_at: null, last_activity_at: null },
      { ...account, updated_at: null, last_activity_at: null },
    ]
    expect(kept(after)).toEqual(kept(before))
    // Those who see everything change it as before, and so does who looks after it.
    for (const person of [kim, carl])
      await person.client
        .from('accounts')
        .update({ phone: person.id.slice(0, 6) })
        .eq('id', theirs.account_id)
        .throwOnError()
  })
})

describe('what a page offers to change', () => {
  /** What a field that can be written is set to, another than it holds. */
  const other: Readonly<Record<string, unknown>> = {
    name: 'Another name',
    website: 'https://another.example',
    domain: 'another.example',
    phone: '+47 999',
    address: 'Another street',
    title: 'Another role',
    email: 'another@customer.example',
    tags: ['another'],
    custom: { seats: 1 },
    owner_id: null,
    account_id: null,
  }
  const editable = (fields: readonly { column: string; isKept?: boolean }[]) =>
    fields.filter(({ isKept }) => isKept !== true).map(({ column }) => column)
  const fixed = async (person: Person, customer: string) =>
    (await person.client.rpc('fixed_fields', { customer }).throwOnError()).data

  it.each([
    ['accounts', accountFields],
    ['contacts', contactFields],
  ] as const)('is of %s what the database lets somebody change, field by field', async (table, fields) => {
    const made = await addLead(carl, {
      name: `Fixed ${table}`,
      company: `Fixed ${table} Ltd`,
      email: `fixed@${table}.example`,
      website: 'https://fixed.example',
    })
    const id = table === 'accounts' ? made.account_id : made.contact_id
    await kim.client
      .from('lead_fields')
      .insert({ record: table, key: 'seats', label: 'Seats', type: 'number' })
      .throwOnError()
    const { id: lead } = await addLead(ana, { name: 'Of Ana', company: `Fixed ${table} Ltd`, email: null })
    // A manager puts the colleague's contact into a sale of hers.
    if (table === 'contacts')
      await kim.client.from('leads').update({ contact_id: made.contact_id }).eq('id', lead).throwOnError()
    for (const person of [carl, kim]) expect(await fixed(person, id)).toEqual([])
    const told = await fixed(ana, id)
    expect(told).toContain('name')
    const codes: [string, string][] = []
    for (const column of editable(fields)) {
      const patch: Record<string, never> = JSON.parse(JSON.stringify({ [column]: other[column] }))
      const { error } = await ana.client.from(table).update(patch).eq('id', id)
      codes.push([column, error?.code ?? 'saved'])
    }
    expect(codes).toEqual(
      editable(fields).map((column) => [column, told.includes(column) ? '42501' : 'saved']),
    )
  })
})

it('goes with the sale that made the customer, and with no other under its id', async () => {
  const first = await addLead(carl, { name: 'Handed', company: 'Handed Ltd', email: null })
  await carl.client
    .from('lead_activities')
    .insert({ account_id: first.account_id, kind: 'note', body: 'How they buy' })
    .throwOnError()
  const notes = async (person: Person) =>
    (
      await person.client
        .from('lead_activities')
        .select('body')
        .eq('account_id', first.account_id)
        .throwOnError()
    ).data
  const second = { name: 'Second', company: 'Handed Ltd', email: null }
  await addLead(ana, second)
  expect(await notes(ana)).toEqual([])
  await kim.client.from('leads').update({ owner_id: ana.id }).eq('id', first.id).throwOnError()
  expect(await notes(ana)).toEqual([{ body: 'How they buy' }])
  await ana.client.from('accounts').update({ phone: '+47 4' }).eq('id', first.account_id).throwOnError()
  await kim.client.from('leads').update({ owner_id: carl.id }).eq('id', first.id).throwOnError()
  expect(await notes(ana)).toEqual([])
  await addLead(carl, { ...second, name: 'Third' })
  await carl.client.from('leads').delete().eq('id', first.id).throwOnError()
  await addLead(ana, { ...second, id: first.id, name: 'Fourth' })
  expect(await notes(ana)).toEqual([])
  const apart = await addLead(carl, { name: 'Apart', company: 'Apart Ltd', email: null })
  await addLead(carl, { name: 'Apart too', company: 'Apart Ltd', email: null })
  await carl.client.from('leads').delete().eq('id', apart.id).throwOnError()
  await addLead(ana, { id: apart.id, name: 'Elsewhere', company: 'Elsewhere Ltd', email: null })
  await ana.client.from('leads').update({ company: 'Apart Ltd' }).eq('id', apart.id).throwOnError()
  const { error } = await ana.client.from('accounts').update({ phone: '1' }).eq('id', apart.account_id)
  expect(error).toMatchObject(refusal)
})

it('puts a deleted sale back with the person it had, or with another of theirs', async () => {
  const twin = { name: 'Twin', email: 'twin@customer.example' }
  const his = await addLead(carl, twin)
  const { id } = await addLead(ana, twin)
  await ana.client.from('leads').delete().eq('id', id).throwOnError()
  const { data: change } = await ana.client
    .from('record_changes')
    .select('id')
    .match({ record_id: id, operation: 'delete' })
    .single()
    .throwOnError()
  await ana.client.rpc('restore_change', { record_id: id, change: change.id }).throwOnError()
  const { data: back } = await ana.client
    .from('leads')
    .select('account_id, contact_id')
    .eq('id', id)
    .single()
    .throwOnError()
  expect(back.account_id).toBe(theirs.account_id)
  expect(back.contact_id).not.toBeNull()
  expect(back.contact_id).not.toBe(his.contact_id)
})

it('leaves to managers what two people are one, and joins what comes in without a person', async () => {
  await addLead(ana)
  const { data } = await kim.client
    .rpc('similar_customers', { record: 'contacts', given: { id: theirs.contact_id, email: customer.email } })
    .throwOnError()
  expect(data.length).toBeGreaterThan(0)
  const found = await ana.client
    .rpc('similar_customers', { record: 'contacts', given: { email: customer.email } })
    .throwOnError()
  expect(found.data.map(({ id }) => id)).not.toContain(theirs.contact_id)
  const [joined] = await host.database.sql`
    insert into public.leads ${host.database.sql({ ...customer, company_id: boss.companyId, owner_id: carl.id })}
    returning contact_id`
  expect(joined).toEqual({ contact_id: theirs.contact_id })
  expect((await addLead(carl)).contact_id).toBe(theirs.contact_id)
})

it('names no account that is hidden by the mail domain it shares', async () => {
  await addLead(carl, { name: 'Dora', company: 'Domainfirm Ltd', email: 'dora@domainfirm.example' })
  const unnamed = { name: 'Someone', company: null, email: 'someone@domainfirm.example' }
  const add = async (person: Person, more: Partial<Tables['leads']['Insert']> = {}) => {
    const { data } = await person.client
      .from('leads')
      .insert({ ...unnamed, ...more })
      .select('id, company, account_id, accounts(name)')
      .single()
      .throwOnError()
    return data
  }
  const hers = await add(ana)
  expect(hers).toMatchObject({ company: null, account_id: null, accounts: null })
  const moved = await add(ana, { email: null })
  await ana.client.from('leads').update({ email: unnamed.email }).eq('id', moved.id).throwOnError()
  for (const [name, text] of Object.entries(await words(ana))) expect(text, name).not.toMatch(/Domainfirm/)
  const found = await ana.client
    .rpc('similar_customers', { record: 'accounts', given: { website: 'https://domainfirm.example' } })
    .throwOnError()
  expect(found.data).toEqual([])
  for (const person of [carl, kim]) expect((await add(person)).company).toBe('Domainfirm Ltd')
  // Once she has a sale with the company she knows it.
  await addLead(ana, { name: 'Else', company: 'Domainfirm Ltd', email: null })
  expect((await add(ana)).company).toBe('Domainfirm Ltd')
})

it('shows of a contact that somebody else joined to a sale no more than the sale does', async () => {
  const his = await addLead(carl, {
    name: 'Joined',
    company: 'Joinedfirm Ltd',
    email: 'j@joinedfirm.example',
  })
  await carl.client
    .from('lead_activities')
    .insert({ contact_id: his.contact_id, kind: 'note', body: 'Hidden talk of joined' })
    .throwOnError()
  const [form] = await host.database.sql`
    insert into public.leads ${host.database.sql({ name: 'Joined', email: 'j@joinedfirm.example', company_id: boss.companyId, owner_id: ana.id })}
    returning id, contact_id, account_id`
  expect(form).toMatchObject({ contact_id: his.contact_id })
  const { id } = z.object({ id: z.string() }).parse(form)
  const contact = { contact_id: his.contact_id }
  const { data: hers } = await ana.client
    .from('leads')
    .select('name, email, contacts(name)')
    .eq('id', id)
    .single()
    .throwOnError()
  expect(hers).toEqual({
    name: 'Joined',
    email: 'j@joinedfirm.example',
    contacts: { name: 'Joined' },
  })
  const told = async () => {
    for (const [name, text] of Object.entries(await words(ana))) expect(text, name).not.toMatch(secret)
    const timeline = await ana.client.rpc('customer_timeline', { customer: his.contact_id }).throwOnError()
    expect(JSON.stringify(timeline.data)).not.toMatch(secret)
  }
  await told()
  // What she keeps there herself is hers; nothing of his is written over, and what lacks is filled in.
  await ana.client
    .from('lead_activities')
    .insert({ ...contact, kind: 'note', body: 'Called from the form' })
    .throwOnError()
  const notes = await ana.client.from('lead_activities').select('body').match(contact).throwOnError()
  expect(notes.data).toEqual([{ body: 'Called from the form' }])
  const change = (fields: Update<'leads'>) => ana.client.from('leads').update(fields).eq('id', id)
  await change({ phone: '+47 5' }).throwOnError()
  const contactRefusal = {
    code: '42501',
    message: 'Somebody else looks after this contact: ask them or a manager to change it.',
  }
  for (const fields of [{ name: 'Rewritten' }, { email: 'r@joinedfirm.example' }, { phone: '+47 6' }])
    expect((await change(fields)).error, JSON.stringify(fields)).toMatchObject(contactRefusal)
  const direct = await ana.client.from('contacts').update({ name: 'Mine' }).eq('id', his.contact_id)
  expect(direct.error).toMatchObject(contactRefusal)
  await change({ company: 'Ownfirm of Ana' }).throwOnError()
  const { data: kept } = await carl.client
    .from('contacts')
    .select('name, phone, account_id')
    .eq('id', his.contact_id)
    .single()
    .throwOnError()
  expect(kept).toEqual({ name: 'Joined', phone: '+47 5', account_id: his.account_id })
  // The id of a sale that went opens nothing either.
  await addLead(carl, { name: 'Joined', company: 'Joinedfirm Ltd', email: 'j@joinedfirm.example' })
  await carl.client.from('leads').delete().eq('id', his.id).throwOnError()
  await ana.client
    .from('leads')
    .insert({ id: his.id, name: 'Joined', email: 'j@joinedfirm.example', ...contact })
    .throwOnError()
  await attempt(ana.client.from('contacts').update({ first_lead_id: id }).eq('id', his.contact_id))
  await told()
})

it('leaves a sale whole that a manager added a hidden contact to, and names nobody', async () => {
  const his = await addLead(carl, { name: 'Secretname', company: 'Secretfirm', email: null })
  const hers = await addLead(ana, { name: 'Own two', company: 'Owntwo', email: null })
  await kim.client
    .from('lead_contacts')
    .insert({ lead_id: hers.id, contact_id: his.contact_id })
    .throwOnError()
  for (const [name, text] of Object.entries(await words(ana)))
    expect(text, name).not.toMatch(/secret(name|firm)/i)
  const timeline = await ana.client.rpc('lead_timeline', { lead: hers.id }).throwOnError()
  expect(JSON.stringify(timeline.data)).not.toMatch(/secret(name|firm)/i)
  // Made the main contact by a manager, they are named as the sale is.
  await kim.client.from('leads').update({ contact_id: his.contact_id }).eq('id', hers.id).throwOnError()
  const { data } = await ana.client.from('leads').select('name, next_step').eq('id', hers.id).throwOnError()
  expect(data).toEqual([{ name: 'Secretname', next_step: null }])
  await ana.client.from('leads').update({ next_step: 'Call' }).eq('id', hers.id).throwOnError()
})

it('goes with the contact that a manager made, or somebody who left', async () => {
  const add = async (person: Person, name: string) => {
    const { data } = await person.client
      .from('contacts')
      .insert({ name })
      .select('id')
      .single()
      .throwOnError()
    await person.client
      .from('lead_activities')
      .insert({ contact_id: data.id, kind: 'note', body: `About ${name}` })
      .throwOnError()
    await kim.client.from('leads').insert({ name, contact_id: data.id, owner_id: ana.id }).throwOnError()
    return data.id
  }
  const leaver = await colleague(host, boss, 'leaver')
  const [byManager, byLeaver] = [await add(kim, 'Handed over'), await add(leaver, 'Left over')]
  const read = async (id: string) =>
    (await ana.client.from('lead_activities').select('body').eq('contact_id', id).throwOnError()).data
  expect(await read(byManager)).toEqual([{ body: 'About Handed over' }])
  expect(await read(byLeaver)).toEqual([])
  await boss.client.rpc('remove_member', { member: leaver.id }).throwOnError()
  expect(await read(byLeaver)).toEqual([{ body: 'About Left over' }])
})

it('changes of many what may be changed, and tells what stayed', async () => {
  const { data: own } = await ana.client
    .from('accounts')
    .insert([{ name: 'Bulk one' }, { name: 'Bulk two' }])
    .select('id')
    .throwOnError()
  await addLead(ana)
  await kim.client
    .from('lead_fields')
    .insert({ record: 'accounts', key: 'tier', label: 'Tier', type: 'text' }, { defaultToNull: false })
    .throwOnError()
  const ids = [...own.map(({ id }) => id), theirs.account_id]
  const of = { record: 'accounts', ids }
  const told = { changed: 2, refused: 1, reason: refusal.message }
  const changes = [
    { ...of, change: crypto.randomUUID(), patch: { address: 'Bulk street 1' } },
    { ...of, change: crypto.randomUUID(), key: 'tier', value: 'Bulk gold' },
    { ...of, change: crypto.randomUUID(), tag: 'Bulk', is_given: true },
  ]
  const before = (await stored()).account
  for (const change of changes) {
    const { data } = await ana.client.rpc('change_each', change).single().throwOnError()
    expect(data).toEqual(told)
  }
  const read = async () =>
    (
      await ana.client
        .from('accounts')
        .select('address, custom, tags')
        .in('id', ids.slice(0, 2))
        .throwOnError()
    ).data
  const changed = { address: 'Bulk street 1', custom: { tier: 'Bulk gold' }, tags: ['Bulk'] }
  expect(await read()).toEqual([changed, changed])
  expect((await stored()).account).toEqual(before)
  const undone = await ana.client
    .rpc('undo_change', { change: String(changes[0]?.change) })
    .single()
    .throwOnError()
  expect(undone.data).toEqual({ restored: 2, kept: 0, remaining: 0 })
  expect((await read()).map(({ address }) => address)).toEqual([null, null])
  // What is wrong for all of them is refused as a whole.
  const wrong = { ...of, change: crypto.randomUUID(), patch: { no_such: 1 } }
  expect((await ana.client.rpc('change_each', wrong)).error?.code).toBe('22023')
})

it('lets nobody give away an account that they could not see afterwards, in words', async () => {
  const { data } = await ana.client
    .from('accounts')
    .insert({ name: 'Givenfirm' })
    .select('id')
    .single()
    .throwOnError()
  const give = (owner_id: string) => ana.client.from('accounts').update({ owner_id }).eq('id', data.id)
  expect((await give(carl.id)).error?.message).toMatch(/to yourself, to your team or to nobody/)
  await give(mate.id).throwOnError()
  // With a sale of hers at it she sees it afterwards.
  await addLead(ana, { name: 'Gita', email: 'gita@givenfirm.example', company: 'Givenfirm' })
  await give(carl.id).throwOnError()
})

it('changes nothing where members see everything', async () => {
  const show = (visibility: string) =>
    boss.client.from('companies').update({ visibility }).eq('id', boss.companyId).throwOnError()
  await show('everything')
  expect((await addLead(ana)).contact_id).toBe(theirs.contact_id)
  expect((await words(ana))['timeline of the account']).toMatch(secret)
  await ana.client.from('accounts').update({ phone: '+47 9' }).eq('id', theirs.account_id).throwOnError()
  await show('own_and_team')
})
