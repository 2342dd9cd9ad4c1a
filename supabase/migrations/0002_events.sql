-- The outbox: what happened, written in the same transaction as the change. The worker turns rows into jobs,
-- wherever it runs; no table here refers to the worker's own schema.
create table private.events (
  id bigint generated always as identity primary key,
  name text not null,
  company_id uuid,
  actor_id uuid,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index events_created on private.events (created_at);
alter table private.events enable row level security;

create function private.emit(event_name text, event_company uuid, event_payload jsonb) returns void
language plpgsql security definer set search_path = ''
as $$ begin
  insert into private.events (name, company_id, actor_id, payload)
  values (event_name, event_company, auth.uid(), event_payload);
  perform pg_notify('parley_events', event_name);
end $$;
revoke execute on function private.emit(text, uuid, jsonb) from public;

-- Company-owned tables ask for the same three things; each migration calls this for its tables.
create function private.protect_company_table(target regclass) returns void
language plpgsql set search_path = ''
as $$ begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s alter column company_id set default private.company_id()', target);
  execute format('create policy "own company" on %s for all to authenticated
    using (company_id = (select private.company_id())) with check (company_id = (select private.company_id()))', target);
  execute format('grant select, insert, update, delete on %s to authenticated, service_role', target);
  if exists (select from pg_catalog.pg_attribute where attrelid = target and attname = 'updated_at' and not attisdropped) then
    execute format('create trigger touch before update on %s for each row execute function private.touch()', target);
  end if;
end $$;
revoke execute on function private.protect_company_table(regclass) from public;
