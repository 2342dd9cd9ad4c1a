import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** The people of a sale and their roles, through everything that happens to the sale. */
let host: TestHost
let ann: Person
let mallory: Person
beforeAll(async () => {
  host = await startTestHost()
  ann = await host.person('ann')
  mallory = await host.person('mallory')
})
afterAll(() => host.close())

const addLead = async (name: string, company = 'Fjord Cleaning') =>
  (
    await ann.client
      .from('leads')
      .insert({ name, company })
      .select('id, contact_id, account_id')
      .single()
      .throwOnError()
  ).data
const addContact = async (name: string) =>
  (await ann.client.from('contacts').insert({ name }).select('id').single().throwOnError()).data.id
const take = (lead_id: string, contact_id: string, role: string | null = null) =>
  ann.client
    .from('lead_contacts')
    .upsert({ lead_id, contact_id, role }, { onConflict: 'lead_id,contact_id' })
    .throwOnError()
const peopleOf = async (lead: string) =>
  (
    await ann.client.from('lead_contacts').select('role, contacts(name)').eq('lead_id', lead).throwOnError()
  ).data
    .map(({ role, contacts }) => `${contacts?.name} ${role}`)
    .toSorted()

it('says who decides, uses, pays and stands against it, once a person', async () => {
  const { id } = await addLead('Ida Moss')
  const contact = await addContact('Olaf Berg')
  await take(id, contact, 'decision_maker')
  await take(id, contact, 'blocker')
  expect(await peopleOf(id)).toEqual(['Olaf Berg blocker'])
  const { error } = await ann.client
    .from('lead_contacts')
    .insert({ lead_id: id, contact_id: contact, role: 'boss' })
  expect(error?.code).toBe('23514')
})

it('keeps who a sale was named after among its people', async () => {
  const lead = await addLead('Nils Ek')
  const contact = await addContact('Ada Vik')
  await ann.client.from('leads').update({ contact_id: contact }).eq('id', lead.id).throwOnError()
  const { data } = await ann.client.from('leads').select('name').eq('id', lead.id).single().throwOnError()
  expect(data.name).toBe('Ada Vik')
  expect(await peopleOf(lead.id)).toEqual(['Nils Ek null'])
})

it('brings the people of two leads together in a merge', async () => {
  const [one, other] = [await addLead('Per Lund'), await addLead('Per Lunde')]
  const [both, only] = [await addContact('Both'), await addContact('Only')]
  await take(one.id, both)
  await take(other.id, both, 'champion')
  await take(other.id, only, 'user')
  await ann.client.rpc('merge_leads', { keep: one.id, drop_lead: other.id }).throwOnError()
  expect(await peopleOf(one.id)).toEqual(['Both champion', 'Only user', 'Per Lunde null'])
})

it('goes with its lead and with its contact', async () => {
  const [lead, second] = [await addLead('Tom Dahl'), await addLead('Una Dahl')]
  const contact = await addContact('Short Stay')
  await take(lead.id, contact)
  await take(second.id, contact)
  await ann.client.from('leads').delete().eq('id', lead.id).throwOnError()
  await ann.client.from('contacts').delete().eq('id', contact).throwOnError()
  expect(await peopleOf(second.id)).toEqual([])
})

it('takes nobody from or into another company', async () => {
  const lead = await addLead('Own Lead')
  const theirs = await mallory.client
    .from('contacts')
    .insert({ name: 'Theirs' })
    .select('id')
    .single()
    .throwOnError()
  const into = await ann.client.from('lead_contacts').insert({ lead_id: lead.id, contact_id: theirs.data.id })
  expect(into.error?.code).toBe('23503')
  const from = await mallory.client
    .from('lead_contacts')
    .insert({ lead_id: lead.id, contact_id: theirs.data.id })
  expect(from.error?.code).toBe('23503')
  await take(lead.id, await addContact('Hidden'))
  expect((await mallory.client.from('lead_contacts').select().throwOnError()).data).toEqual([])
})
