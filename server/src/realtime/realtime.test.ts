import type { RealtimeChannel, RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { compileFilter } from './filters.ts'

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

/** Collects what arrives and lets a test wait for the next that fits. */
function inbox<T>() {
  const items: T[] = []
  const waiting: (() => void)[] = []
  return {
    items,
    push(item: T) {
      items.push(item)
      for (const wake of waiting.splice(0)) wake()
    },
    async next(fits: (item: T) => boolean): Promise<T> {
      for (;;) {
        const found = items.find(fits)
        if (found) return found
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
  }
}

const subscribed = (channel: RealtimeChannel) =>
  new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve()
      if (status === 'CHANNEL_ERROR' || status === 'TIMED_OUT') reject(error ?? new Error(status))
    })
  })

async function watch(person: Person, filter?: string) {
  const changes = inbox<Change>()
  const options = { event: '*' as const, schema: 'public', table: 'leads', ...(filter ? { filter } : {}) }
  await subscribed(
    person.client.channel(`leads-${crypto.randomUUID()}`).on('postgres_changes', options, changes.push),
  )
  return changes
}

const addLead = async (person: Person, name: string, status = 'new') => {
  const [row] = await host.database.sql<{ id: string }[]>`
    insert into public.leads (company_id, name, status) values (${person.companyId}, ${name}, ${status}) returning id`
  return row?.id ?? ''
}

it('tells a company of its own rows, whole, and nobody else', async () => {
  const [own, foreign] = [await watch(ana), await watch(mallory)]
  const id = await addLead(ana, 'Acme')
  const inserted = await own.next((change) => change.eventType === 'INSERT')
  expect(inserted.new).toMatchObject({ id, name: 'Acme', tags: [] })

  await host.database.sql`update public.leads set name = 'Acme Ltd' where id = ${id}`
  expect((await own.next((change) => change.eventType === 'UPDATE')).new).toMatchObject({ name: 'Acme Ltd' })

  await host.database.sql`delete from public.leads where id = ${id}`
  expect((await own.next((change) => change.eventType === 'DELETE')).old).toEqual({ id })

  // Mallory's own row arrives after everything above would have.
  await addLead(mallory, 'Evil')
  await foreign.next((change) => change.eventType === 'INSERT')
  expect(foreign.items.map((change) => change.eventType === 'INSERT' && change.new['name'])).toEqual(['Evil'])
})

it('keeps to the filter, also for many rows of one statement', async () => {
  const won = await watch(ana, 'status=eq.won')
  await host.database.sql`
    insert into public.leads (company_id, name, status)
    select ${ana.companyId}, 'Lead ' || n, case when n % 2 = 0 then 'won' else 'new' end from generate_series(1, 100) n`
  await addLead(ana, 'last', 'won')
  await won.next((change) => change.eventType === 'INSERT' && change.new['name'] === 'last')
  expect(won.items).toHaveLength(51)
})

it('carries broadcasts and presence', async () => {
  const [left, right] = [host.client(), host.client()]
  const heard = inbox<Record<string, unknown>>()
  await subscribed(right.channel('room').on('broadcast', { event: 'shout' }, heard.push))
  const speaker = left.channel('room', { config: { broadcast: { ack: true } } })
  await subscribed(speaker)
  expect(await speaker.send({ type: 'broadcast', event: 'shout', payload: { text: 'höre' } })).toBe('ok')
  expect(await heard.next(() => true)).toMatchObject({ payload: { text: 'höre' } })

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

it.each([
  ['score=gte.50', { score: 50 }, true],
  ['score=lt.50', { score: 50 }, false],
  ['name=ilike.%acme%', { name: 'The ACME Corp' }, true],
  ['name=like.a_c', { name: 'abc' }, true],
  ['id=in.(1,2,"a,b")', { id: 'a,b' }, true],
  ['lead_id=is.null', { lead_id: null }, true],
  ['lead_id=not.is.null', { lead_id: null }, false],
  ['status=eq.new,score=gt.3', { status: 'new', score: 4 }, true],
  ['status=neq.new', { status: null }, false],
])('reads %s', (filter, row, expected) => {
  expect(compileFilter(filter)?.(row)).toBe(expected)
})

it.each(['status', 'status=between.1', 'a=is.maybe', '=eq.1'])('refuses %s', (filter) => {
  expect(compileFilter(filter)).toBeNull()
})
