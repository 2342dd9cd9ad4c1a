import { RealtimeClient, type RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startSecondHost, startTestHost, type TestHost } from '../testing/host.ts'
import { compileFilter } from './filters.ts'
import { inbox, subscribed } from './testing/listening.ts'

let host: TestHost
let ana: Person
let mallory: Person
beforeAll(async () => {
  host = await startTestHost()
  ana = await host.person('ana')
  mallory = await host.person('mallory')
})
afterAll(() => host.close())

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>

async function watch(person: Person, filter?: string) {
  const changes = inbox<Change>()
  const options = { event: '*' as const, schema: 'public', table: 'leads', ...(filter ? { filter } : {}) }
  await subscribed(
    person.client.channel(`leads-${crypto.randomUUID()}`).on('postgres_changes', options, changes.push),
  )
  return changes
}

async function addLead(person: Person, name: string, status = 'new') {
  const [row] = await host.database.sql<{ id: string }[]>`
    insert into public.leads (company_id, name, status) values (${person.companyId}, ${name}, ${status}) returning id`
  return row?.id ?? ''
}

it('delivers rows completely to their own company, and to nobody else', async () => {
  const [own, foreign] = [await watch(ana), await watch(mallory)]
  const id = await addLead(ana, 'Acme')
  const inserted = await own.next((change) => change.eventType === 'INSERT')
  expect(inserted.new).toMatchObject({ id, name: 'Acme', tags: [] })

  await host.database.sql`update public.leads set name = 'Acme Ltd' where id = ${id}`
  // The worker scores it meanwhile, which is a change of its own.
  const renamed = await own.next(
    (change) => change.eventType === 'UPDATE' && change.new['name'] === 'Acme Ltd',
  )
  expect(renamed.new).toMatchObject({ id, tags: [] })

  await host.database.sql`delete from public.leads where id = ${id}`
  expect((await own.next((change) => change.eventType === 'DELETE')).old).toEqual({ id })

  // Mallory's own row arrives after everything above would have.
  await addLead(mallory, 'Evil')
  await foreign.next((change) => change.eventType === 'INSERT')
  const names = foreign.items.flatMap((change) =>
    change.eventType === 'DELETE' ? 'deleted' : change.new['name'],
  )
  expect(new Set(names)).toEqual(new Set(['Evil']))
})

it('keeps to the filter, also for many rows of one statement', async () => {
  const won = await watch(ana, 'status=eq.won')
  await host.database.sql`
    insert into public.leads (company_id, name, status)
    select ${ana.companyId}, 'Lead ' || n, case when n % 2 = 0 then 'won' else 'new' end from generate_series(1, 100) n`
  await addLead(ana, 'last', 'won')
  await won.next((change) => change.eventType === 'INSERT' && change.new['name'] === 'last')
  // The worker scores them meanwhile, which is a change of a lead that is won, too.
  const inserted = won.items.filter(({ eventType }) => eventType === 'INSERT')
  expect(inserted).toHaveLength(51)
  for (const { new: row } of won.items) expect(row).toMatchObject({ status: 'won' })
})

it('carries broadcasts and presence', async () => {
  const [left, right] = [host.client(), host.client()]
  const received = inbox<Record<string, unknown>>()
  await subscribed(right.channel('room').on('broadcast', { event: 'shout' }, received.push))
  const speaker = left.channel('room', { config: { broadcast: { ack: true } } })
  await subscribed(speaker)
  expect(await speaker.send({ type: 'broadcast', event: 'shout', payload: { text: 'höre' } })).toBe('ok')
  expect(await received.next(() => true)).toMatchObject({ payload: { text: 'höre' } })

  const synced = inbox<string[]>()
  const watcher = right.channel('lobby', { config: { presence: { key: 'watcher', enabled: true } } })
  await subscribed(
    watcher.on('presence', { event: 'sync' }, () => synced.push(Object.keys(watcher.presenceState()))),
  )
  const visitor = left.channel('lobby', { config: { presence: { key: 'visitor' } } })
  await subscribed(visitor)
  await visitor.track({ online: true })
  await synced.next((keys) => keys.includes('visitor'))
  await left.removeChannel(visitor)
  await synced.next((keys) => !keys.includes('visitor') && synced.items.length > 1)
})

