import type { Database } from '@parley/core/database.types'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { writingFunctions } from './scopes.ts'

let host: TestHost
let ben: Person
let stranger: Person

const madeSchema = z.object({ id: z.uuid(), key: z.string().regex(/^pk_[0-9a-f]{48}$/) })
const makeKey = async ({ client }: Person, scopes: string[]) =>
  madeSchema.parse((await client.rpc('create_api_key', { name: 'Test', scopes }).throwOnError()).data)

/** supabase-js with a key alone, as the documentation has it. */
const withKey = (key: string) =>
  createClient<Database>(host.url, key, { auth: { persistSession: false, autoRefreshToken: false } })

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
  stranger = await host.person('stranger')
  await stranger.client.from('leads').insert({ name: 'Not yours' }).throwOnError()
})
afterAll(() => host.close())

it('acts as its person: sees their company, writes in their name, and nothing of anybody else', async () => {
  const { key } = await makeKey(ben, ['read', 'write'])
  const client = withKey(key)
  const { data: lead } = await client.from('leads').insert({ name: 'Ana' }).select().single().throwOnError()
  expect(lead).toMatchObject({ company_id: ben.companyId, owner_id: ben.id, created_by: ben.id })
  expect((await client.from('leads').select('name').throwOnError()).data).toEqual([{ name: 'Ana' }])
  const response = await fetch(`${host.url}/rest/v1/leads?select=name`, {
    headers: { Authorization: `Bearer ${key}` },
  })
  expect(await response.json()).toEqual([{ name: 'Ana' }])
})

it('is held to its scopes', async () => {
  const { data: lead } = await ben.client
    .from('leads')
    .insert({ name: 'Bo' })
    .select()
    .single()
    .throwOnError()
  const reader = withKey((await makeKey(ben, ['read'])).key)
  const refused = await reader.from('leads').insert({ name: 'No' })
  expect(refused).toMatchObject({ status: 403, error: { code: '42501' } })
  expect(refused.error?.message).toContain('no write scope')
  expect((await reader.from('leads').update({ name: 'No' }).eq('id', lead.id)).status).toBe(403)
  expect((await reader.from('leads').delete().eq('id', lead.id)).status).toBe(403)
  // A function that only reads may be called; one that writes is stopped by Postgres itself.
  expect((await reader.rpc('integration_states')).status).toBe(200)
  const wrote = await reader.rpc('test_webhook', { webhook: crypto.randomUUID() })
  expect(wrote.status).toBeGreaterThanOrEqual(400)
  const loaded = await reader.rpc('load_sample', { payload: {} })
  expect(loaded).toMatchObject({ status: 403, error: { code: '42501' } })

  const writer = withKey((await makeKey(ben, ['read', 'write'])).key)
  await writer.from('leads').update({ name: 'Bob' }).eq('id', lead.id).throwOnError()
  expect((await writer.from('leads').delete().eq('id', lead.id)).error?.message).toContain('no destructive')
  expect(await writer.rpc('remove_sample')).toMatchObject({ status: 403 })
  const all = withKey((await makeKey(ben, ['read', 'write', 'destructive'])).key)
  await all.from('leads').delete().eq('id', lead.id).throwOnError()
  expect((await ben.client.from('leads').select('id').eq('id', lead.id)).data).toEqual([])
})

it('never does what belongs to the person alone', async () => {
  const client = withKey((await makeKey(ben, ['read', 'write', 'destructive'])).key)
  const calls = [
    client.rpc('create_api_key', { name: 'More', scopes: ['read'] }),
    client.rpc('delete_account'),
    client.rpc('admin_mail_outbox'),
    client.rpc('end_account_sessions', { target: crypto.randomUUID() }),
    client.rpc('erase_company', { confirmation: 'ben Ltd' }),
    client.rpc('set_member_role', { member: ben.id, new_role: 'member' }),
    client.rpc('create_calendar_feed'),
    client.from('company_invitations').insert({}),
    client.from('api_keys').update({ revoked_at: null }).eq('user_id', ben.id),
  ]
  for (const answer of await Promise.all(calls)) expect(answer).toMatchObject({ status: 403 })
  const mails = await client.rpc('admin_mail_outbox', {}, { get: true })
  expect(mails.error?.message).toContain('belongs to the person')
  const auth = await fetch(`${host.url}/auth/v1/user`, {
    headers: { apikey: host.publishableKey, Authorization: `Bearer ${(await makeKey(ben, ['read'])).key}` },
  })
  expect(auth.status).toBeGreaterThanOrEqual(401)
})

it('opens functions with the write scope, held to the same scopes inside', async () => {
  const { data: lead } = await ben.client
    .from('leads')
    .insert({ name: 'Cy' })
    .select()
    .single()
    .throwOnError()
  const ask = async (scopes: string[], body: unknown) => {
    const response = await fetch(`${host.url}/functions/v1/ai-crm-tools`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${(await makeKey(ben, scopes)).key}` },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  const find = { toolName: 'search_leads', parameters: { query: 'Cy' } }
  expect(await ask(['read'], find)).toMatchObject({ status: 403 })
  const found = await ask(['read', 'write'], find)
  expect(found.status).toBe(200)
  expect(JSON.stringify(found.body)).toContain(lead.id)
})

it('ends at once when it is revoked or its person is disabled, and tells nobody its hash', async () => {
  const { id, key } = await makeKey(ben, ['read'])
  const client = withKey(key)
  await client.from('leads').select('id').throwOnError()
  const { data: known } = await ben.client.from('api_keys').select('*').eq('id', id)
  expect(known).toBeNull()
  const { data: listed } = await ben.client
    .from('api_keys')
    .select('prefix, last_used_at')
    .eq('id', id)
    .single()
    .throwOnError()
  expect(key.startsWith(listed.prefix)).toBe(true)
  expect(listed.last_used_at).not.toBeNull()
  expect((await stranger.client.from('api_keys').select('id').eq('id', id).throwOnError()).data).toEqual([])
  await ben.client
    .from('api_keys')
    .update({ revoked_at: new Date().toISOString() })
    .eq('id', id)
    .throwOnError()
  expect((await client.from('leads').select('id')).error?.message).toContain('revoked')
  const fresh = withKey((await makeKey(stranger, ['read'])).key)
  await host.database
    .sql`update auth.users set banned_until = now() + interval '1 day' where id = ${stranger.id}`
  expect((await fresh.from('leads').select('id')).status).toBe(401)
  await host.database.sql`update auth.users set banned_until = null where id = ${stranger.id}`
  for (const made of ['pk_', `pk_${'0'.repeat(48)}`, 'pk_%27'])
    expect((await withKey(made).from('leads').select('id')).status).toBe(401)
})

it('knows functions by the names they have', async () => {
  const rows = await host.database.sql<{ name: string }[]>`
    select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace`
  const names = new Set(rows.map(({ name }) => name))
  expect([...writingFunctions].filter((name) => !names.has(name))).toEqual([])
})

it('counts the requests of a key', async () => {
  const limited = await startTestHost({ RATE_LIMITS: 'true' })
  try {
    const person = await limited.person('busy')
    const { data } = await person.client
      .rpc('create_api_key', { name: 'Busy', scopes: ['read'] })
      .throwOnError()
    const { id, key } = madeSchema.parse(data)
    const ask = () => fetch(`${limited.url}/rest/v1/leads`, { headers: { apikey: key } })
    expect((await ask()).status).toBe(200)
    await limited.database.sql`update host.rate_limits set points = 600 where key like ${`%${id}`}`
    const late = await ask()
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await limited.close()
  }
})
