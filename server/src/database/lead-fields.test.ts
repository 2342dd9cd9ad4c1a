import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

let host: TestHost
let ben: Person

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
  await ben.client
    .from('lead_fields')
    .insert(
      [
        { key: 'plan', label: 'Plan', type: 'choice', options: ['Gold', 'Silver'] },
        { key: 'seats', label: 'Seats', type: 'number' },
        { key: 'renewal', label: 'Renewal', type: 'date' },
        { key: 'vip', label: 'VIP', type: 'boolean' },
        { key: 'site', label: 'Site', type: 'url' },
        { key: 'notes', label: 'Notes', type: 'text' },
      ],
      { defaultToNull: false },
    )
    .throwOnError()
})
afterAll(() => host.close())

const insert = (custom: Record<string, string | number | boolean | null>) =>
  ben.client.from('leads').insert({ name: 'Ana', custom }).select('id, custom').single()

it('takes values that fit their field; null takes one away', async () => {
  const custom = {
    plan: 'Gold',
    seats: 2.5,
    renewal: '2026-02-28',
    vip: true,
    site: 'https://a.example',
    notes: 'Zebra',
  }
  const { data, error } = await insert({ ...custom })
  expect(error).toBeNull()
  expect(data?.custom).toEqual(custom)
  const less = await ben.client
    .from('leads')
    .update({ custom: { ...custom, plan: null } })
    .eq('id', data?.id ?? '')
    .select('custom')
    .single()
  expect(less.data?.custom).not.toHaveProperty('plan')
})

it.each([
  [{ unknown: 'x' }, 'There is no field "unknown".'],
  [{ plan: 'Bronze' }, 'Plan does not take this value.'],
  [{ seats: '5' }, 'Seats does not take this value.'],
  [{ renewal: '2026-02-30' }, 'Renewal does not take this value.'],
  [{ vip: 'yes' }, 'VIP does not take this value.'],
  [{ site: 'nowhere' }, 'Site does not take this value.'],
  [{ notes: 'x'.repeat(1001) }, 'Notes does not take this value.'],
])('refuses %j', async (custom, message) => {
  expect((await insert({ ...custom })).error?.message).toBe(message)
})

it('is found by its words', async () => {
  const found = await ben.client.from('leads').select('name').ilike('custom_words', '%zebra%')
  expect(found.data).toHaveLength(1)
  const stages = await ben.client.rpc('lead_stages', { pattern: '%zebra%' })
  expect(stages.data?.[0]?.leads).toBe(1)
})

it('keeps a value whose choice is gone until it is edited', async () => {
  const { data } = await insert({ plan: 'Silver' })
  await ben.client
    .from('lead_fields')
    .update({ options: ['Gold'] })
    .eq('key', 'plan')
    .throwOnError()
  const id = data?.id ?? ''
  const other = await ben.client
    .from('leads')
    .update({ custom: { plan: 'Silver', seats: 1 } })
    .eq('id', id)
  expect(other.error).toBeNull()
  expect((await insert({ plan: 'Silver' })).error?.message).toContain('Plan does not take')
})

it('goes with its values; another company has fields of its own', async () => {
  const stranger = await host.person('stranger')
  expect((await stranger.client.from('lead_fields').select('key')).data).toEqual([])
  await stranger.client.from('lead_fields').delete().eq('key', 'plan')
  await ben.client.from('lead_fields').delete().eq('key', 'plan').throwOnError()
  const { data } = await ben.client.from('leads').select('custom').throwOnError()
  expect(JSON.stringify(data)).not.toContain('plan')
  expect(JSON.stringify(data)).toContain('seats')
})
