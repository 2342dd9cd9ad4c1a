import { subjectIds } from '@parley/core/records/subject'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colleague } from '../testing/colleagues.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { killMidway } from '../testing/kill-midway.ts'
import { untilIdle } from '../testing/until-idle.ts'

let host: TestHost
let ben: Person
beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('merger')
})
afterAll(() => host.close())

/** What a company holds of its customers and sales, but for when it was written. */
async function stateOf({ companyId }: Person): Promise<unknown> {
  const [row] = await host.database.sql<{ state: unknown }[]>`
    select jsonb_build_array(
      (select jsonb_agg(to_jsonb(x) - array['updated_at', 'score', 'score_reasons'] order by x.id) from public.leads x where x.company_id = ${companyId}),
      (select jsonb_agg(to_jsonb(x) - 'updated_at' order by x.id) from public.accounts x where x.company_id = ${companyId}),
      (select jsonb_agg(to_jsonb(x) - 'updated_at' order by x.id) from public.contacts x where x.company_id = ${companyId}),
      (select jsonb_agg(to_jsonb(x) - 'updated_at' order by x.id) from public.lead_contacts x where x.company_id = ${companyId}),
      (select jsonb_agg(to_jsonb(x) order by x.id) from public.lead_activities x where x.company_id = ${companyId})) as state`
  return row?.state
}

const idOf = async (table: 'accounts' | 'contacts', name: string) =>
  (await ben.client.from(table).select('id').eq('name', name).single().throwOnError()).data.id
const merge = async (record: string, keep: string, drop: string, chosen = {}) =>
  (await ben.client.rpc('merge_customers', { record, keep, drop_record: drop, chosen }).throwOnError()).data
const undo = (id: string, by = ben) => by.client.rpc('undo_customer_merge', { merge: id }).throwOnError()

