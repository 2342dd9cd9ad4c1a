import { type FactField, factFields, readFacts } from '@parley/core/automations/fields'
import { fieldTypes } from '@parley/core/leads/custom-fields'
import { salesRecords } from '@parley/core/records/sales-records'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** What a run knows: every field that the definitions offer. */
let host: TestHost
let ben: Person
let lead: { id: string; account_id: string | null; contact_id: string | null }

const values = {
  text: 'x',
  number: 7,
  date: '2027-01-31',
  choice: 'Gold',
  boolean: true,
  url: 'https://x.example',
}

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
  for (const record of salesRecords)
    await ben.client
      .from('lead_fields')
      .insert(
        fieldTypes.map((type) => ({
          record,
          key: type,
          label: type,
          type,
          options: type === 'choice' ? ['Gold'] : [],
        })),
      )
      .throwOnError()
  const { data } = await ben.client
    .from('leads')
    .insert({
      name: 'Nora Vik',
      company: 'Vik Dental',
      title: 'CEO',
      email: 'nora@vik.example',
      phone: '1',
      website: 'https://vik.example',
      source: 'Fair',
      status: 'lost',
      value: 12,
      currency: 'EUR',
      expected_close_on: '2027-01-31',
      lost_reason: 'Price',
      owner_id: ben.id,
      next_step: 'Call',
      deal_name: 'Renewal',
      tags: ['vip'],
      custom: values,
    })
    .select('id, account_id, contact_id')
    .single()
    .throwOnError()
  lead = data
  await ben.client
    .from('accounts')
    .update({
      domain: 'vik.example',
      phone: '2',
      address: 'Street 1',
      owner_id: ben.id,
      tags: ['key'],
      custom: values,
    })
    .eq('id', lead.account_id ?? '')
    .throwOnError()
  await ben.client
    .from('contacts')
    .update({ tags: ['vip'], custom: values })
    .eq('id', lead.contact_id ?? '')
    .throwOnError()
})
afterAll(() => host.close())

const factsOf = async (event: Record<string, string | null>) =>
  readFacts((await ben.client.rpc('automation_facts', { event }).throwOnError()).data)
const missing = (facts: object, wanted: readonly FactField[]) =>
  wanted.flatMap(({ name, namedBy }) => [name, namedBy ?? name]).filter((name) => !(name in facts))
const offered = (...nouns: string[]) =>
  factFields.filter(({ name }) => nouns.includes(name.split('.')[0] ?? ''))

it('is every field of a lead, its account and its contact, with those of the company’s own', async () => {
  const facts = await factsOf({ lead_id: lead.id })
  expect(missing(facts, offered('lead', 'account', 'contact'))).toEqual([])
  for (const noun of ['lead', 'account', 'contact'])
    for (const type of fieldTypes) expect(facts[`${noun}.custom.${type}`]).toEqual(values[type])
  expect(facts).toMatchObject({
    'account.name': 'Vik Dental',
    'contact.title': 'CEO',
    'lead.status_name': 'Lost',
    'lead.pipeline_name': 'Sales',
    'account.owner_name': 'ben',
    'company.time_zone': 'UTC',
  })
})

it('is every field of a task, and of the lead that it belongs to', async () => {
  const { data: task } = await ben.client
    .from('tasks')
    .insert({
      title: 'Call',
      description: 'Twice',
      status: 'done',
      priority: 'high',
      due_at: '2027-01-31T10:00:00Z',
      remind_at: '2027-01-31T09:00:00Z',
      recurrence: 'FREQ=DAILY',
      assignee_id: ben.id,
      lead_id: lead.id,
    })
    .select('id')
    .single()
    .throwOnError()
  const facts = await factsOf({ task_id: task.id })
  expect(missing(facts, offered('task', 'lead', 'account', 'contact'))).toEqual([])
})

it('is of a lead without an owner nobody’s', async () => {
  const { data } = await ben.client
    .from('leads')
    .insert({ name: 'Other', company: 'Vik Dental', owner_id: null })
    .select('id')
    .single()
    .throwOnError()
  const facts = await factsOf({ lead_id: data.id })
  expect(facts['account.owner_name']).toBe('ben')
  expect(facts).not.toHaveProperty(['owner.id'])
})
