/** @module-tag processes */
import type { Database } from '@parley/core/database.types'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startSecondHost, startTestHost, type TestHost } from './testing/host.ts'

/** Two hosts, standing for two processes, on one database and one object store behave as one. */
let first: TestHost
let second: TestHost
let ana: Person
beforeAll(async () => {
  first = await startTestHost({ RATE_LIMITS: 'true' })
  second = await startSecondHost(first, { RATE_LIMITS: 'true' })
  ana = await first.person('ana')
})
afterAll(async () => {
  await second.close()
  await first.close()
})

async function onSecond() {
  const client = createClient<Database>(second.url, second.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { error } = await client.auth.signInWithPassword({
    email: ana.email,
    password: 'correct horse battery',
  })
  expect(error).toBeNull()
  return client
}

it('accepts the keys and tokens of the other', async () => {
  expect(second.publishableKey).toBe(first.publishableKey)
  const { data } = await ana.client.auth.getSession()
  const answer = await fetch(`${second.url}/auth/v1/user`, {
    headers: { apikey: first.publishableKey, Authorization: `Bearer ${data.session?.access_token}` },
  })
  expect(answer.status).toBe(200)
})

it('tells changes and broadcasts across', async () => {
  const client = await onSecond()
  const heard = Promise.withResolvers<unknown>()
  const joined = Promise.withResolvers<void>()
  const channel = client
    .channel('leads')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'leads' }, (change) =>
      heard.resolve(change.new),
    )
    .subscribe((status) => status === 'SUBSCRIBED' && joined.resolve())
  await joined.promise
  await ana.client.from('leads').insert({ name: 'Across' }).throwOnError()
  expect(await heard.promise).toMatchObject({ name: 'Across' })
  await client.removeChannel(channel)
})

it('reads objects that the other stored', async () => {
  const path = `${ana.companyId}/shared/audio.webm`
  await ana.client.storage
    .from('recordings')
    .throwOnError()
    .upload(path, new Blob(['shared']))
  const client = await onSecond()
  expect(await (await client.storage.from('recordings').download(path)).data?.text()).toBe('shared')
})

it('runs each job once', async () => {
  const segments = [{ start: 0, end: 2, speaker: 'Ben', text: 'I will send you the contract tomorrow.' }]
  const ids: string[] = []
  for (let index = 0; index < 12; index++) {
    const { data } = await ana.client.from('recordings').insert({ source: 'import' }).select('id').single()
    await ana.client.rpc('import_transcript', { recording: data?.id ?? '', segments }).throwOnError()
    ids.push(data?.id ?? '')
  }
  const ready = async () =>
    (await ana.client.from('recordings').select('id').in('id', ids).eq('status', 'ready')).data?.length ?? 0
  await expect.poll(ready).toBe(12)
  const announced = async () => (await ana.client.from('notifications').select('id')).data?.length
  await expect.poll(announced).toBe(12)
  const { data } = await ana.client
    .from('recording_insights')
    .select('recording_id')
    .eq('kind', 'action_item')
  expect(new Set(data?.map((row) => row.recording_id)).size).toBe(data?.length)
})

it('shares its limits', async () => {
  const attempt = (host: TestHost) =>
    fetch(`${host.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'limited@acme.example' }),
    })
  expect((await attempt(first)).status).toBe(200)
  expect((await attempt(second)).status).toBe(429)
})
