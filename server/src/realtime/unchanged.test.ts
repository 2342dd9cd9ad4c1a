import type { RealtimeChannel } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { subscribed } from './testing/listening.ts'

let host: TestHost
let ana: Person
let ben: Person
beforeAll(async () => {
  host = await startTestHost()
  ana = await host.person('ana')
  ben = await host.person('ben')
})
afterAll(() => host.close())

/** What a page is told of the moment it was loaded at. */
async function load(): Promise<string> {
  const config = await (await fetch(`${host.url}/config.js`)).text()
  return /"loadedAt":"([^"]+)"/.exec(config)?.[1] ?? ''
}

/** Joins for changes of a table, and answers what the server says of the time since the mark. */
async function join({ client, id }: Person, table: string, since?: string): Promise<unknown> {
  const options = since === undefined ? {} : { postgres_changes_options: { wait: false, since } }
  const channel: RealtimeChannel = client.channel(`user:${id}:${crypto.randomUUID()}`, {
    config: { private: true, ...options },
  })
  const told = new Promise<{ unchanged?: unknown }>((resolve) => channel.on('system', {}, resolve))
  channel.on('postgres_changes', { event: '*', schema: 'public', table }, () => {})
  await client.realtime.setAuth()
  await subscribed(channel)
  const { unchanged } = await told
  await client.removeChannel(channel)
  return unchanged
}

it('tells whoever joins whether the table changed since the page was loaded', async () => {
  await expect.poll(async () => join(ana, 'leads', await load())).toBe(true)
  const loaded = await load()
  expect(await join(ana, 'leads', loaded)).toBe(true)
  expect(await join(ana, 'leads')).toBe(false)
  const { data: lead } = await ana.client
    .from('leads')
    .insert({ name: 'Iris' })
    .select('id')
    .single()
    .throwOnError()
  // Until it is heard of, who joined is told of it.
  await expect.poll(() => join(ana, 'leads', loaded)).toBe(false)
  expect(await join(ana, 'tasks', loaded)).toBe(true)
  await expect.poll(async () => join(ana, 'leads', await load())).toBe(true)
  const before = await load()
  await ana.client.from('leads').delete().eq('id', lead.id).throwOnError()
  await expect.poll(() => join(ana, 'leads', before)).toBe(false)
})

it('says so of a row that the change took out of sight', async () => {
  await expect.poll(async () => join(ben, 'profiles', await load())).toBe(true)
  const loaded = await load()
  await host.database.sql`update public.profiles set full_name = 'Ana B.' where id = ${ana.id}`
  await expect.poll(() => join(ben, 'profiles', loaded)).toBe(false)
  expect(await join(ben, 'leads', loaded)).toBe(false)
})

it('does not know it of a mark that was made up', async () => {
  for (const mark of ['', 'x', '99999999999', `${crypto.randomUUID()}.99999999999`])
    expect(await join(ana, 'tasks', mark)).toBe(false)
})
