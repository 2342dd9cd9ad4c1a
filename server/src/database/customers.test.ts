import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

let host: TestHost
let ann: Person
beforeAll(async () => {
  host = await startTestHost()
  ann = await host.person('ann')
})
afterAll(() => host.close())

interface Words {
  name: string
  company?: string
  email?: string
  phone?: string
  title?: string
  website?: string
}

const customer = 'id, name, company, email, phone, website, account_id, contact_id'
const read = async (id: string) =>
  (await ann.client.from('leads').select(customer).eq('id', id).single().throwOnError()).data
const add = async (words: Words) =>
  (await ann.client.from('leads').insert(words).select(customer).single().throwOnError()).data
const changeLead = (id: string, values: Partial<Words>) =>
  ann.client.from('leads').update(values).eq('id', id).throwOnError()
const countOf = async (table: 'accounts' | 'contacts', name: string) =>
  (await ann.client.from(table).select('id', { count: 'exact', head: true }).eq('name', name).throwOnError())
    .count

describe('a lead typed in by its words', () => {
  it('makes its account and its contact', async () => {
    const lead = await add({
      name: 'Ida Moss',
      company: 'Fjord Cleaning',
      email: 'ida@fjord.example',
      phone: '1',
    })
    const { data: account } = await ann.client
      .from('accounts')
      .select('name, domain')
      .eq('id', lead.account_id ?? '')
      .single()
      .throwOnError()
    expect(account).toEqual({ name: 'Fjord Cleaning', domain: 'fjord.example' })
    const { data: contact } = await ann.client
      .from('contacts')
      .select('name, email, phone, account_id')
      .eq('id', lead.contact_id ?? '')
      .single()
      .throwOnError()
    expect(contact).toEqual({
      name: 'Ida Moss',
      email: 'ida@fjord.example',
      phone: '1',
      account_id: lead.account_id,
    })
  })

  it('finds both in another spelling, and takes theirs', async () => {
    const first = await add({ name: 'Leo Hart', company: 'Hart & Sons, Ltd.', email: 'leo@hart.example' })
    const second = await add({ name: 'LEO  hart', company: 'hart & sons ltd', email: 'Leo@Hart.example' })
    expect(second).toMatchObject({
      name: 'Leo Hart',
      company: 'Hart & Sons, Ltd.',
      account_id: first.account_id,
      contact_id: first.contact_id,
    })
  })

  it('fills what the contact lacks, and leaves what they are known by, also in their other sales', async () => {
    const words = { name: 'Nora Falk', company: 'Falk', email: 'nora@falk.example' }
    const first = await add({ ...words, phone: '1' })
    const second = await add({ ...words, phone: '2', title: 'CEO' })
    expect(second).toMatchObject({ contact_id: first.contact_id, phone: '2' })
    expect(await read(first.id)).toMatchObject({ phone: '1' })
    const { data: contact } = await ann.client
      .from('contacts')
      .select('phone, title')
      .eq('id', first.contact_id ?? '')
      .single()
      .throwOnError()
    expect(contact).toEqual({ phone: '1', title: 'CEO' })
    expect(await add(words)).toMatchObject({ phone: '1' })
  })

  it('finds the account by its mail domain where no company is given, but never by that of a free mail service', async () => {
    const known = await add({ name: 'Mia Ross', company: 'Ross Media', email: 'mia@ross.example' })
    const found = await add({ name: 'Tom Ross', email: 'tom@ross.example' })
    expect(found).toMatchObject({ account_id: known.account_id, company: 'Ross Media' })
    await add({ name: 'Free One', company: 'Free Mail Co', email: 'one@gmail.com' })
    expect(await add({ name: 'Free Two', email: 'two@gmail.com' })).toMatchObject({
      account_id: null,
      company: null,
    })
  })

  it('is somebody else where only the name is the same, or the address is another', async () => {
    const alone = await add({ name: 'Maria Lopez' })
    const twin = await add({ name: 'Maria Lopez' })
    expect(twin.contact_id).not.toBe(alone.contact_id)
    expect(alone.account_id).toBeNull()
    const here = await add({ name: 'Jo Park', company: 'Parkside', email: 'jo@parkside.example' })
    const there = await add({ name: 'Jo Park', company: 'Parkside', email: 'jo.park@parkside.example' })
    expect(there.contact_id).not.toBe(here.contact_id)
    expect(there.account_id).toBe(here.account_id)
  })

  it('tells a known contact what it did not know yet', async () => {
    const first = await add({ name: 'Uwe Bach', company: 'Bach GmbH' })
    const second = await add({
      name: 'Uwe Bach',
      company: 'Bach GmbH',
      email: 'uwe@bach.example',
      website: 'https://bach.example',
    })
    expect(second.contact_id).toBe(first.contact_id)
    expect(await read(first.id)).toMatchObject({ email: 'uwe@bach.example', website: 'https://bach.example' })
  })

  it('is made for a contact by its id alone', async () => {
    const first = await add({ name: 'Eva Lind', company: 'Lind AB', email: 'eva@lind.example' })
    const row = { name: '', contact_id: first.contact_id }
    const { data } = await ann.client.from('leads').insert(row).select(customer).single().throwOnError()
    expect({ ...data, id: '' }).toEqual({ ...first, id: '' })
  })
})

