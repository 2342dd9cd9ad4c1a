import { subjectIds } from '@parley/core/records/subject'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { killMidway } from '../testing/kill-midway.ts'
import { withoutEvents } from '../testing/without-events.ts'
import type { Transaction } from './database.ts'

/** Making one of two customers, and taking that or a merge of leads back, is all or nothing wherever its connection ends. */
let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
  await withoutEvents(host.database)
})
afterAll(() => host.close())

/** All that a merge touches, but for when it was written and the merges themselves. */
async function stateOf({ companyId }: Person) {
  const { sql } = host.database
  const state: Record<string, unknown[]> = {}
  for (const table of [
    'public.leads',
    'public.accounts',
    'public.contacts',
    'public.lead_contacts',
    'public.lead_activities',
    'public.tasks',
  ]) {
    const rows = await sql`
      select to_jsonb(x) - 'updated_at' as row from ${sql(table)} x
       where x.company_id = ${companyId} order by (to_jsonb(x) - 'updated_at')::text`
    state[table] = rows.map(({ row }) => row)
  }
  return state
}
const mergesOf = async ({ client }: Person) =>
  (await client.from('customer_merges').select('id, undone_at').throwOnError()).data

/** Two accounts or contacts, each with a sale, a person or role, a note and a task. */
async function makeTwo(record: 'accounts' | 'contacts', name: string) {
  const person = await host.person(name)
  const { client } = person
  const { data: leads } = await client
    .from('leads')
    .insert([
      { name: 'Liv Moe', company: 'Fjell', email: 'liv@fjell.example' },
      { name: 'Per Moe', company: 'Fjell AS', email: 'per@fjellas.example' },
    ])
    .select('id, account_id, contact_id')
    .throwOnError()
  const column = record === 'accounts' ? 'account_id' : 'contact_id'
  const [kept, gone] = leads.map((lead) => ({ lead: lead.id, id: lead[column] ?? '' }))
  if (!kept || !gone) throw new Error('Both were written.')
  const contacts = leads.map(({ contact_id }) => contact_id ?? '')
  // Each is named in the sale of the other: so the merge deletes a line and gives its role to one that stays.
  await client
    .from('lead_contacts')
    .insert([
      { lead_id: kept.lead, contact_id: contacts[1] ?? '', role: 'champion' },
      { lead_id: kept.lead, contact_id: contacts[0] ?? '' },
      { lead_id: gone.lead, contact_id: contacts[0] ?? '', role: 'user' },
    ])
    .throwOnError()
  for (const id of [kept.id, gone.id]) {
    const about = subjectIds({ kind: record === 'accounts' ? 'account' : 'contact', id })
    await client
      .from('lead_activities')
      .insert({ ...about, kind: 'note', body: id })
      .throwOnError()
    await client
      .from('tasks')
      .insert({ ...about, title: id })
      .throwOnError()
  }
  const chosen = record === 'accounts' ? { name: 'Fjell Group' } : { name: 'Liv Per Moe', phone: '+47 1' }
  const merge = () => client.rpc('merge_customers', { record, keep: kept.id, drop_record: gone.id, chosen })
  return { person, kept, gone, merge }
}

/** What the work waits for: the first of what it moves, and what hears last of how the one that stays is called now. */
const places = [
  ['accounts', 'the sale that moves'],
  ['accounts', 'the sale of the one that stays'],
  ['contacts', 'the sale that moves'],
  ['contacts', 'the sale of the one that stays'],
] as const
type Two = Awaited<ReturnType<typeof makeTwo>>
const lockOf =
  ({ kept, gone }: Two, place: (typeof places)[number][1]) =>
  (transaction: Transaction) =>
    transaction`select from public.leads where id = ${place === 'the sale that moves' ? gone.lead : kept.lead} for update`

it.each(places)('killed while one of two %s waits for %s, nothing is changed', async (record, place) => {
  const two = await makeTwo(record, `merge-${record}-${place.length}`)
  const before = await stateOf(two.person)
  const answer = await killMidway(host.database, {
    lock: lockOf(two, place),
    statement: 'merge_customers',
    work: two.merge,
  })
  expect(answer).toMatchObject({ error: expect.anything() })
  expect(await stateOf(two.person)).toEqual(before)
  expect(await mergesOf(two.person)).toEqual([])
  const { data: id } = await two.merge().throwOnError()
  expect(await stateOf(two.person)).not.toEqual(before)
  await two.person.client.rpc('undo_customer_merge', { merge: id }).throwOnError()
  expect(await stateOf(two.person)).toEqual(before)
})

it.each(places)(
  'killed while two merged %s are taken apart and that waits for %s, they stay one, and come apart afterwards',
  async (record, place) => {
    const two = await makeTwo(record, `apart-${record}-${place.length}`)
    const before = await stateOf(two.person)
    const { data: id } = await two.merge().throwOnError()
    const merged = await stateOf(two.person)
    const undo = () => two.person.client.rpc('undo_customer_merge', { merge: id })
    const answer = await killMidway(host.database, {
      lock: lockOf(two, place),
      statement: 'undo_customer_merge',
      work: undo,
    })
    expect(answer).toMatchObject({ error: expect.anything() })
    expect(await stateOf(two.person)).toEqual(merged)
    expect(await mergesOf(two.person)).toEqual([{ id, undone_at: null }])
    await undo().throwOnError()
    expect(await stateOf(two.person)).toEqual(before)
  },
)

it('killed while two merged leads are taken apart they stay one, and come apart afterwards', async () => {
  const { person, kept, gone } = await makeTwo('contacts', 'apart-leads')
  const { data: user } = await person.client
    .from('contacts')
    .insert({ name: 'Uma' })
    .select('id')
    .single()
    .throwOnError()
  // In place of the people of the other sale: undone-merge-people.test.ts is about those.
  await person.client.from('lead_contacts').delete().in('lead_id', [kept.lead, gone.lead]).throwOnError()
  await person.client
    .from('lead_contacts')
    .insert({ lead_id: gone.lead, contact_id: user.id, role: 'user' })
    .throwOnError()
  await person.client.from('tasks').insert({ lead_id: gone.lead, title: 'Of the other' }).throwOnError()
  const before = await stateOf(person)
  const { data: id } = await person.client
    .rpc('merge_leads', { keep: kept.lead, drop_lead: gone.lead, chosen: { phone: '1234567' } })
    .throwOnError()
  const merged = await stateOf(person)
  const undo = () => person.client.rpc('undo_merge', { merge: id })
  const answer = await killMidway(host.database, {
    lock: (transaction) => transaction`select from public.tasks where lead_id = ${kept.lead} for update`,
    statement: 'undo_merge',
    work: undo,
  })
  expect(answer).toMatchObject({ error: expect.anything() })
  expect(await stateOf(person)).toEqual(merged)
  await undo().throwOnError()
  expect(await stateOf(person)).toEqual(before)
})