describe('two accounts', () => {
  it('become one with people, sales and timeline of both, and two again', async () => {
    await ben.client
      .from('leads')
      .insert([
        { name: 'Ana Ruiz', company: 'Acme', email: 'ana@acme.example', website: 'acme.example' },
        {
          name: 'Tom Baker',
          company: 'Acme Corp',
          email: 'tom@acme.example',
          website: 'old.example',
        },
      ])
      .throwOnError()
    const [keep, drop] = [await idOf('accounts', 'Acme'), await idOf('accounts', 'Acme Corp')]
    await ben.client
      .from('lead_activities')
      .insert({ account_id: drop, kind: 'note', body: 'Called' })
      .throwOnError()
    await untilIdle(host.database.sql)
    const before = await stateOf(ben)
    const id = await merge('accounts', keep, drop, { phone: '1' })
    const { data: leads } = await ben.client
      .from('leads')
      .select('company, account_id, website')
      .order('name')
      .throwOnError()
    expect(leads).toEqual([
      { company: 'Acme', account_id: keep, website: 'acme.example' },
      { company: 'Acme', account_id: keep, website: 'acme.example' },
    ])
    const people = await ben.client.from('contacts').select('name').eq('account_id', keep).order('name')
    expect(people.data?.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Tom Baker'])
    const told = await ben.client.from('lead_activities').select('kind').eq('account_id', keep).order('kind')
    expect(told.data?.map(({ kind }) => kind)).toEqual(['changed', 'note'])
    expect((await ben.client.from('accounts').select('name, phone')).data).toEqual([
      { name: 'Acme', phone: '1' },
    ])
    await undo(id)
    await untilIdle(host.database.sql)
    expect(await stateOf(ben)).toEqual(before)
    await undo(id)
  })
})

it('takes own values that only the other knows, and gives them back, also of a field that is gone since', async () => {
  const joan = await host.person('joan')
  await joan.client
    .from('lead_fields')
    .insert(['plan', 'seats'].map((key) => ({ record: 'accounts', key, label: key, type: 'text' })))
    .throwOnError()
  const { data } = await joan.client
    .from('accounts')
    .insert([
      { name: 'Hooli', custom: { plan: 'Gold' } },
      { name: 'Hooli Inc', custom: { plan: 'Free', seats: '3' } },
    ])
    .select('id')
    .throwOnError()
  const [keep = '', drop = ''] = data.map(({ id }) => id)
  const call = (custom: Record<string, string>) =>
    joan.client.rpc('merge_customers', { record: 'accounts', keep, drop_record: drop, chosen: { custom } })
  expect((await call({ plan: 'Gold', other: 'x' })).error?.message).toBe('There is no field "other".')
  const merged = await call({ plan: 'Gold', seats: '3' }).throwOnError()
  const read = async () =>
    (await joan.client.from('accounts').select('custom').order('name').throwOnError()).data.map(
      ({ custom }) => custom,
    )
  expect(await read()).toEqual([{ plan: 'Gold', seats: '3' }])
  await joan.client.from('lead_fields').delete().eq('key', 'seats').throwOnError()
  await joan.client.rpc('undo_customer_merge', { merge: merged.data }).throwOnError()
  expect(await read()).toEqual([{ plan: 'Gold' }, { plan: 'Free', seats: '3' }])
})

describe('two contacts', () => {
  it('become one; roles, refusals and bounces hold, and come back when it is taken apart', async () => {
    await ben.client
      .from('leads')
      .insert([
        { name: 'Mia Wolf', company: 'Wolf', email: 'mia@wolf.example' },
        { name: 'M. Wolf', company: 'Wolf', email: 'm@wolf.example', phone: '7' },
      ])
      .throwOnError()
    const [keep, drop] = [await idOf('contacts', 'Mia Wolf'), await idOf('contacts', 'M. Wolf')]
    const { data: leads } = await ben.client
      .from('leads')
      .select('id, name')
      .eq('company', 'Wolf')
      .throwOnError()
    const leadOf = (name: string) => leads.find((lead) => lead.name === name)?.id ?? ''
    await ben.client
      .from('lead_contacts')
      .insert({ lead_id: leadOf('Mia Wolf'), contact_id: drop, role: 'champion' })
      .throwOnError()
    await host.database.sql`
      update public.leads set email_opt_out_at = now() - interval '1 day', email_bounced_at = now(), email_bounce_reason = 'full'
       where id = ${leadOf('M. Wolf')}`
    await untilIdle(host.database.sql)
    const before = await stateOf(ben)
    const id = await merge('contacts', keep, drop)
    const { data } = await ben.client
      .from('leads')
      .select('name, email, phone, contact_id, email_opt_out_at')
      .eq('company', 'Wolf')
      .throwOnError()
    for (const lead of data) {
      expect(lead).toMatchObject({ name: 'Mia Wolf', email: 'mia@wolf.example', contact_id: keep })
      expect(lead.email_opt_out_at).not.toBeNull()
    }
    expect(new Set(data.map(({ phone }) => phone))).toEqual(new Set(['7', null]))
    expect((await ben.client.from('lead_contacts').select('contact_id, role')).data).toContainEqual({
      contact_id: keep,
      role: 'champion',
    })
    await undo(id)
    await untilIdle(host.database.sql)
    expect(await stateOf(ben)).toEqual(before)
  })

  it('are taken apart without losing what was corrected since', async () => {
    await ben.client
      .from('leads')
      .insert([
        { name: 'Eva Lund', company: 'Lund', email: 'eva@lund.example' },
        { name: 'E. Lund', company: 'Lund', email: 'e@lund.example' },
      ])
      .throwOnError()
    const [keep, drop] = [await idOf('contacts', 'Eva Lund'), await idOf('contacts', 'E. Lund')]
    const id = await merge('contacts', keep, drop)
    await ben.client.from('contacts').update({ email: 'eva.lund@lund.example' }).eq('id', keep).throwOnError()
    await undo(id)
    const { data } = await ben.client
      .from('leads')
      .select('name, email, contact_id')
      .eq('company', 'Lund')
      .order('name')
      .throwOnError()
    expect(data.map(({ name, email, contact_id }) => [name, email, contact_id])).toEqual([
      ['E. Lund', 'e@lund.example', drop],
      ['Eva Lund', 'eva.lund@lund.example', keep],
    ])
  })

  it('leave nothing behind once the one that stayed is deleted', async () => {
    await ben.client
      .from('contacts')
      .insert([{ name: 'Stay Here' }, { name: 'Go Away', email: 'go@away.example' }])
      .throwOnError()
    const [keep, drop] = [await idOf('contacts', 'Stay Here'), await idOf('contacts', 'Go Away')]
    const { data: lead } = await ben.client
      .from('leads')
      .insert({ name: 'Theirs' })
      .select('id')
      .single()
      .throwOnError()
    const both = [keep, drop].map((contact_id) => ({ lead_id: lead.id, contact_id }))
    await ben.client.from('lead_contacts').insert(both).throwOnError()
    const id = await merge('contacts', keep, drop)
    await ben.client.from('contacts').delete().eq('id', keep).throwOnError()
    const { data } = await ben.client
      .from('customer_merges')
      .select('dropped, words, people')
      .eq('id', id)
      .single()
      .throwOnError()
    expect(data).toEqual({ dropped: {}, words: {}, people: [] })
    expect((await ben.client.rpc('undo_customer_merge', { merge: id })).error?.code).toBe('P0002')
  })
})

it.each(['accounts', 'contacts'] as const)(
  'shows on the one of two %s that stays what was changed on the other before, to everybody',
  async (record) => {
    const ida = await host.person('ida')
    const add = async (name: string) =>
      (await ida.client.from(record).insert({ name }).select('id').single().throwOnError()).data.id
    const [keep, drop] = [await add('Globex'), await add('Globex Ltd')]
    await ida.client.from(record).update({ phone: '+49 30 7' }).eq('id', drop).throwOnError()
    const about = subjectIds({ kind: record === 'accounts' ? 'account' : 'contact', id: drop })
    const note = { ...about, kind: 'note', body: 'Called' }
    const { data: noted } = await ida.client
      .from('lead_activities')
      .insert(note)
      .select('id')
      .single()
      .throwOnError()
    await ida.client
      .from('lead_activities')
      .update({ body: 'Called twice' })
      .eq('id', noted.id)
      .throwOnError()
    await ida.client.rpc('merge_customers', { record, keep, drop_record: drop }).throwOnError()
    for (const person of [
      ida,
      await colleague(host, ida, 'max'),
      await colleague(host, ida, 'mo', 'manager'),
    ]) {
      const { data } = await person.client.rpc('customer_timeline', { customer: keep }).throwOnError()
      const changes = data.filter(({ kind }) => kind === 'update').map(({ data: change }) => change)
      expect(changes).toContainEqual(
        expect.objectContaining({ record_id: drop, after: { phone: '+49 30 7' } }),
      )
      const { data: kept } = await person.client
        .from('record_changes')
        .select('record, operation')
        .eq('record_id', drop)
        .eq('operation', 'update')
        .order('record')
        .throwOnError()
      expect(kept).toEqual([
        { record, operation: 'update' },
        { record: 'lead_activities', operation: 'update' },
      ])
    }
  },
)

it.each([
  ['decision_maker', null],
  ['decision_maker', 'champion'],
  [null, 'champion'],
  [null, null],
] as const)(
  'keeps the role of a person who stands in a sale twice, %s and %s, and gives back both lines',
  async (gone, kept) => {
    const ute = await host.person('ute')
    const { data } = await ute.client
      .from('contacts')
      .insert([{ name: 'Jo Kern' }, { name: 'Jo K.' }])
      .select('id')
      .throwOnError()
    const [keep = '', drop = ''] = data.map(({ id }) => id)
    const { data: lead } = await ute.client
      .from('leads')
      .insert({ name: 'Somebody Else' })
      .select('id')
      .single()
      .throwOnError()
    await ute.client
      .from('lead_contacts')
      .insert([
        { lead_id: lead.id, contact_id: keep, role: kept },
        { lead_id: lead.id, contact_id: drop, role: gone },
      ])
      .throwOnError()
    await untilIdle(host.database.sql)
    const before = await stateOf(ute)
    const { data: id } = await ute.client
      .rpc('merge_customers', { record: 'contacts', keep, drop_record: drop })
      .throwOnError()
    const { data: people } = await ute.client.from('lead_contacts').select('contact_id, role').throwOnError()
    expect(people).toEqual([{ contact_id: keep, role: kept ?? gone }])
    await undo(id, ute)
    await untilIdle(host.database.sql)
    expect(await stateOf(ute)).toEqual(before)
  },
)

it('keeps out of a sale whom somebody took out since two were merged', async () => {
  const [keep, drop] = [await idOf('contacts', 'Ana Ruiz'), await idOf('contacts', 'Tom Baker')]
  const { data: lead } = await ben.client
    .from('leads')
    .insert({ name: 'Third' })
    .select('id')
    .single()
    .throwOnError()
  const both = [keep, drop].map((contact_id) => ({ lead_id: lead.id, contact_id }))
  await ben.client.from('lead_contacts').insert(both).throwOnError()
  const id = await merge('contacts', keep, drop)
  await ben.client.from('lead_contacts').delete().eq('lead_id', lead.id).throwOnError()
  await undo(id)
  expect((await ben.client.from('lead_contacts').select('id').eq('lead_id', lead.id)).data).toEqual([])
})

it('makes one of two all or nothing: killed in the middle nothing is changed', async () => {
  await ben.client
    .from('leads')
    .insert([
      { name: 'Liv Moe', company: 'Fjell', email: 'liv@fjell.example' },
      { name: 'Per Moe', company: 'Fjell AS', email: 'per@fjellas.example' },
    ])
    .throwOnError()
  await untilIdle(host.database.sql)
  const [keep, gone] = [await idOf('accounts', 'Fjell'), await idOf('accounts', 'Fjell AS')]
  const before = await stateOf(ben)
  const answer = await killMidway(host.database, {
    lock: (transaction) => transaction`select from public.contacts where account_id = ${gone} for update`,
    statement: 'merge_customers',
    work: () => ben.client.rpc('merge_customers', { record: 'accounts', keep, drop_record: gone }),
  })
  expect(answer).toMatchObject({ error: expect.anything() })
  expect(await stateOf(ben)).toEqual(before)
  await undo(await merge('accounts', keep, gone))
  expect(await stateOf(ben)).toEqual(before)
})

it('refuses one and the same, other fields, and what is of another company', async () => {
  const acme = await idOf('accounts', 'Acme')
  const stranger = await host.person('stranger')
  const call = (person: Person, keep: string, drop_record: string, chosen = {}) =>
    person.client.rpc('merge_customers', { record: 'accounts', keep, drop_record, chosen })
  expect((await call(ben, acme, acme)).error?.message).toBe('Choose two different ones.')
  expect((await call(ben, acme, await idOf('accounts', 'Wolf'), { company_id: 1 })).error?.code).toBe('P0001')
  expect((await call(stranger, acme, await idOf('accounts', 'Wolf'))).error?.code).toBe('P0002')
})

it('tells of those that are there already, by name, domain, address and number', async () => {
  const similar = async (record: string, given: Record<string, string>) =>
    (await ben.client.rpc('similar_customers', { record, given }).throwOnError()).data.map(
      ({ name, rule }) => [name, rule],
    )
  expect(await similar('accounts', { name: 'ACME GmbH' })).toEqual([
    ['Acme', 'name'],
    ['Acme Corp', 'name'],
  ])
  expect(await similar('accounts', { name: 'Other', website: 'https://www.wolf.example/x' })).toEqual([
    ['Wolf', 'domain'],
  ])
  expect(await similar('contacts', { name: 'X', email: 'ANA@acme.example' })).toEqual([['Ana Ruiz', 'email']])
  expect(await similar('contacts', { name: 'Tom', email: '' })).toEqual([])
  // The name alone is the weakest sign, and none where the account is known.
  expect(await similar('contacts', { name: ' ana  RUIZ' })).toEqual([['Ana Ruiz', 'name']])
  expect(await similar('contacts', { name: 'Ana Ruiz', account_id: await idOf('accounts', 'Wolf') })).toEqual(
    [],
  )
})
