import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Row, Sql, Transaction } from '../database/database.ts'
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

/** What needs no rule, each with its reason; whatever else comes needs one. */
const unruled = [
  // Written before anything else is there, by the owner alone.
  'host.migrations: no row-level security',
  // The policy of contacts asks it who has any sale, also a colleague's that the caller doesn't see. The data API serves no private schema.
  'private.contacts_with_sale: answers as its owner',
  // As on Supabase every role may ask it, and without a policy is shown nothing: storage reads it itself.
  'storage.buckets: no policy',
]

/**
 * What the roles of the API could read or write past a rule, in whichever schema: tables need row-level security, and a policy where
 * anon or authenticated has any right, to a column as well; views that they may ask need to answer as who asks; to what can have
 * no policy they need no right.
 * service_role passes by all policies, and is the operator's own.
 */
async function unguarded(sql: Sql | Transaction): Promise<string[]> {
  const found = await sql<{ name: string; kind: string; fault: string | null }[]>`
    with relation as (
      select n.nspname || '.' || c.relname as name, c.relkind as kind, c.relrowsecurity as has_rules,
             coalesce('security_invoker=true' = any (c.reloptions), false) as asks_as_caller,
             exists (select from pg_policy p where p.polrelid = c.oid) as has_policy,
             exists (select from unnest(array['anon', 'authenticated']) role
                      where has_table_privilege(role, c.oid, 'select, insert, update, delete, truncate, references, trigger')
                         or has_any_column_privilege(role, c.oid, 'select, insert, update, references')) as is_reached
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
         -- The queue's library makes its tables; a right to one of them counts all the same.
         and (n.nspname <> 'graphile_worker' or has_schema_privilege('anon', n.oid, 'usage') or has_schema_privilege('authenticated', n.oid, 'usage')))
    select name, kind, case
             when kind in ('r', 'p') and not has_rules then 'no row-level security'
             when kind in ('r', 'p') and is_reached and not has_policy then 'no policy'
             when kind = 'v' and is_reached and not asks_as_caller then 'answers as its owner'
             when kind in ('m', 'f') and is_reached then 'can have no policy'
           end as fault
      from relation order by 1`
  return found.filter(({ fault }) => fault !== null).map(({ name, fault }) => `${name}: ${fault}`)
}

it('has row-level security on every table of every schema, and a policy wherever a role of the API has any right', async () => {
  // An exception that no longer is one goes.
  expect(await unguarded(host.database.sql)).toEqual(unruled)
})

it('would find a new table or view that anybody reaches past a rule, in any schema', async () => {
  const planted = host.database.sql.begin(async (transaction) => {
    const before = await unguarded(transaction)
    for (const statement of [
      'create table public.planted_bare (id int)',
      'grant select on public.planted_bare to authenticated',
      'create table public.planted_ruled (id int)',
      'alter table public.planted_ruled enable row level security',
      'grant delete on public.planted_ruled to anon',
      'create table private.planted_column (id int, word text)',
      'alter table private.planted_column enable row level security',
      'grant select (word) on private.planted_column to authenticated',
      'create table storage.planted_hidden (id int)',
      'create schema planted',
      'create table planted.parted (id int) partition by range (id)',
      'create view public.planted_view as select * from public.leads',
      'grant select on public.planted_view to authenticated',
      'create materialized view public.planted_copy as select * from public.leads',
      'grant select on public.planted_copy to authenticated',
      // These are as they should be.
      'create table public.planted_right (id int)',
      'alter table public.planted_right enable row level security',
      'create policy "nobody\'s" on public.planted_right using (false)',
      'grant select on public.planted_right to authenticated',
      'create view private.planted_unasked as select * from public.leads',
      'create table auth.planted_right (id int)',
      'alter table auth.planted_right enable row level security',
    ])
      await transaction.unsafe(statement)
    const found = await unguarded(transaction)
    expect(found.filter((fault) => !before.includes(fault))).toEqual([
      'planted.parted: no row-level security',
      'private.planted_column: no policy',
      'public.planted_bare: no row-level security',
      'public.planted_copy: can have no policy',
      'public.planted_ruled: no policy',
      'public.planted_view: answers as its owner',
      'storage.planted_hidden: no row-level security',
    ])
    throw new Error('Taken back.')
  })
  await expect(planted).rejects.toThrow('Taken back.')
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
