import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { createDatabase, type Database } from './database.ts'

/**
 * supabase/migrations must apply to a hosted project, whose owner is no superuser and finds there what the platform made.
 * The platform's part is written down here on its own, not taken from server/migrations, so that neither can lean on the other.
 */
const migrations = fileURLToPath(new URL('../../../supabase/migrations/', import.meta.url))
const name = `bare_${crypto.randomUUID().replaceAll('-', '')}`
const owner = `owner_${name.slice(5, 17)}`
let admin: Database
let project: Database

const platform = `
  create schema auth; create schema storage; create schema extensions;
  create table auth.users (id uuid primary key default gen_random_uuid(), email text, raw_user_meta_data jsonb, created_at timestamptz);
  create function auth.uid() returns uuid language sql stable as $$ select nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'sub', '')::uuid $$;
  create function auth.jwt() returns jsonb language sql stable as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
  create table auth.mfa_factors (id uuid primary key, user_id uuid not null references auth.users, friendly_name text, factor_type text, status text);
  create table storage.buckets (id text primary key, name text not null, public boolean default false, file_size_limit bigint, allowed_mime_types text[]);
  create table storage.objects (id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets, name text, owner_id text, metadata jsonb);
  alter table storage.objects enable row level security;
  create function storage.foldername(name text) returns text[] language sql as $$ select string_to_array(name, '/') $$;
  create schema realtime;
  create table realtime.messages (topic text not null, extension text not null, payload jsonb, event text, private boolean default false);
  alter table realtime.messages enable row level security;
  alter table realtime.messages owner to ${owner};
  create function realtime.topic() returns text language sql stable as $$ select nullif(current_setting('realtime.topic', true), '') $$;
  grant usage on schema realtime to ${owner}, anon, authenticated, service_role;
  create publication supabase_realtime;
  grant usage on schema auth, storage, extensions to ${owner}, anon, authenticated, service_role;
  grant create on schema extensions to ${owner};
  grant all on auth.users, auth.mfa_factors, storage.buckets, storage.objects to ${owner};
  alter table storage.objects owner to ${owner};
  alter publication supabase_realtime owner to ${owner};
  grant create on database ${name} to ${owner};
  grant all on schema public to ${owner};
  grant anon, authenticated, service_role to ${owner};
  alter default privileges for role ${owner} in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role ${owner} in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges for role ${owner} in schema public grant all on routines to anon, authenticated, service_role;`

/** What callers may do with each table, column and function of `public`. */
const rightsOf = ({ sql }: Database) => sql<{ name: string; rights: string[] }[]>`
  select 'table ' || c.relname as name, array(
      select r.role || ' ' || p.privilege from unnest(array['anon', 'authenticated', 'service_role']) r (role),
             unnest(array['select', 'insert', 'update', 'delete', 'truncate']) p (privilege)
       where has_table_privilege(r.role, c.oid, p.privilege) order by 1) || array(
      select r.role || ' writes ' || a.attname from unnest(array['anon', 'authenticated']) r (role), pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         and has_column_privilege(r.role, c.oid, a.attnum, 'update') order by 1) as rights
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'p')
  union all
  select 'function ' || p.oid::regprocedure, array(
      select r.role from unnest(array['anon', 'authenticated', 'service_role']) r (role)
       where has_function_privilege(r.role, p.oid, 'execute') order by 1)
    from pg_proc p where p.pronamespace = 'public'::regnamespace
  order by 1`

beforeAll(async () => {
  const cluster = inject('postgresUrl')
  admin = createDatabase(cluster, { connections: 1 })
  await admin.sql.unsafe(`create role ${owner} login password 'bare' nosuperuser createrole bypassrls`)
  await admin.sql.unsafe(`create database ${name} template template0`)
  const own = new URL(cluster)
  own.pathname = `/${name}`
  const setup = createDatabase(own.href, { connections: 1 })
  await setup.sql.unsafe(platform)
  await setup.close()
  own.username = owner
  own.password = 'bare'
  project = createDatabase(own.href, { connections: 1 })
})
afterAll(async () => {
  await project.close()
  await admin.sql.unsafe(`drop database ${name} with (force)`)
  await admin.sql.unsafe(`drop role ${owner}`)
  await admin.close()
})

it('applies to a bare Supabase project as its owner without superuser rights', async () => {
  const [me] = await project.sql`select rolsuper from pg_roles where rolname = current_user`
  expect(me?.['rolsuper']).toBe(false)
  for (const file of readdirSync(migrations).toSorted()) {
    await project.sql.begin((transaction) => transaction.unsafe(readFileSync(`${migrations}${file}`, 'utf8')))
  }
  const [user] =
    await project.sql`insert into auth.users (email, raw_user_meta_data) values ('ana@acme.example', '{}') returning id`
  const [profile] =
    await project.sql`select companies.name from public.profiles join public.companies on companies.id = company_id where profiles.id = ${String(user?.['id'])}`
  expect(profile?.['name']).toBe('Acme')
})

it('gives callers there what they may do on a host of its own, whatever the project gives by default', async () => {
  const own = await createTestDatabase()
  const expected = new Map((await rightsOf(own)).map(({ name: thing, rights }) => [thing, rights]))
  await own.drop()
  const found = await rightsOf(project)
  expect(found.length).toBeGreaterThan(150)
  for (const { name: thing, rights } of found) expect([thing, rights]).toEqual([thing, expected.get(thing)])
})

it('does not know the host', () => {
  for (const file of readdirSync(migrations)) {
    expect(readFileSync(`${migrations}${file}`, 'utf8'), file).not.toMatch(/\b(graphile_worker|host)\.\w+/)
  }
})