describe('a correction', () => {
  it('of a lead reaches its contact, its account and their other leads', async () => {
    const one = await add({ name: 'Nia Cole', company: 'Cole Foods', email: 'nia@cole.example' })
    const two = await add({ name: 'Nia Cole', company: 'Cole Foods', email: 'nia@cole.example' })
    await changeLead(one.id, {
      name: 'Nia Cole-Baker',
      email: 'nia.cb@cole.example',
      company: 'COLE Foods',
    })
    expect(await read(two.id)).toMatchObject({
      name: 'Nia Cole-Baker',
      email: 'nia.cb@cole.example',
      company: 'COLE Foods',
      account_id: one.account_id,
    })
    expect(await countOf('accounts', 'COLE Foods')).toBe(1)
    expect(await countOf('contacts', 'Nia Cole-Baker')).toBe(1)
  })

  it('of an account or a contact reaches all its leads', async () => {
    const one = await add({ name: 'Rae Wood', company: 'Wood Works', email: 'rae@wood.example' })
    const two = await add({ name: 'Bo Wood', company: 'Wood Works', email: 'bo@wood.example' })
    await ann.client
      .from('accounts')
      .update({ name: 'Woodworks International', website: 'https://wood.example' })
      .eq('id', one.account_id ?? '')
      .throwOnError()
    await ann.client
      .from('contacts')
      .update({ phone: '+1 202 555 0100' })
      .eq('id', two.contact_id ?? '')
      .throwOnError()
    expect(await read(one.id)).toMatchObject({
      company: 'Woodworks International',
      website: 'https://wood.example',
    })
    expect(await read(two.id)).toMatchObject({ company: 'Woodworks International', phone: '+1 202 555 0100' })
  })

  it('of the company moves the lead to another account; the first one stays', async () => {
    const lead = await add({
      name: 'Kai Berg',
      company: 'Berg One',
      email: 'kai@berg.example',
      website: 'https://one.example',
    })
    const other = await add({ name: 'Kim Dahl', company: 'Berg Two', website: 'https://two.example' })
    await changeLead(lead.id, { company: 'berg two' })
    expect(await read(lead.id)).toMatchObject({
      account_id: other.account_id,
      company: 'Berg Two',
      website: 'https://two.example',
    })
    expect(await countOf('accounts', 'Berg One')).toBe(1)
    const { data: contact } = await ann.client
      .from('contacts')
      .select('account_id')
      .eq('id', lead.contact_id ?? '')
      .single()
      .throwOnError()
    expect(contact.account_id).toBe(other.account_id)
  })

  it('takes nothing along that was not corrected: leads from before had numbers and websites of their own', async () => {
    const one = await add({
      name: 'Ute Lang',
      company: 'Lang KG',
      email: 'ute@lang.example',
      phone: '1',
      website: 'https://lang.example',
    })
    const two = await add({ name: 'Ute Lang', company: 'Lang KG', email: 'ute@lang.example' })
    await host.database.sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`
      await transaction`update public.leads set phone = null, website = null where id = ${two.id}`
    })
    await changeLead(two.id, { email: 'ute.lang@lang.example' })
    await changeLead(two.id, { company: 'LANG KG' })
    expect(await read(one.id)).toMatchObject({
      email: 'ute.lang@lang.example',
      company: 'LANG KG',
      phone: '1',
      website: 'https://lang.example',
    })
    await ann.client
      .from('contacts')
      .update({ name: 'Ute Lange' })
      .eq('id', one.contact_id ?? '')
      .throwOnError()
    expect(await read(two.id)).toMatchObject({ name: 'Ute Lange', phone: null, website: null })
  })

  it('to a name that another account has is refused', async () => {
    const one = await add({ name: 'Al Stone', company: 'Stone One' })
    await add({ name: 'Bea Stone', company: 'Stone Two' })
    const { error } = await ann.client
      .from('accounts')
      .update({ name: 'stone two' })
      .eq('id', one.account_id ?? '')
    expect(error?.code).toBe('23505')
  })
})

describe('the end', () => {
  it('of a lead leaves account and contact', async () => {
    const lead = await add({ name: 'Gus Frey', company: 'Frey AG' })
    await ann.client.from('leads').delete().eq('id', lead.id).throwOnError()
    expect([await countOf('accounts', 'Frey AG'), await countOf('contacts', 'Gus Frey')]).toEqual([1, 1])
  })

  it('of an account or a contact waits for its leads', async () => {
    const lead = await add({ name: 'Hal Voss', company: 'Voss BV' })
    const refused = await ann.client
      .from('accounts')
      .delete()
      .eq('id', lead.account_id ?? '')
    expect(refused.error?.message).toBe('Voss BV still has 1 lead. Delete it first.')
    await ann.client.from('leads').delete().eq('id', lead.id).throwOnError()
    await ann.client
      .from('contacts')
      .delete()
      .eq('id', lead.contact_id ?? '')
      .throwOnError()
    await ann.client
      .from('accounts')
      .delete()
      .eq('id', lead.account_id ?? '')
      .throwOnError()
    expect(await countOf('accounts', 'Voss BV')).toBe(0)
  })
})

describe('a customer that came with the sample company or an import', () => {
  const remove = async (id: string, isImport: boolean) =>
    host.database.sql.begin(async (transaction) => {
      if (isImport) await transaction`select set_config('parley.is_importing', 'on', true)`
      await transaction`delete from public.leads where id = ${id}`
    })

  it.each([
    ['the sample company', true, false],
    ['an import', false, true],
  ])('goes with %s, unless somebody else uses it', async (from, is_sample, isImport) => {
    const company = `Came with ${from}`
    const insert = async (name: string) =>
      (
        await ann.client
          .from('leads')
          .insert({ name, company, is_sample })
          .select(customer)
          .single()
          .throwOnError()
      ).data
    const [one, two] = [await insert(`First of ${from}`), await insert(`Second of ${from}`)]
    await remove(one.id, isImport)
    expect([await countOf('accounts', company), await countOf('contacts', one.name)]).toEqual([1, 0])
    await remove(two.id, isImport)
    // The second lead found the account: only with the sample company, which goes as a whole, does it go as well.
    expect([await countOf('accounts', company), await countOf('contacts', two.name)]).toEqual([
      is_sample ? 0 : 1,
      0,
    ])
  })
})

it('makes one account of what many write at the same time', async () => {
  const leads = await Promise.all(
    Array.from({ length: 12 }, (_, index) => add({ name: `Person ${index}`, company: 'At Once Inc' })),
  )
  expect(new Set(leads.map((lead) => lead.account_id)).size).toBe(1)
})

it('keeps the customers of two companies apart', async () => {
  const bob = await host.person('bob')
  const lead = await add({ name: 'Secret Person', company: 'Secret Customer', email: 'p@secret.example' })
  const row = {
    name: 'Thief',
    company: 'Secret Customer',
    account_id: lead.account_id,
    contact_id: lead.contact_id,
  }
  const { data } = await bob.client.from('leads').insert(row).select(customer).single().throwOnError()
  expect(data.account_id).not.toBe(lead.account_id)
  expect(data).toMatchObject({ name: 'Thief', email: null })
  const { data: seen } = await bob.client.from('contacts').select('name').throwOnError()
  expect(seen).toEqual([{ name: 'Thief' }])
})
