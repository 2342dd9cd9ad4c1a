import type { Json } from '@parley/core/database.types'
import { salesRecords } from '@parley/core/records/sales-records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historyOf } from '../testing/history.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { attempt } from '../testing/outcomes.ts'

let host: TestHost
let ben: Person

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
})
afterAll(() => host.close())

/** A company gives each of its records fields of its own, under one set of rules. */
describe.each(salesRecords)('own fields of %s', (record) => {
  beforeAll(async () => {
    await ben.client
      .from('lead_fields')
      .insert(
        [
          { record, key: 'plan', label: 'Plan', type: 'choice', options: ['Gold', 'Silver'] },
          { record, key: 'seats', label: 'Seats', type: 'number' },
          { record, key: 'renewal', label: 'Renewal', type: 'date' },
          { record, key: 'vip', label: 'VIP', type: 'boolean' },
          { record, key: 'site', label: 'Site', type: 'url' },
          { record, key: 'notes', label: 'Notes', type: 'text' },
        ],
        { defaultToNull: false },
      )
      .throwOnError()
  })

  let made = 0
  const insert = (custom: Record<string, string | number | boolean | null>) =>
    ben.client
      .from(record)
      .insert({ name: `Ana ${(made += 1)}`, custom })
      .select('id, custom')
      .single()

  it('take values that fit; null takes one away', async () => {
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
      .from(record)
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
  ])('refuse %j', async (custom, message) => {
    expect((await insert({ ...custom })).error?.message).toBe(message)
  })

  it('are found by their words', async () => {
    const found = await ben.client.from(record).select('name').ilike('custom_words', '%zebra%')
    expect(found.data).toHaveLength(1)
  })

  it('are written one by one: what others changed meanwhile stays, and Undo brings one back', async () => {
    const { data } = await insert({ plan: 'Gold', seats: 1 })
    const ids = [data?.id ?? '']
    const held = async () =>
      (await ben.client.from(record).select('custom').in('id', ids).single().throwOnError()).data.custom
    const set = (key: string, value: Json, change = crypto.randomUUID()) =>
      ben.client.rpc('set_own_field', { record, ids, key, value, change })
    await set('vip', true).throwOnError()
    const change = crypto.randomUUID()
    await set('seats', 5, change).throwOnError()
    expect((await set('seats', 5, change).throwOnError()).data).toBe(0)
    await set('plan', null).throwOnError()
    expect(await held()).toEqual({ seats: 5, vip: true })
    expect((await ben.client.rpc('undo_change', { change }).single().throwOnError()).data.kept).toBe(1)
    const last = crypto.randomUUID()
    await set('seats', 6, last).throwOnError()
    await ben.client.rpc('undo_change', { change: last }).throwOnError()
    expect(await held()).toEqual({ seats: 5, vip: true })
    expect((await set('seats', 'many')).error?.message).toBe('Seats does not take this value.')
    expect((await set('unknown', 'x')).error?.message).toBe('There is no such field.')
    const foreign = await host.person(`foreign-${record}`)
    const theirs = { record, ids, key: 'seats', value: 9, change: crypto.randomUUID() }
    expect((await foreign.client.rpc('set_own_field', theirs)).error?.message).toBe('There is no such field.')
  })

  it('are kept in the history, each by itself, and restored', async () => {
    const { data } = await insert({ plan: 'Gold', seats: 1 })
    const id = data?.id ?? ''
    await ben.client
      .from(record)
      .update({ custom: { plan: 'Silver', seats: 1 } })
      .eq('id', id)
      .throwOnError()
    const change = (await historyOf(ben, id)).at(-1)
    expect(change).toMatchObject({
      before: { custom: { plan: 'Gold' } },
      after: { custom: { plan: 'Silver' } },
    })
    await ben.client.rpc('restore_change', { record_id: id, change: change?.id ?? '' }).throwOnError()
    const now = await ben.client.from(record).select('custom').eq('id', id).single()
    expect(now.data?.custom).toEqual({ plan: 'Gold', seats: 1 })
  })

  it('keep a value whose choice is gone until it is edited', async () => {
    const { data } = await insert({ plan: 'Silver' })
    await ben.client
      .from('lead_fields')
      .update({ options: ['Gold'] })
      .match({ record, key: 'plan' })
      .throwOnError()
    const other = await ben.client
      .from(record)
      .update({ custom: { plan: 'Silver', seats: 1 } })
      .eq('id', data?.id ?? '')
    expect(other.error).toBeNull()
    expect((await insert({ plan: 'Silver' })).error?.message).toContain('Plan does not take')
  })
})

