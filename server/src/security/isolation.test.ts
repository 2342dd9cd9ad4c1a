import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Row } from '../database/database.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { attempt } from '../testing/outcomes.ts'
import { makeRow, plantRows, type Table } from '../testing/rows.ts'
import { snapshotOf } from '../testing/snapshot.ts'
import { untilIdle } from '../testing/until-idle.ts'

/** No table in the catalogue may be read or changed by another company. Generated, so a new table is covered at once. */
let host: TestHost
let victim: Person
let stranger: Person
let tables: Table[]
let rows: Map<string, Row>

/** What the blog shows to everybody. */
const isPublic = new Set(['blog_categories'])

const keyOf = (table: Table, row: Row) =>
  Object.fromEntries(table.primaryKey.map((column) => [column, String(row[column])]))

const untyped = (token?: string) =>
  createClient(host.url, host.publishableKey, {
    auth: { persistSession: false },
    ...(token ? { global: { headers: { Authorization: `Bearer ${token}` } } } : {}),
  })

async function strangers() {
  const { data } = await stranger.client.auth.getSession()
  return [
    { name: 'another company', client: untyped(data.session?.access_token ?? '') },
    { name: 'nobody', client: untyped() },
  ]
}

/** Every row but the stranger's own. */
const snapshot = () => snapshotOf(host.database.sql, tables, [stranger.companyId])

beforeAll(async () => {
  host = await startTestHost()
  victim = await host.person('victim')
  stranger = await host.person('stranger')
  const planted = await plantRows(host.database.sql, { userId: victim.id, companyId: victim.companyId })
  tables = planted.tables
  rows = planted.rows
  await untilIdle(host.database.sql)
})
afterAll(() => host.close())

it('made a row of the victim in every table', () => {
  expect(rows.size).toBe(tables.length)
  expect(tables.length).toBeGreaterThan(35)
})

it('has row-level security and a policy on every table', async () => {
  const bare = await host.database.sql`
    select c.relname from pg_class c where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace, 'host'::regnamespace)
       and c.relkind = 'r' and not c.relrowsecurity and c.relname <> 'migrations'`
  expect(bare.map((row) => row['relname'])).toEqual([])
})

it('shows no row of another company', async () => {
  for (const { name, client } of await strangers()) {
    for (const table of tables.filter((entry) => !isPublic.has(entry.name))) {
      const { data } = await client
        .from(table.name)
        .select('*')
        .match(keyOf(table, rows.get(table.name) ?? {}))
      expect(data ?? [], `${name} reads ${table.name}`).toEqual([])
    }
  }
})

it('shows the victim their own rows', async () => {
  const { data } = await victim.client.auth.getSession()
  const client = untyped(data.session?.access_token ?? '')
  for (const name of ['leads', 'tasks', 'recordings', 'notifications', 'follow_up_emails', 'templates']) {
    const table = tables.find((entry) => entry.name === name)
    if (!table) throw new Error(name)
    const { data: own, error } = await client
      .from(name)
      .select('*')
      .match(keyOf(table, rows.get(name) ?? {}))
    expect(error, name).toBeNull()
    expect(own, name).toHaveLength(1)
  }
})

it('lets no other company change, delete or add a row', async () => {
  const before = await snapshot()
  for (const { client } of await strangers()) {
    for (const table of tables) {
      const row = rows.get(table.name) ?? {}
      const fresh = makeRow(table, rows, { userId: victim.id, companyId: victim.companyId })
      for (const column of table.columns.filter((entry) => !table.primaryKey.includes(entry.name))) {
        await attempt(
          client
            .from(table.name)
            .update({ [column.name]: row[column.name] ?? null })
            .match(keyOf(table, row)),
        )
      }
      await attempt(client.from(table.name).insert(fresh))
      await attempt(client.from(table.name).upsert(row))
      await attempt(client.from(table.name).delete().match(keyOf(table, row)))
    }
  }
  expect(await snapshot()).toEqual(before)
})

it('takes somebody who owes the second factor for nobody', async () => {
  const { sql } = host.database
  const client = untyped((await victim.client.auth.getSession()).data.session?.access_token ?? '')
  const half = await sql`
    insert into auth.mfa_factors (user_id, factor_type, status) values (${victim.id}, 'totp', 'verified') returning id`
  const before = await snapshot()
  try {
    for (const table of tables) {
      const row = rows.get(table.name) ?? {}
      const { data } = await client.from(table.name).select('*').match(keyOf(table, row))
      expect(isPublic.has(table.name) ? [] : (data ?? []), `reads ${table.name}`).toEqual([])
      for (const column of table.columns.filter((entry) => !table.primaryKey.includes(entry.name)))
        await attempt(
          client
            .from(table.name)
            .update({ [column.name]: row[column.name] ?? null })
            .match(keyOf(table, row)),
        )
      await attempt(
        client
          .from(table.name)
          .insert(makeRow(table, rows, { userId: victim.id, companyId: victim.companyId })),
      )
      await attempt(client.from(table.name).delete().match(keyOf(table, row)))
    }
    for (const name of ['my_sessions', 'delete_account']) {
      const { data } = await client.rpc(name)
      expect(data ?? [], name).toEqual([])
    }
    const left = await client.rpc('remove_member', { member: victim.id })
    expect(left.error).not.toBeNull()
    expect(await snapshot()).toEqual(before)
  } finally {
    await sql`delete from auth.mfa_factors where id = ${half[0]?.['id']}`
  }
  const { data } = await client.from('profiles').select('id').eq('id', victim.id)
  expect(data).toHaveLength(1)
})

it('lets nobody move their own row into another company, or point it there', async () => {
  const own = await stranger.client.from('leads').insert({ name: 'Mine' }).select().single()
  expect(own.error).toBeNull()
  const moved = await stranger.client
    .from('leads')
    .update({ company_id: victim.companyId })
    .eq('id', own.data?.id ?? '')
  expect(moved.error?.code).toBe('42501')
  const pointed = await stranger.client
    .from('tasks')
    .insert({ title: 'Spy', lead_id: String(rows.get('leads')?.['id']) })
  expect(pointed.error?.code).toBe('23503')
  const file = await stranger.client
    .from('recordings')
    .insert({ title: 'Theft', storage_path: `${victim.companyId}/x/audio.webm` })
  expect(file.error?.code).toBe('23514')
  const joined = await stranger.client
    .from('profiles')
    .update({ full_name: 'x', company_id: victim.companyId })
    .eq('id', stranger.id)
  expect(joined.error?.code).toBe('42501')
  const promoted = await stranger.client.from('user_roles').insert({ user_id: stranger.id, role: 'admin' })
  expect(promoted.error?.code).toBe('42501')
})
