import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import type { Database } from './database.ts'

/** What deleting a row costs, read from the catalogue, so that a new table or key is covered at once. */
let database: Database & { drop(): Promise<void> }
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const schemas = ['public', 'private', 'auth', 'storage', 'host', 'realtime']

/** Foreign keys that deleting a row of their parent would look for by reading their whole table. */
const unindexed = (sql: Database['sql']) => sql<{ place: string; key: string }[]>`
  select k.conrelid::regclass::text as place, pg_get_constraintdef(k.oid) as key
    from pg_constraint k join pg_class c on c.oid = k.conrelid
   where k.contype = 'f' and c.relnamespace = any (${schemas}::text[]::regnamespace[])
     and not exists (
       select from pg_index i
        where i.indrelid = k.conrelid and i.indisvalid
          -- Begins with the key's columns in any order, or is unique on some of them alone.
          and ((i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
               or i.indisunique and (i.indkey::int2[]) <@ k.conkey)
          -- A key that is null points at nothing, so an index may leave it out; no other row.
          and (i.indpred is null or exists (
            select from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey)
               and pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname))))
   order by 1, 2`

it('finds the children of every row by an index', async () => {
  expect(await unindexed(database.sql)).toEqual([])
})

it('would notice a key without one', async () => {
  const { sql } = database
  await sql`
    create table private.probe (id int primary key, lead_id uuid references public.leads, kind text, task_id uuid references public.tasks)`
  await sql`create index probe_some on private.probe (task_id) where kind = 'x'`
  expect(await unindexed(sql)).toHaveLength(2)
  await sql`create index probe_lead on private.probe (lead_id) where lead_id is not null`
  await sql`create index probe_task on private.probe (task_id, kind)`
  expect(await unindexed(sql)).toEqual([])
  await sql`drop table private.probe`
})

it('sets off nothing for rows that go with their company', async () => {
  const busy = await database.sql<{ place: string; tgname: string }[]>`
    select t.tgrelid::regclass::text as place, t.tgname from pg_trigger t
     where not t.tgisinternal and t.tgtype & 8 > 0 and t.tgname not like 'parley_realtime_%'
       and t.tgrelid::regclass in (select place from private.company_tables())
       and pg_get_triggerdef(t.oid) not like '%parley.is_erasing%'`
  expect(busy).toEqual([])
  const [realtime] = await database.sql`select prosrc from pg_proc where oid = 'realtime.announce'::regproc`
  expect(realtime?.['prosrc']).toContain('parley.is_erasing')
})

it('refuses rows of a company that is being erased in every table', async () => {
  const open = await database.sql<{ place: string }[]>`
    select c.oid::regclass::text as place from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'refuse_erased' and t.tgenabled <> 'D')`
  expect(open).toEqual([])
})
