import { readdirSync } from 'node:fs'
import { createClient, RealtimeClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createSigningKeys } from '../auth/keys.ts'
import { createDatabase, type Row } from '../database/database.ts'
import { readOpenFunctions } from '../functions/open-functions.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { makeRow, plantRows, type Table } from '../testing/rows.ts'
import { untilIdle } from '../testing/until-idle.ts'

/**
 * Off means off at the next request, whichever door it knocks at. Doors are read from the catalogue and the folders, so
 * that a new table, function or bucket is covered at once.
 */
let host: TestHost
let admin: Person
let tables: Table[]

interface Prepared {
  person: Person
  rows: Map<string, Row>
  /** What they hold when their access ends. */
  token: string
  key: string
  calendar: string
  link: string
  file: string
}

/** What the blog shows to everybody. */
const isPublic = new Set(['blog_categories'])
const openFunctions = readOpenFunctions()
const functionNames = [
  'dictate',
  'connection-settings',
  ...readdirSync(new URL('../../../supabase/functions/', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name) && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .filter((name) => !openFunctions.has(name)),
]

const ask = (path: string, bearer: string, init: RequestInit = {}) =>
  fetch(`${host.url}${path}`, {
    ...init,
    headers: {
      apikey: bearer.startsWith('pk_') ? bearer : host.publishableKey,
      Authorization: `Bearer ${bearer}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...init.headers,
    },
  })
const post = (path: string, bearer: string, body: unknown) =>
  ask(path, bearer, { method: 'POST', body: JSON.stringify(body) })

async function prepare(name: string): Promise<Prepared> {
  const person = await host.person(name)
  const planted = await plantRows(host.database.sql, { userId: person.id, companyId: person.companyId })
  tables = planted.tables
  await untilIdle(host.database.sql)
  const { data } = await person.client.auth.getSession()
  const created = await person.client
    .rpc('create_api_key', { name: 'Off', scopes: ['read', 'write'] })
    .throwOnError()
  const { data: calendar } = await person.client.rpc('create_calendar_feed').throwOnError()
  const file = `${person.companyId}/${crypto.randomUUID()}/audio.webm`
  const stored = await person.client.storage
    .from('recordings')
    .upload(file, new Blob(['sound'], { type: 'audio/webm' }))
  if (stored.error) throw stored.error
  const signed = await person.client.storage.from('recordings').createSignedUrl(file, 3600)
  return {
    person,
    rows: planted.rows,
    token: data.session?.access_token ?? '',
    key: z.object({ key: z.string() }).parse(created.data).key,
    calendar: z.string().parse(calendar),
    link: signed.data?.signedUrl ?? '',
    file,
  }
}

/** All that the person's company owns, as text. */
async function snapshot({ person }: Prepared): Promise<string> {
  const parts: string[] = []
  for (const table of tables) {
    const [row] = await host.database.sql.unsafe(
      `select coalesce(jsonb_agg(to_jsonb(t) - '{last_used_at,last_read_at}'::text[] order by to_jsonb(t)::text), '[]')::text as text
         from public.${table.name} t where to_jsonb(t)::text like $1 or to_jsonb(t)::text like $2`,
      [`%${person.companyId}%`, `%${person.id}%`],
    )
    parts.push(`${table.name} ${row?.['text']}`)
  }
  const objects = await host.database.sql`
    select name from storage.objects where name like ${`${person.companyId}%`} order by 1`
  return [...parts, JSON.stringify(objects)].join('\n')
}

const client = (bearer: string) =>
  createClient(host.url, bearer.startsWith('pk_') ? bearer : host.publishableKey, {
    auth: { persistSession: false },
    global: { headers: { Authorization: `Bearer ${bearer}` } },
  })

const keyOf = (table: Table, row: Row) =>
  Object.fromEntries(table.primaryKey.map((column) => [column, String(row[column])]))

/** Every table by every verb: the answers that showed a row of the company, or took a write. */
async function tryTables({ person, rows }: Prepared, bearer: string): Promise<string[]> {
  const open: string[] = []
  const supabase = client(bearer)
  for (const table of tables) {
    const row = rows.get(table.name) ?? {}
    const fresh = makeRow(table, rows, { userId: person.id, companyId: person.companyId })
    const [column = ''] = table.columns
      .map((entry) => entry.name)
      .filter((entry) => !table.primaryKey.includes(entry))
    const at = keyOf(table, row)
    const tried = {
      select: await supabase.from(table.name).select('*').match(at),
      insert: await supabase.from(table.name).insert(fresh).select(),
      update: await supabase
        .from(table.name)
        .update({ [column]: row[column] ?? null })
        .match(at)
        .select(),
      delete: await supabase.from(table.name).delete().match(at).select(),
    }
    for (const [verb, { data }] of Object.entries(tried))
      if ((data ?? []).length > 0 && !(verb === 'select' && isPublic.has(table.name)))
        open.push(`${verb} ${table.name}`)
  }
  return open
}

/** Every function of the database and of the edge: those that did not refuse. */
async function tryFunctions(bearer: string): Promise<string[]> {
  const functions = await host.database.sql<{ name: string; names: string[] | null }[]>`
    select distinct on (proname) proname as name, proargnames[1:pronargs] as names from pg_catalog.pg_proc
     where pronamespace = 'public'::regnamespace and prokind = 'f' and prorettype <> 'trigger'::regtype
       and has_function_privilege('authenticated', oid, 'execute') order by 1`
  expect(functions.length).toBeGreaterThan(50)
  const open: string[] = []
  for (const { name, names } of functions) {
    const values = Object.fromEntries((names ?? []).map((argument) => [argument, null]))
    const { status } = await post(`/rest/v1/rpc/${name}`, bearer, values)
    if (status !== 401) open.push(`rpc ${name} ${status}`)
  }
  expect(functionNames.length).toBeGreaterThan(8)
  for (const name of functionNames) {
    const { status } = await post(`/functions/v1/${name}`, bearer, {})
    if (status !== 401) open.push(`function ${name} ${status}`)
  }
  return open
}

async function tryStorage({ file, person }: Prepared, bearer: string): Promise<string[]> {
  const buckets = await host.database.sql<{ id: string }[]>`select id from storage.buckets`
  expect(buckets.length).toBeGreaterThan(1)
  const open: string[] = []
  const note = (door: string, { status }: Response) => {
    if (status !== 401) open.push(`${door} ${status}`)
  }
  for (const { id } of buckets) {
    note(`list ${id}`, await post(`/storage/v1/object/list/${id}`, bearer, { prefix: person.companyId }))
    const path = `/storage/v1/object/${id}/${person.companyId}/x.bin`
    note(`upload ${id}`, await ask(path, bearer, { method: 'POST', body: 'x' }))
    note(`sign ${id}`, await post(`/storage/v1/object/sign/${id}/${file}`, bearer, { expiresIn: 60 }))
    note(`download ${id}`, await ask(`/storage/v1/object/authenticated/${id}/${file}`, bearer))
    note(`remove ${id}`, await ask(`/storage/v1/object/${id}/${file}`, bearer, { method: 'DELETE' }))
    const resumable = {
      method: 'POST',
      headers: {
        'Tus-Resumable': '1.0.0',
        'Upload-Length': '1',
        'Upload-Metadata': `bucketName ${btoa(id)},objectName ${btoa(file)}`,
      },
    }
    note(`resumable ${id}`, await ask('/storage/v1/upload/resumable', bearer, resumable))
  }
  return open
}

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'off', version: '1' } },
}

/** Joins a channel with the token; answers what the server says of it. */
async function join(token: string): Promise<string> {
  const socket = new RealtimeClient(`${host.url}/realtime/v1`, { params: { apikey: host.publishableKey } })
  await socket.setAuth(token)
  const channel = socket.channel('off').on('postgres_changes', { event: '*', schema: 'public' }, () => {})
  const status = await new Promise<string>((resolve) => {
    channel.subscribe((state) => resolve(state))
  })
  await socket.disconnect()
  return status
}

/** A joined channel: what it received, and a promise of its end. */
async function watch(token: string) {
  const url = `${host.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0&apikey=${host.publishableKey}`
  const socket = new WebSocket(url)
  const received: string[] = []
  let wake = () => {}
  socket.addEventListener('message', ({ data }) => {
    received.push(String(data))
    wake()
  })
  const ended = new Promise<void>((resolve) => {
    socket.addEventListener('close', () => resolve())
  })
  await new Promise<void>((resolve) => {
    socket.addEventListener('open', () => resolve())
  })
  const config = { postgres_changes: [{ event: '*', schema: 'public', table: 'leads' }] }
  const payload = { access_token: token, config }
  socket.send(JSON.stringify({ topic: 'realtime:off', event: 'phx_join', ref: '1', payload }))
  async function until(words: string) {
    while (!received.some((frame) => frame.includes(words)))
      await new Promise<void>((resolve) => {
        wake = resolve
      })
  }
  await until('Subscribed')
  received.length = 0
  return { received, ended, until, close: () => socket.close() }
}

async function expectShut(held: Prepared, bearer: string): Promise<void> {
  const before = await snapshot(held)
  expect(await tryTables(held, bearer)).toEqual([])
  expect(await tryFunctions(bearer)).toEqual([])
  expect(await tryStorage(held, bearer)).toEqual([])
  expect((await post('/mcp', bearer, initialize)).status).toBe(401)
  expect(await snapshot(held)).toBe(before)
}

/** What the policies show to these claims, with no host before them, as on hosted Supabase. */
async function visibleBelow({ person, token }: Prepared): Promise<string[]> {
  const claims = z
    .looseObject({ sub: z.string() })
    .parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
  const seen: string[] = []
  for (const table of tables.filter(({ name }) => !isPublic.has(name)))
    await host.database
      .transaction({ role: 'authenticated', claims }, async (transaction) => {
        const rows = await transaction.unsafe(
          `select from public.${table.name} t where to_jsonb(t)::text like any ($1)`,
          [[`%${person.companyId}%`, `%${person.id}%`]],
        )
        if (rows.length > 0) seen.push(table.name)
      })
      // Some columns are nobody's to select.
      .catch((error: unknown) => {
        if (!String(error).includes('permission denied')) throw error
      })
  return seen
}

const calendarStatus = async ({ calendar }: Prepared) =>
  (await fetch(`${host.url}/functions/v1/calendar-feed?token=${calendar}`)).status

beforeAll(async () => {
  host = await startTestHost({ FIRST_USER_IS_ADMIN: 'true' })
  admin = await host.person('admin')
})
afterAll(() => host.close())

it('opens every door before', async () => {
  const held = await prepare('before')
  for (const bearer of [held.token, held.key])
    expect((await ask('/rest/v1/leads?select=id', bearer)).status).toBe(200)
  expect(await visibleBelow(held)).toContain('leads')
  expect((await fetch(held.link)).status).toBe(200)
  expect(await calendarStatus(held)).toBe(200)
  expect(await join(held.token)).toBe('SUBSCRIBED')
  expect((await post('/mcp', held.token, initialize)).status).toBe(200)
  expect((await post('/mcp', held.key, initialize)).status).toBe(200)
})

describe('a disabled account', () => {
  it('finds every door shut with its token, its key and its links', async () => {
    const held = await prepare('disabled')
    const channel = await watch(held.token)
    await admin.client
      .rpc('set_account_disabled', { target: held.person.id, is_disabled: true })
      .throwOnError()
    await host.database
      .sql`update public.leads set name = 'Secret' where company_id = ${held.person.companyId}`
    expect((await fetch(held.link)).status).toBe(400)
    expect(await calendarStatus(held)).toBe(404)
    await expectShut(held, held.token)
    await expectShut(held, held.key)
    expect(await visibleBelow(held)).toEqual([])
    expect(await join(held.token)).toBe('CHANNEL_ERROR')
    await channel.ended
    expect(channel.received).toEqual([])
  })

  it('is shut out by a ban alone, as other tools set one', async () => {
    const held = await prepare('banned')
    await host.database
      .sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${held.person.id}`
    await expectShut(held, held.token)
    expect(await visibleBelow(held)).toEqual([])
    await host.database.sql`update auth.users set banned_until = null where id = ${held.person.id}`
    expect((await ask('/rest/v1/leads', held.token)).status).toBe(200)
  })
})

it('shuts every door to a session that was signed out, and to no other of the person', async () => {
  const held = await prepare('signed-out')
  const channel = await watch(held.token)
  const other = host.client()
  await other.auth.signInWithPassword({ email: held.person.email, password: 'correct horse battery' })
  await held.person.client.auth.signOut({ scope: 'local' })
  expect((await fetch(held.link)).status).toBe(400)
  await expectShut(held, held.token)
  expect(await visibleBelow(held)).toEqual([])
  expect(await join(held.token)).toBe('CHANNEL_ERROR')
  await channel.ended
  expect((await other.from('leads').select('id')).data?.length).toBeGreaterThan(0)
  expect(await calendarStatus(held)).toBe(200)
})

it('shuts every door to a revoked API key', async () => {
  const held = await prepare('revoked')
  const { data } = await held.person.client
    .from('api_keys')
    .update({ revoked_at: new Date().toISOString() })
    .eq('prefix', held.key.slice(0, 11))
    .select('id')
  expect(data).toHaveLength(1)
  await expectShut(held, held.key)
})

it('shows a removed member nothing of the company any more', async () => {
  const owner = await prepare('owner')
  const [invited] = await host.database.sql<{ token: string }[]>`
    insert into public.company_invitations (company_id, invited_by, email) values (${owner.person.companyId}, ${owner.person.id}, null) returning token`
  const member = await host.person('member', { invitation: invited?.token ?? '' })
  expect(member.companyId).toBe(owner.person.companyId)
  const { data: session } = await member.client.auth.getSession()
  const token = session.session?.access_token ?? ''
  const signed = await member.client.storage.from('recordings').createSignedUrl(owner.file, 3600)
  const { data: calendar } = await member.client.rpc('create_calendar_feed').throwOnError()
  const channel = await watch(token)
  expect((await fetch(signed.data?.signedUrl ?? '')).status).toBe(200)

  await owner.person.client.rpc('remove_member', { member: member.id }).throwOnError()
  expect((await fetch(signed.data?.signedUrl ?? '')).status).toBe(404)
  expect(await calendarStatus({ ...owner, calendar: z.string().parse(calendar) })).toBe(404)
  const before = await snapshot(owner)
  expect(await tryTables(owner, token)).toEqual([])
  const download = await ask(`/storage/v1/object/authenticated/recordings/${owner.file}`, token)
  expect(download.status).toBe(404)
  expect(await snapshot(owner)).toBe(before)
  // What a fellow of their new company sees comes after what they must not see.
  await host.database
    .sql`update public.leads set name = 'Secret' where company_id = ${owner.person.companyId}`
  await member.client.from('leads').insert({ name: 'Mine' }).throwOnError()
  await channel.until('Mine')
  expect(channel.received.join()).not.toContain('Secret')
  channel.close()
})

it('takes no token of a revoked signing key, nor a forged one, and signs people in at once', async () => {
  const held = await prepare('rotated')
  const channel = await watch(held.token)
  // As `npm run admin -- rotate-keys --revoke` does, from a process of its own.
  const database = createDatabase(host.database.url, { connections: 2 })
  const keys = await createSigningKeys(database.sql, 'http://parley.test/auth/v1')
  const forged = await keys.sign({ sub: held.person.id, role: 'authenticated' }, 86_400)
  expect((await ask('/rest/v1/leads', forged)).status).toBe(200)
  await keys.rotate({ revokesFormer: true })
  await database.close()
  expect((await fetch(held.link)).status).toBe(400)
  expect((await ask('/rest/v1/leads', forged)).status).toBe(401)
  await expectShut(held, held.token)
  await channel.ended
  expect(await join(held.token)).toBe('CHANNEL_ERROR')
  const fresh = host.client()
  await fresh.auth.signInWithPassword({ email: held.person.email, password: 'correct horse battery' })
  expect((await fresh.from('leads').select('id')).error).toBeNull()
  expect((await fresh.from('leads').select('id')).data?.length).toBeGreaterThan(0)
})
