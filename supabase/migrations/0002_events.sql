-- The outbox: what happened, written in the transaction in which it happened, read by the worker.

-- The outbox: what happened, written in the same transaction as the change. The worker turns rows into jobs,
-- wherever it runs; no table here refers to the worker's own schema.
create table private.events (
  id bigint generated always as identity primary key,
  name text not null,
  company_id uuid,
  actor_id uuid,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  depth smallint not null default coalesce(nullif(current_setting('parley.automation_depth', true), '')::smallint, 0),
  is_silent boolean not null default coalesce(current_setting('parley.is_loading_sample', true) = 'on'
    or current_setting('parley.is_importing', true) = 'on', false)
);
create index events_created on private.events (created_at);
-- Events that one company still has waiting, oldest first.
create index events_company on private.events (company_id, id);
-- Events that somebody waits for are found without reading those that nobody waits for.
create index events_name on private.events (name, id);
alter table private.events enable row level security;

create function private.emit(event_name text, event_company uuid, event_payload jsonb) returns void
language plpgsql security definer set search_path = ''
as $$ begin
  insert into private.events (name, company_id, actor_id, payload)
  values (event_name, event_company, auth.uid(), event_payload);
  perform pg_notify('parley_events', event_name);
end $$;

-- Lays an import down and gives its turn to those that wait: of each company the one that has waited longest.
create function private.release_lead_import(import uuid) returns void
language plpgsql security definer set search_path = ''
as $$ begin
  delete from private.lead_import_workers w where w.import_id = release_lead_import.import;
  perform private.emit(case i.status when 'undoing' then 'lead_import.undoing' else 'lead_import.waiting' end, i.company_id,
                       jsonb_build_object('import_id', i.id))
    from (select distinct on (w.company_id) w.* from public.lead_imports w
           where w.status in ('waiting', 'undoing') and w.id <> release_lead_import.import
             and not exists (select from private.lead_import_workers x where x.company_id = w.company_id)
           order by w.company_id, w.updated_at, w.id) i;
end $$;

-- What nobody works on and nobody has taken up for a minute, as a process that was stopped for good leaves it.
create function private.wake_lead_imports() returns void
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.emit(case i.status when 'undoing' then 'lead_import.undoing' else 'lead_import.waiting' end, i.company_id,
                       jsonb_build_object('import_id', i.id))
    from (select distinct on (w.company_id) w.* from public.lead_imports w
           where w.status in ('waiting', 'running', 'undoing') and w.updated_at < now() - interval '1 minute'
             and not exists (select from private.lead_import_workers x
                              where x.company_id = w.company_id and x.worked_at > now() - interval '1 minute')
           order by w.company_id, w.updated_at, w.id) i;
end $$;

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  private.emit(text,uuid,jsonb),
  private.release_lead_import(uuid),
  private.wake_lead_imports()
  from public;