it('is found among the stages by its words', async () => {
  const stages = await ben.client.rpc('lead_stages', { pattern: '%zebra%' })
  expect(stages.data?.[0]?.leads).toBe(1)
})

it('belongs to one kind of record and stays there', async () => {
  await ben.client
    .from('lead_fields')
    .insert({ record: 'accounts', key: 'sector', label: 'Sector', type: 'text' })
    .throwOnError()
  const { error } = await ben.client.from('contacts').insert({ name: 'Kim', custom: { sector: 'Steel' } })
  expect(error?.message).toBe('There is no field "sector".')
  const moved = await ben.client.from('lead_fields').update({ record: 'contacts' }).eq('key', 'sector')
  expect(moved.error?.code).toBe('42501')
  const none = await ben.client
    .from('lead_fields')
    .insert({ record: 'tasks', key: 'a', label: 'A', type: 'text' })
  expect(none.error?.code).toBe('23514')
})

it('goes with its values, and takes none of another record’s or company’s along', async () => {
  const stranger = await host.person('stranger')
  expect((await stranger.client.from('lead_fields').select('key')).data).toEqual([])
  await attempt(stranger.client.from('lead_fields').delete().eq('key', 'plan'))
  await ben.client.from('lead_fields').delete().match({ record: 'accounts', key: 'plan' }).throwOnError()
  const held = async (record: (typeof salesRecords)[number]) =>
    JSON.stringify((await ben.client.from(record).select('custom').throwOnError()).data)
  expect(await held('accounts')).not.toContain('plan')
  expect(await held('accounts')).toContain('seats')
  expect(await held('contacts')).toContain('plan')
  expect(await held('leads')).toContain('plan')
})

it.each(salesRecords)('comes back to %s with its values', async (record) => {
  const { data: field } = await ben.client
    .from('lead_fields')
    .insert({ record, key: 'tier', label: 'Tier', type: 'text' }, { defaultToNull: false })
    .select('id')
    .single()
    .throwOnError()
  const add = async (custom: Record<string, string>) => {
    const { data } = await ben.client
      .from(record)
      .insert({ name: `Tier ${crypto.randomUUID()}`, custom })
      .select('id')
      .single()
      .throwOnError()
    return data.id
  }
  const ids = [await add({ tier: 'A', notes: 'kept' }), await add({ tier: 'B' }), await add({ tier: 'C' })]
  const remove = () => ben.client.from('lead_fields').delete().eq('id', field.id).throwOnError()
  const restore = async () => {
    const change = (await historyOf(ben, field.id)).findLast(({ operation }) => operation === 'delete')
    const { data } = await ben.client
      .rpc('restore_change', { record_id: field.id, change: change?.id ?? '' })
      .throwOnError()
    return data
  }
  const held = async () => {
    const { data } = await ben.client.from(record).select('id, custom').in('id', ids).throwOnError()
    return Object.fromEntries(data.map(({ id, custom }) => [id, custom]))
  }
  await remove()
  expect(JSON.stringify(await held())).not.toContain('tier')
  // What is gone meanwhile stays away, and what else was written meanwhile stays.
  await ben.client.from(record).delete().eq('id', String(ids[2])).throwOnError()
  await ben.client
    .from(record)
    .update({ custom: { notes: 'since' } })
    .eq('id', String(ids[1]))
    .throwOnError()
  const whole = {
    [String(ids[0])]: { tier: 'A', notes: 'kept' },
    [String(ids[1])]: { tier: 'B', notes: 'since' },
  }
  expect(await restore()).toEqual({ values: 2 })
  expect(await held()).toEqual(whole)
  // Again, with what it held by then.
  await ben.client
    .from(record)
    .update({ custom: { notes: 'since', tier: 'B2' } })
    .eq('id', String(ids[1]))
    .throwOnError()
  await remove()
  expect(await restore()).toEqual({ values: 2 })
  expect(await held()).toEqual({ ...whole, [String(ids[1])]: { tier: 'B2', notes: 'since' } })
  await remove()
  await ben.client
    .from('lead_fields')
    .insert({ record, key: 'tier', label: 'Tier', type: 'number' }, { defaultToNull: false })
    .throwOnError()
  await expect(restore()).rejects.toThrow(/Another one of this name was made since/)
})

it('has a limit of its own for each kind of record', async () => {
  const full = await host.person('full')
  const fields = (record: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      record,
      key: `f${index}`,
      label: `F ${index}`,
      type: 'text',
    }))
  const add = (record: string, count: number) =>
    full.client.from('lead_fields').insert(fields(record, count), { defaultToNull: false })
  await add('accounts', 50).throwOnError()
  await add('contacts', 50).throwOnError()
  expect((await add('leads', 51)).error?.message).toBe('A company can give its leads 50 fields at most.')
})
