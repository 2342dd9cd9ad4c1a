import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startSecondHost, startTestHost, type TestHost } from '../testing/host.ts'
import { withoutEvents } from '../testing/without-events.ts'
import { inbox, subscribed } from './testing/listening.ts'

/** Private channels as an operator of Supabase knows them: policies of their own on realtime.messages, and messages from SQL. */
let host: TestHost
let other: TestHost
let ana: Person
beforeAll(async () => {
  host = await startTestHost()
  await withoutEvents(host.database)
  other = await startSecondHost(host)
  ana = await host.person('ana')
  await host.database.sql.unsafe(`
    create policy "everybody hears" on realtime.messages for select to anon, authenticated
      using (realtime.topic() like 'stage:%' and extension = 'broadcast');
    create policy "some speak" on realtime.messages for insert to authenticated
      with check (realtime.topic() = 'stage:open' and extension = 'broadcast');
    create function public.tell() returns trigger language plpgsql security definer set search_path = '' as $$ begin
      perform realtime.broadcast_changes('stage:' || coalesce(new.status, old.status), tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
      return null; end $$;
    create trigger tell after insert or update or delete on public.leads for each row execute function public.tell()`)
})
afterAll(async () => {
  await other.close()
  await host.close()
})

interface Heard {
  event: string
  payload: Record<string, unknown>
}

async function audience(topic: string, isPrivate = true) {
  const heard = inbox<Heard>()
  const channel = other
    .client()
    .channel(topic, { config: { private: isPrivate } })
    .on('broadcast', { event: '*' }, ({ event, payload }) => heard.push({ event, payload }))
  await subscribed(channel)
  return heard
}

it('keeps hearing and speaking apart, and a private topic from the public one of its name', async () => {
  const [open, closed, publicly] = [
    await audience('stage:open'),
    await audience('stage:closed'),
    await audience('stage:open', false),
  ]
  const config = { private: true, broadcast: { ack: true } }
  const speaker = ana.client.channel('stage:open', { config })
  const mute = ana.client.channel('stage:closed', { config })
  await subscribed(speaker)
  await subscribed(mute)
  expect(await mute.send({ type: 'broadcast', event: 'word', payload: { n: 1 } })).toBe('error')
  expect(await mute.track({ here: true })).toBe('error')
  expect(await speaker.send({ type: 'broadcast', event: 'word', payload: { n: 2 } })).toBe('ok')
  expect(await open.next(() => true)).toEqual({ event: 'word', payload: { n: 2 } })
  expect(closed.items).toEqual([])
  expect(publicly.items).toEqual([])
})

it('carries httpSend and realtime.send, of any size, to listeners at another process', async () => {
  const heard = await audience('stage:open')
  const channel = ana.client.channel('stage:open', { config: { private: true } })
  expect(await channel.httpSend('posted', { n: 3 })).toEqual({ success: true })
  expect(await heard.next(({ event }) => event === 'posted')).toMatchObject({ payload: { n: 3 } })
  const text = 'x'.repeat(50_000)
  await host.database.sql`select realtime.send(${host.database.sql.json({ text })}, 'sent', 'stage:open')`
  expect(await heard.next(({ event }) => event === 'sent')).toMatchObject({ payload: { text } })
})

it('tells whole rows by realtime.broadcast_changes, in order', async () => {
  const heard = await audience('stage:new')
  const { sql } = host.database
  const [lead] = await sql<{ id: string }[]>`
    insert into public.leads (company_id, name) values (${ana.companyId}, 'Acme') returning id`
  await sql`update public.leads set name = 'Acme Ltd' where id = ${String(lead?.id)}`
  await sql`delete from public.leads where id = ${String(lead?.id)}`
  await heard.next(({ event }) => event === 'DELETE')
  expect(heard.items.map(({ event }) => event)).toEqual(['INSERT', 'UPDATE', 'DELETE'])
  expect(heard.items[1]?.payload).toMatchObject({
    operation: 'UPDATE',
    table: 'leads',
    schema: 'public',
    record: { name: 'Acme Ltd' },
    old_record: { name: 'Acme' },
  })
})

it('answers 422 to a broadcast over HTTP that says nothing, and keeps no trial of a policy', async () => {
  const headers = { apikey: host.publishableKey, 'content-type': 'application/json' }
  for (const body of ['', '{}', '{"messages": []}', '{"messages": [{"topic": "a"}]}']) {
    const answer = await fetch(`${host.url}/realtime/v1/api/broadcast`, { method: 'POST', headers, body })
    expect(answer.status, body).toBe(422)
  }
  const left = await host.database.sql`select from realtime.messages where event is null`
  expect(left).toHaveLength(0)
})
