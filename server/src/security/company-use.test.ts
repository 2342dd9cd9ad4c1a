import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

let host: TestHost
let ana: Person
let eve: Person
beforeAll(async () => {
  host = await startTestHost()
  ana = await host.person('ana')
  eve = await host.person('eve')
})
afterAll(() => host.close())

const useOf = async ({ client }: Person, since: string) =>
  (await client.rpc('company_use', { since }).single().throwOnError()).data

it('counts what one’s own company has, in all and since a moment', async () => {
  await ana.client
    .from('leads')
    .insert([{ name: 'Priya' }, { name: 'Otto' }])
    .throwOnError()
  await ana.client.from('tasks').insert({ title: 'Call Priya' }).throwOnError()
  await host.database.sql`update leads set created_at = now() - interval '40 days' where name = 'Otto'`
  await host.database.sql`insert into ai_usage (company_id, feature, engine, input_tokens, output_tokens)
    select company_id, 'analysis', 'local', 700, 50 from profiles where id = ${ana.id}`
  await host.database.sql`insert into recordings (company_id, owner_id, title, duration_seconds, size_bytes)
    select company_id, id, 'A call', 61.5, 9000 from profiles where id = ${ana.id}`
  const since = new Date(Date.now() - 30 * 24 * 3600 * 1000).toISOString()
  expect(await useOf(ana, since)).toEqual({
    people: 1,
    leads: 2,
    new_leads: 1,
    tasks: 1,
    new_tasks: 1,
    recordings: 1,
    new_recordings: 1,
    recorded_seconds: 61.5,
    recorded_bytes: 9000,
    ai_calls: 1,
    ai_tokens: 750,
  })
  expect(await useOf(eve, since)).toMatchObject({ people: 1, leads: 0, tasks: 0, recordings: 0, ai_calls: 0 })
  expect((await host.client().rpc('company_use', { since })).error?.code).toBe('42501')
})
