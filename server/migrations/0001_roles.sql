-- What a hosted Supabase project has before its first migration: the roles, their schemas and the claims' readers.
do $$
declare
  can_bypass boolean := (select rolsuper or rolbypassrls from pg_roles where rolname = session_user);
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    if can_bypass then create role service_role nologin noinherit bypassrls;
    else create role service_role nologin noinherit; end if;
  end if;
  execute format('grant anon, authenticated, service_role to %I', session_user);
end $$;

create schema if not exists extensions;
create schema if not exists auth;
create schema if not exists storage;
create schema if not exists realtime;
-- The host's own bookkeeping; no API role ever sees it.
create schema if not exists host;

revoke create on schema public from public;
grant usage on schema public, extensions to anon, authenticated, service_role;
grant usage on schema auth, storage, realtime to anon, authenticated, service_role;

create or replace function auth.jwt() returns jsonb language sql stable
as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;

create or replace function auth.uid() returns uuid language sql stable
as $$ select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid $$;

create or replace function auth.role() returns text language sql stable
as $$ select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role', '')::text $$;

create or replace function auth.email() returns text language sql stable
as $$ select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email', '')::text $$;

do $$ begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;
