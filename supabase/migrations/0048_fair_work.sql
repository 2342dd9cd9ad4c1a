-- Events that somebody waits for are found without reading those that nobody waits for.
create index events_name on private.events (name, id);

-- Imports run one after the other in a company and two at once in all, whichever process takes them. Who works on one says so every
-- few seconds; a minute of silence means that the process is gone. Apart from the import itself, whose row an undo holds throughout.
create table private.lead_import_workers (
  company_id uuid primary key references public.companies on delete cascade,
  import_id uuid not null unique references public.lead_imports on delete cascade,
  worked_at timestamptz not null default now()
);
alter table private.lead_import_workers enable row level security;
create index lead_imports_open on public.lead_imports (created_at) where status in ('waiting', 'running', 'undoing');

-- Takes up an import that waits, or whose process is gone, where there is room for it; answers nothing otherwise, and whoever ends
-- next wakes those that wait.
create function private.claim_lead_import(import uuid) returns setof public.lead_imports
language plpgsql security definer set search_path = ''
as $$
declare
  target public.lead_imports;
begin
  perform pg_advisory_xact_lock(hashtextextended('lead imports', 0));
  -- A row that is locked is being worked on: waiting for it would keep all others from their turn.
  select * into target from public.lead_imports i
   where i.id = claim_lead_import.import and i.status in ('waiting', 'running', 'undoing') for update skip locked;
  if target.id is null then return; end if;
  delete from private.lead_import_workers where worked_at < now() - interval '1 minute';
  if exists (select from private.lead_import_workers w where w.company_id = target.company_id)
     or (select count(*) from private.lead_import_workers) >= 2 then
    return;
  end if;
  insert into private.lead_import_workers (company_id, import_id) values (target.company_id, target.id);
  return query
    update public.lead_imports i
       set status = case i.status when 'waiting' then 'running' else i.status end, started_at = coalesce(i.started_at, now())
     where i.id = target.id returning i.*;
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
revoke execute on function private.claim_lead_import(uuid), private.release_lead_import(uuid), private.wake_lead_imports() from public;
