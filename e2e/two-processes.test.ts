/** @module-tag processes */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@parley/core/database.types'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPlainPostgres } from '../scripts/lib/plain-postgres.mjs'
import { type RunningHost, startHost } from './support/host.ts'
import { password, publishableKeyOf } from './support/people.ts'

/** Two real processes on one DATABASE_URL and one store behave as one, from a first start at the same moment on. */
const shared = mkdtempSync(join(tmpdir(), 'parley-two-'))
let postgres: Awaited<ReturnType<typeof startPlainPostgres>>
let hosts: RunningHost[]
let clients: SupabaseClient<Database>[]

async function clientOf(host: RunningHost): Promise<SupabaseClient<Database>> {
  const key = await publishableKeyOf(host.url)
  return createClient<Database>(host.url, key, { auth: { persistSession: false, autoRefreshToken: false } })
}

beforeAll(async () => {
  postgres = await startPlainPostgres()
  const environment = { DATABASE_URL: postgres.url, STORAGE_DIR: join(shared, 'storage') }
  hosts = await Promise.all([startHost(environment), startHost(environment)])
  clients = await Promise.all(hosts.map(clientOf))
  const [first, second] = clients
  const email = 'ben@northwind.example'
  await first?.auth.signUp({ email, password })
  await second?.auth.signInWithPassword({ email, password })
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.removeAllChannels()))
  await Promise.all(hosts.map((host) => host.stop()))
  await postgres.stop()
  rmSync(shared, { recursive: true, force: true })
})

/** A conversation that goes through the worker: analysed, announced. */
async function importTranscript(client: SupabaseClient<Database>, index: number): Promise<string> {
  const { data } = await client
    .from('recordings')
    .insert({ title: `Call ${index}`, source: 'import' })
    .select('id')
    .single()
    .throwOnError()
  const segments = [
    { start: 0, end: 4, speaker: 'Ben', text: 'Hi Priya, thanks for taking the time.' },
    { start: 5, end: 9, speaker: 'Priya', text: 'We need a quote for forty seats at Globex.' },
    { start: 10, end: 14, speaker: 'Ben', text: 'I will send you the quote by Thursday.' },
  ]
  await client.rpc('import_transcript', { recording: data.id, segments }).throwOnError()
  return data.id
}

it('tells each other’s changes', async () => {
  const [first, second] = clients
  const heard = Promise.withResolvers<unknown>()
  const joined = Promise.withResolvers<void>()
  second
    ?.channel('leads')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'leads' }, (change) =>
      heard.resolve(change.new),
    )
    .subscribe((status) => status === 'SUBSCRIBED' && joined.resolve())
  await joined.promise
  await first?.from('leads').insert({ name: 'Across' }).throwOnError()
  expect(await heard.promise).toMatchObject({ name: 'Across' })
})

it('does each job once, also those of a process that was killed', async () => {
  const [first, second] = clients
  if (!first || !second) throw new Error('two clients')
  const ids = await Promise.all(
    Array.from({ length: 30 }, (_, index) => importTranscript(index % 2 === 0 ? first : second, index)),
  )
  process.kill(hosts[0]?.pid() ?? 0, 'SIGKILL')
  const states = async () => {
    const { data } = await second.from('recordings').select('status').in('id', ids).throwOnError()
    return data.filter(({ status }) => status === 'ready').length
  }
  await expect.poll(states, { interval: 500 }).toBe(30)
  const insights = await second
    .from('recording_insights')
    .select('recording_id')
    .eq('kind', 'action_item')
    .throwOnError()
  expect(insights.data).toHaveLength(30)
  const told = async () => {
    const { data } = await second
      .from('notifications')
      .select('id')
      .eq('kind', 'recording_ready')
      .throwOnError()
    return data.length
  }
  await expect.poll(told, { interval: 500 }).toBe(30)
})
