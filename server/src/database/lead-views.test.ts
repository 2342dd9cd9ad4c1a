import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

let host: TestHost
let owner: Person
let mia: Person
let tom: Person

async function join(name: string) {
  const { data } = await owner.client
    .from('company_invitations')
    .insert({ email: null })
    .select('token')
    .single()
    .throwOnError()
  return host.person(name, { invitation: data.token })
}
const add = async ({ client }: Person, name: string, isShared: boolean) =>
  (
    await client
      .from('lead_views')
      .insert({ name, is_shared: isShared, search: { status: 'new' } })
      .select('id')
      .single()
      .throwOnError()
  ).data.id
const namesFor = async ({ client }: Person) =>
  (await client.from('lead_views').select('name').order('name').throwOnError()).data.map(({ name }) => name)
const rename = async ({ client }: Person, id: string, name: string) =>
  (await client.from('lead_views').update({ name }).eq('id', id).select('name')).data ?? []

beforeAll(async () => {
  host = await startTestHost()
  owner = await host.person('owner')
  mia = await join('mia')
  tom = await join('tom')
})
afterAll(() => host.close())

it('shows one’s own views and the shared ones, which only the author and the company’s owners change', async () => {
  await add(mia, 'Mia alone', false)
  const shared = await add(mia, 'Mia for all', true)
  expect(await namesFor(mia)).toEqual(['Mia alone', 'Mia for all'])
  expect(await namesFor(tom)).toEqual(['Mia for all'])
  expect(await namesFor(owner)).toEqual(['Mia for all'])
  expect(await rename(tom, shared, 'Taken')).toEqual([])
  await tom.client.from('lead_views').delete().eq('id', shared).throwOnError()
  expect(await rename(owner, shared, 'For all')).toEqual([{ name: 'For all' }])
})

it('takes nothing in another’s name', async () => {
  const { error } = await tom.client.from('lead_views').insert({ name: 'Hers', owner_id: mia.id })
  expect(error?.code).toBe('42501')
})

it('refuses an empty or overlong name and an invalid search', async () => {
  const views = tom.client.from('lead_views')
  expect((await views.insert({ name: ' ' })).error?.code).toBe('23514')
  expect((await views.insert({ name: 'x'.repeat(61) })).error?.code).toBe('23514')
  expect((await views.insert({ name: 'List', search: [] })).error?.code).toBe('23514')
  expect((await views.insert({ name: 'Of tasks', record: 'tasks' })).error?.code).toBe('23514')
})

it('keeps what somebody shared when they leave, and nothing else of theirs', async () => {
  await owner.client.rpc('remove_member', { member: mia.id }).throwOnError()
  const left = await host.database.sql`select name, owner_id from public.lead_views`
  expect(left.map(({ name, owner_id }) => ({ name, owner_id }))).toEqual([
    { name: 'For all', owner_id: null },
  ])
  expect(await namesFor(tom)).toEqual(['For all'])
  expect(await namesFor(mia)).toEqual([])
})
