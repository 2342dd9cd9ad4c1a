import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** Tags of many leads: each keeps its others, and an undo gives each its own back. */
let host: TestHost
let ann: Person
let mallory: Person
let ids: string[]
beforeAll(async () => {
  host = await startTestHost()
  ann = await host.person('ann')
  mallory = await host.person('mallory')
  const { data } = await ann.client
    .from('leads')
    .insert([
      { name: 'A', tags: ['vip'] },
      { name: 'B', tags: ['north', 'vip'] },
      { name: 'C', tags: [] },
    ])
    .select('id')
    .throwOnError()
  ids = data.map(({ id }) => id)
})
afterAll(() => host.close())

const tagsOf = async () =>
  (await ann.client.from('leads').select('tags').in('id', ids).order('name').throwOnError()).data.map(
    ({ tags }) => tags,
  )
const tag = (person: Person, name: string, is_given: boolean, change: string = crypto.randomUUID()) =>
  person.client.rpc('tag_records', { record: 'leads', ids, tag: name, is_given, change })

it('gives a tag to those that lack it, once, and takes it back', async () => {
  const change = crypto.randomUUID()
  expect((await tag(ann, ' renewal ', true, change).throwOnError()).data).toBe(3)
  expect((await tag(ann, 'renewal', true, change).throwOnError()).data).toBe(0)
  expect(await tagsOf()).toEqual([['vip', 'renewal'], ['north', 'vip', 'renewal'], ['renewal']])
  await ann.client.rpc('undo_change', { change }).throwOnError()
  expect(await tagsOf()).toEqual([['vip'], ['north', 'vip'], []])
})

it('takes a tag off those that have it, and gives each its own back', async () => {
  const change = crypto.randomUUID()
  expect((await tag(ann, 'vip', false, change).throwOnError()).data).toBe(2)
  expect(await tagsOf()).toEqual([[], ['north'], []])
  await ann.client
    .from('leads')
    .update({ tags: ['mine'] })
    .eq('name', 'A')
    .throwOnError()
  const { data } = await ann.client.rpc('undo_change', { change }).single().throwOnError()
  expect(data).toEqual({ restored: 1, kept: 1, remaining: 0 })
  expect(await tagsOf()).toEqual([['mine'], ['north', 'vip'], []])
})

it('tells which tags there are, the most frequent first, to the own company alone', async () => {
  await tag(ann, 'north', true).throwOnError()
  expect((await ann.client.rpc('record_tags', { record: 'leads' }).throwOnError()).data).toEqual([
    { tag: 'north', uses: 3 },
    { tag: 'mine', uses: 1 },
    { tag: 'vip', uses: 1 },
  ])
  expect((await mallory.client.rpc('record_tags', { record: 'leads' }).throwOnError()).data).toEqual([])
  expect((await tag(mallory, 'theirs', true).throwOnError()).data).toBe(0)
})

it('gives them to accounts and contacts as well, with the way back, and to nothing else', async () => {
  for (const record of ['accounts', 'contacts'] as const) {
    const { data } = await ann.client
      .from(record)
      .insert({ name: `Of ${record}`, tags: ['old'] })
      .select('id')
      .single()
      .throwOnError()
    const change = crypto.randomUUID()
    const given = { record, ids: [data.id], tag: 'key', is_given: true, change }
    expect((await mallory.client.rpc('tag_records', given).throwOnError()).data).toBe(0)
    const own = { ...given, change: crypto.randomUUID() }
    expect((await ann.client.rpc('tag_records', own).throwOnError()).data).toBe(1)
    expect((await ann.client.rpc('record_tags', { record }).throwOnError()).data).toEqual([
      { tag: 'key', uses: 1 },
      { tag: 'old', uses: 1 },
    ])
    await ann.client.rpc('undo_change', { change: own.change }).throwOnError()
    const { data: back } = await ann.client.from(record).select('tags').eq('id', data.id).throwOnError()
    expect(back).toEqual([{ tags: ['old'] }])
  }
  const tasks = await ann.client.rpc('record_tags', { record: 'tasks' })
  expect(tasks.error?.message).toBe('Only leads, accounts and contacts have tags.')
})

it.each(['', '  ', 'a,b', 'a;b', 'x'.repeat(61)])('refuses %j in words', async (name) => {
  expect((await tag(ann, name, true)).error).toMatchObject({
    code: '22023',
    message: 'A tag has 1 to 60 characters, without commas.',
  })
})