it('refuses a private channel and a filter it cannot read', async () => {
  await expect(subscribed(host.client().channel('secret', { config: { private: true } }))).rejects.toThrow()
  await expect(watch(ana, 'nonsense')).rejects.toThrow()
})

it('has its clients rejoin after the database was unreachable, since changes meanwhile are lost', async () => {
  const states = inbox<string>()
  ana.client
    .channel('interrupted')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'leads' }, () => {})
    .subscribe(states.push)
  await states.next((state) => state === 'SUBSCRIBED')
  states.items.length = 0
  await host.database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()`
  await states.next((state) => state === 'CHANNEL_ERROR')
  await states.next((state) => state === 'SUBSCRIBED')
  expect(states.items).toEqual(['CHANNEL_ERROR', 'SUBSCRIBED'])
})

/** Supabase's server answers no row to a caller who may not select at all, nor anything outside the publication. */
it.each([
  ['a table that strangers may not select', 'leads'],
  ['a table outside the publication', 'companies'],
])('refuses %s in words, and goes on telling those who join later', async (_what, table) => {
  const stranger = host
    .client()
    .channel('first')
    .on('postgres_changes', { event: '*', schema: 'public', table }, () => {})
  await expect(subscribed(stranger)).rejects.toThrow(/Unable to subscribe .* anon .*table: (leads|companies)/)
  const changes = await watch(ana)
  const id = await addLead(ana, 'After the stranger')
  await changes.next((change) => change.eventType === 'INSERT' && change.new['id'] === id)
})

it('follows published tables of other schemas, but none without row-level security, granted or not', async () => {
  await host.database.sql.unsafe(`
    create schema reporting; grant usage on schema reporting to anon;
    create table reporting.raw (id int primary key); create table reporting.open (id int primary key);
    alter table reporting.open enable row level security; create policy all_of_it on reporting.open using (true);
    grant select on reporting.raw, reporting.open to anon;
    alter publication supabase_realtime add table reporting.raw, reporting.open`)
  const second = await startSecondHost(host)
  try {
    const watchTable = (table: string, heard: (change: Change) => void) =>
      subscribed(
        second
          .client()
          .channel(table)
          .on('postgres_changes', { event: '*', schema: 'reporting', table }, heard),
      )
    await expect(watchTable('raw', () => {})).rejects.toThrow('Unable to subscribe')
    const changes = inbox<Change>()
    await watchTable('open', changes.push)
    await host.database.sql`insert into reporting.open values (7)`
    await changes.next((change) => change.eventType === 'INSERT' && change.new['id'] === 7)
  } finally {
    await second.close()
  }
})

it('lets strangers watch what everybody may read', async () => {
  const channel = host.client().channel('blog')
  await subscribed(
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'blog_posts' }, () => {}),
  )
  const everything = host.client().channel('everything')
  await subscribed(everything.on('postgres_changes', { event: '*', schema: 'public' }, () => {}))
  expect([channel.state, everything.state]).toEqual(['joined', 'joined'])
})

/** A policy that does something to one person alone when their rows are read back. */
async function whileReading(person: Person, body: string, run: () => Promise<void>) {
  const { sql } = host.database
  await sql.unsafe(`
    create function private.test_hurdle() returns boolean language plpgsql as $$ begin
      if auth.uid() = '${person.id}' then ${body}; end if; return true; end $$;
    grant execute on function private.test_hurdle() to authenticated;
    create policy test_hurdle on public.leads as restrictive for select to authenticated using (private.test_hurdle())`)
  try {
    await run()
  } finally {
    await sql.unsafe(`drop policy test_hurdle on public.leads; drop function private.test_hurdle()`)
  }
}

it('drops only a listener whose rows cannot be read, which rejoins and misses nothing later', async () => {
  const states = inbox<string>()
  const received = inbox<Change>()
  mallory.client
    .channel('failing')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'leads' }, received.push)
    .subscribe(states.push)
  await states.next((state) => state === 'SUBSCRIBED')
  const others = await watch(ana)
  await whileReading(mallory, `raise exception 'broken'`, async () => {
    await addLead(mallory, 'unread')
    const id = await addLead(ana, 'told')
    await others.next((change) => change.eventType === 'INSERT' && change.new['id'] === id)
    await states.next((state) => state === 'CHANNEL_ERROR')
  })
  // Whoever is back before the others are told reads their row too, and is dropped once more: how often is up to the machine.
  await expect
    .poll(async () => {
      await addLead(mallory, 'read again')
      return inserted(received.items).length
    })
    .toBeGreaterThan(0)
  await addLead(mallory, 'nothing missed')
  await received.next((change) => change.eventType === 'INSERT' && change.new['name'] === 'nothing missed')
  expect(new Set(inserted(received.items))).toEqual(new Set(['read again', 'nothing missed']))
})

const inserted = (changes: readonly Change[]) =>
  changes.flatMap((change) => (change.eventType === 'INSERT' ? [change.new['name']] : []))

it('lets nobody wait for a slow reader, who is told everything in order at last', async () => {
  const [slow, fast] = [await watch(mallory), await watch(ana)]
  const names = ['one', 'two', 'three']
  await whileReading(mallory, 'perform pg_advisory_xact_lock_shared(77)', async () => {
    const holder = await host.database.sql.reserve()
    await holder`select pg_advisory_lock(77)`
    for (const name of names) await addLead(mallory, name)
    const id = await addLead(ana, 'not waiting')
    await fast.next((change) => change.eventType === 'INSERT' && change.new['id'] === id)
    expect(inserted(slow.items)).toEqual([])
    await holder`select pg_advisory_unlock(77)`
    holder.release()
    await slow.next((change) => change.eventType === 'INSERT' && change.new['name'] === 'three')
    expect(inserted(slow.items)).toEqual(names)
  })
})

it('carries a broadcast of an older client whose event has a name too long for the short form', async () => {
  const event = 'é'.repeat(200)
  const received = inbox<Record<string, unknown>>()
  await subscribed(host.client().channel('long names').on('broadcast', { event }, received.push))
  const older = new RealtimeClient(`${host.url.replace('http', 'ws')}/realtime/v1`, {
    params: { apikey: host.publishableKey },
    vsn: '1.0.0',
  })
  const speaker = older.channel('long names', { config: { broadcast: { ack: true } } })
  await subscribed(speaker)
  expect(await speaker.send({ type: 'broadcast', event, payload: { text: 'whole' } })).toBe('ok')
  expect(await received.next(() => true)).toMatchObject({ payload: { text: 'whole' } })
  await older.removeAllChannels()
})

it.each([
  ['score=gte.50', { score: 50 }, true],
  ['score=lt.50', { score: 50 }, false],
  ['name=ilike.%acme%', { name: 'The ACME Corp' }, true],
  ['name=like.a_c', { name: 'abc' }, true],
  ['name=like.a_c', { name: 'ac' }, false],
  ['name=like.%ab%b%', { name: 'aaab' }, false],
  ['name=like.%ab%b', { name: 'abab' }, true],
  ['name=like.10\\%', { name: '10%' }, true],
  ['name=like.10\\%', { name: '100' }, false],
  ['name=like.%', { name: '' }, true],
  [`name=like.${'%a'.repeat(40)}b`, { name: 'a'.repeat(5000) }, false],
  ['id=in.(1,2,"a,b")', { id: 'a,b' }, true],
  ['lead_id=is.null', { lead_id: null }, true],
  ['lead_id=not.is.null', { lead_id: null }, false],
  ['status=eq.new,score=gt.3', { status: 'new', score: 4 }, true],
  ['status=neq.new', { status: null }, false],
])('reads %s', (filter, row, expected) => {
  expect(compileFilter(filter)?.(row)).toBe(expected)
})

it.each([`name=like.${'a'.repeat(201)}`, 'status', 'status=between.1', 'a=is.maybe', '=eq.1'])(
  'refuses %s',
  (filter) => {
    expect(compileFilter(filter)).toBeNull()
  },
)
