import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../testing/host.ts'
import { withoutEvents } from '../testing/without-events.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
  await withoutEvents(host.database)
})
afterAll(() => host.close())

it('gives back the people of both leads as they were, also where the person of the one stood among those of the other', async () => {
  const { client } = await host.person('ben')
  const { data: leads } = await client
    .from('leads')
    .insert([
      { name: 'Liv Moe', email: 'liv@fjell.example' },
      { name: 'Per Moe', email: 'per@fjell.example' },
    ])
    .select('id, contact_id')
    .throwOnError()
  const [kept, gone] = leads
  await client
    .from('lead_contacts')
    .insert({ lead_id: kept?.id ?? '', contact_id: gone?.contact_id ?? '', role: 'champion' })
    .throwOnError()
  const people = async () =>
    (
      await client
        .from('lead_contacts')
        .select('lead_id, contact_id, role')
        .order('created_at')
        .throwOnError()
    ).data
  const before = await people()
  const { data: merge } = await client
    .rpc('merge_leads', { keep: kept?.id ?? '', drop_lead: gone?.id ?? '' })
    .throwOnError()
  expect(await people()).toEqual(before)
  await client.rpc('undo_merge', { merge }).throwOnError()
  expect(await people()).toEqual(before)
})
