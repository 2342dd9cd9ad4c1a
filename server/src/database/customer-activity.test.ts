import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { untilIdle } from '../testing/until-idle.ts'

/** When accounts and contacts were last dealt with is what their sales, notes and conversations say, whatever happens to these. */
let host: TestHost
let ann: Person

beforeAll(async () => {
  host = await startTestHost()
  ann = await host.person('ann')
})
afterAll(() => host.close())

async function shown() {
  const { data } = await ann.client
    .from('accounts')
    .select('name, last_activity_at, contacts(name, last_activity_at)')
    .order('name')
    .throwOnError()
  return data
}
/** The same, from all that there is. */
const counted = () =>
  host.database.sql<{ id: string; latest: string | null; held: string | null }[]>`
    select a.id, l.latest, a.last_activity_at as held from public.accounts a, private.last_dealt_with('accounts', array[a.id]) l
     union all
    select c.id, l.latest, c.last_activity_at from public.contacts c, private.last_dealt_with('contacts', array[c.id]) l`
async function expectTrue(): Promise<void> {
  await untilIdle(host.database.sql)
  for (const { latest, held } of await counted()) expect(held).toEqual(latest)
}
const lead = (words: { name: string; company: string; email?: string }) =>
  ann.client.from('leads').insert(words).select('id, account_id, contact_id').single().throwOnError()

it('follows sales that go on, move to another account and are deleted', async () => {
  const { data: made } = await lead({ name: 'Ana Ruiz', company: 'Acme' })
  expect((await shown())[0]?.last_activity_at).not.toBeNull()
  await ann.client.from('leads').update({ company: 'Globex' }).eq('id', made.id).throwOnError()
  await expectTrue()
  expect((await shown()).map((account) => account.last_activity_at === null)).toEqual([true, false])
  await ann.client.from('leads').delete().eq('id', made.id).throwOnError()
  await expectTrue()
  expect((await shown()).map((account) => account.last_activity_at)).toEqual([null, null])
})

it('follows what is noted of a person, also to another account', async () => {
  const { data: contact } = await ann.client.from('contacts').select('id').single().throwOnError()
  await ann.client
    .from('lead_activities')
    .insert({ contact_id: contact.id, kind: 'note', body: 'Met at the fair.' })
    .throwOnError()
  await expectTrue()
  expect((await shown()).map((account) => account.last_activity_at === null)).toEqual([true, false])
  const { data: acme } = await ann.client
    .from('accounts')
    .select('id')
    .eq('name', 'Acme')
    .single()
    .throwOnError()
  await ann.client.from('contacts').update({ account_id: acme.id }).eq('id', contact.id).throwOnError()
  await expectTrue()
  expect((await shown()).map((account) => account.last_activity_at === null)).toEqual([false, true])
  await ann.client.from('lead_activities').delete().eq('contact_id', contact.id).throwOnError()
  await expectTrue()
  expect((await shown()).map((account) => account.last_activity_at)).toEqual([null, null])
})

it('nobody waits for anybody: what many write at once is counted later', async () => {
  const people = ['Bo', 'Cy', 'Di']
  await Promise.all(
    Array.from({ length: 24 }, (_, n) =>
      lead({
        name: people[n % 3] ?? '',
        company: ['Acme', 'Globex', 'Initech'][(n * 7) % 3] ?? '',
        email: `${people[n % 3]}@acme.example`,
      }),
    ),
  )
  await expectTrue()
  expect((await shown()).every((account) => account.last_activity_at !== null)).toBe(true)
})
