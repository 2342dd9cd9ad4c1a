-- Erasing a company, however large: the call closes its doors and answers; a job then takes its rows away in bounded batches, each
-- a transaction of its own, and the company and its people last. A job that was killed goes on where it was.

-- One line for each company that is being erased; it goes with the company.
create table private.company_erasures (
  company_id uuid primary key references public.companies on delete cascade,
  asked_by uuid,
  asked_at timestamptz not null default now(),
  -- Counted by the job's first step; null until then.
  total_rows bigint,
  erased_rows bigint not null default 0,
  total_files bigint,
  erased_files bigint not null default 0,
  -- When the job last did anything.
  updated_at timestamptz not null default now()
);
alter table private.company_erasures enable row level security;

-- Who belongs to a company that is being erased belongs to none: every policy and every function asks here.
create or replace function private.company_id() returns uuid
language sql stable security definer set search_path = '' parallel safe
as $$
  select p.company_id from public.profiles p
   where p.id = (select auth.uid()) and not (select private.owes_second_factor())
     and not exists (select from private.company_erasures e where e.company_id = p.company_id)
$$;

create or replace function private.is_company_owner() returns boolean
language sql stable security definer set search_path = '' parallel safe
as $$
  select exists (select from public.profiles p where p.id = (select auth.uid()) and p.company_role = 'owner'
                    and not exists (select from private.company_erasures e where e.company_id = p.company_id))
     and not private.owes_second_factor()
$$;

-- What comes by other doors (a job under way, an inbound webhook, a sign-up by invitation) is refused here. Asked once a statement.
create function private.refuse_erased() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if exists (select from private.company_erasures e where exists (select from came where came.company_id = e.company_id)) then
    raise exception 'This company is being erased.' using errcode = 'P0001';
  end if;
  return null;
end $$;
create function private.refuse_joining_erased() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if exists (select from private.company_erasures where company_id = new.company_id) then
    raise exception 'This company is being erased.' using errcode = 'P0001';
  end if;
  return null;
end $$;
create trigger refuse_erased_move after update of company_id on public.profiles for each row
  when (old.company_id is distinct from new.company_id) execute function private.refuse_joining_erased();

create function private.guard_erased(target regclass) returns void
language plpgsql set search_path = ''
as $$ begin
  execute format('create trigger refuse_erased after insert on %s referencing new table as came
    for each statement execute function private.refuse_erased()', target);
end $$;

create or replace function private.protect_company_table(target regclass) returns void
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
  perform private.guard_erased(target);
end $$;

do $$
declare
  target regclass;
begin
  for target in
    select a.attrelid::regclass from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'company_id' and not a.attisdropped
  loop
    perform private.guard_erased(target);
  end loop;
end $$;

-- What deleting a row sets off (figures put right, words counted anew, files looked for) has no reader left once the company goes.
drop trigger lead_field_removed on public.lead_fields;
create trigger lead_field_removed after delete on public.lead_fields for each row
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.lead_field_removed();
drop trigger words_gone on public.transcript_segments;
create trigger words_gone after delete on public.transcript_segments referencing old table as changed for each statement
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.words_changed();
drop trigger recording_deleted on public.recordings;
create trigger recording_deleted after delete on public.recordings for each row
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.recording_deleted();
drop trigger went_old on private.lead_facts;
create trigger went_old after delete on private.lead_facts referencing old table as went for each statement
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.facts_went();
drop trigger counted_gone on public.leads;
create trigger counted_gone after delete on public.leads referencing old table as went for each statement
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.leads_went();
drop trigger counted_gone on public.lead_activities;
create trigger counted_gone after delete on public.lead_activities referencing old table as went for each statement
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.activities_went();
drop trigger counted_gone on public.tasks;
create trigger counted_gone after delete on public.tasks for each row
  when (old.status = 'done' and current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.task_counted();
drop trigger counted_gone on public.recordings;
create trigger counted_gone after delete on public.recordings for each row
  when (old.status = 'ready' and current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.recording_counted();

-- Every table that holds rows of companies, with the condition that finds those of company $1, children before their parents, so
-- that no delete has anything to cascade to. Read from the catalogue: a new table is covered at once. A table without company_id
-- belongs to the company by the first foreign key that cascades into it.
create function private.company_tables() returns table (place regclass, condition text)
language sql stable set search_path = ''
as $$
  with recursive tables as (
    select c.oid, exists (select from pg_catalog.pg_attribute a
                           where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped) as is_own
      from pg_catalog.pg_class c
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
       and c.oid not in ('public.companies'::regclass, 'public.profiles'::regclass, 'private.company_erasures'::regclass)
  ), held as (
    select oid, 'company_id = $1' as condition from tables where is_own
    union all
    (select distinct on (t.oid) t.oid, format('%I in (select %I from %s where company_id = $1)', own.attname,
             case when k.confrelid = 'auth.users'::regclass then 'id' else target.attname end,
             case when k.confrelid = 'auth.users'::regclass then 'public.profiles' else k.confrelid::regclass::text end)
      from tables t
      join pg_catalog.pg_constraint k on k.conrelid = t.oid and k.contype = 'f' and k.confdeltype = 'c' and cardinality(k.conkey) = 1
      join pg_catalog.pg_attribute own on own.attrelid = t.oid and own.attnum = k.conkey[1]
      join pg_catalog.pg_attribute target on target.attrelid = k.confrelid and target.attnum = k.confkey[1]
     where not t.is_own and (k.confrelid = 'auth.users'::regclass or k.confrelid in (select oid from tables where is_own))
     order by t.oid, k.conname)
  ), below (parent, child) as (
    select k.confrelid, k.conrelid from pg_catalog.pg_constraint k where k.contype = 'f' and k.conrelid <> k.confrelid
    union
    select b.parent, k.conrelid from below b
      join pg_catalog.pg_constraint k on k.contype = 'f' and k.confrelid = b.child and k.conrelid <> k.confrelid
  )
  select held.oid::regclass, held.condition from held
   order by (select count(*) from below where below.parent = held.oid), held.oid::regclass::text
$$;

-- Rows a company still has, without those of its people themselves.
create function private.count_company_rows(company uuid) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
declare
  target record;
  rows bigint;
  total bigint := 0;
begin
  for target in select * from private.company_tables() loop
    execute format('select count(*) from %s where %s', target.place, target.condition) into rows using company;
    total := total + rows;
  end loop;
  return total;
end $$;

-- Takes away at most `most` rows of the company from one of its tables; answers how many went. A row that somebody changes at that
-- moment stays for the next batch.
create function private.erase_batch(company uuid, place regclass, most int) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  condition text := (select t.condition from private.company_tables() t where t.place = erase_batch.place);
  erased int;
begin
  if condition is null or not exists (select from private.company_erasures where company_id = company) then return 0; end if;
  perform set_config('parley.is_erasing', 'on', true);
  execute format('delete from %1$s where ctid = any (array(select ctid from %1$s where %2$s limit $2))', place, condition)
    using company, most;
  get diagnostics erased = row_count;
  perform set_config('parley.is_erasing', '', true);
  if erased > 0 then
    update private.company_erasures set erased_rows = erased_rows + erased, updated_at = now() where company_id = company;
  end if;
  return erased;
end $$;

-- The end: the people with their accounts, and the company. What came in since the last batch goes by the foreign keys.
create function private.finish_erasing(company uuid) returns void
language plpgsql security definer set search_path = ''
as $$ begin
  if not exists (select from private.company_erasures where company_id = company) then return; end if;
  perform set_config('parley.is_erasing', 'on', true);
  delete from auth.users where id in (select id from public.profiles where company_id = company);
  delete from private.events where company_id = company;
  delete from public.companies where id = company;
  perform set_config('parley.is_erasing', '', true);
end $$;

-- Closes a company for good. Its keys and links end here, what still waited to happen does not happen, and nobody of its people
-- governs this instance any more; the job does the rest.
create or replace function private.erase(company uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  people uuid[] := array(select id from public.profiles where company_id = company);
  named text := (select name from public.companies where id = company);
begin
  insert into private.company_erasures (company_id, asked_by) values (company, auth.uid()) on conflict do nothing;
  if not found then return; end if;
  delete from public.user_roles where user_id = any (people);
  delete from public.api_keys where company_id = company;
  delete from public.calendar_feeds where company_id = company;
  delete from public.company_invitations where company_id = company;
  update public.webhooks set is_enabled = false where company_id = company;
  update public.automations set is_enabled = false where company_id = company;
  delete from private.events where company_id = company;
  perform private.notify(person, 'general', left('“' || named || '” is being erased', 300),
      'An owner asked for it. Nobody can open the company any more, and your account goes with it.', '/erasing', 'erasing-' || company)
    from unnest(people) person where person is distinct from auth.uid();
  perform private.emit('company.erasing', company, jsonb_build_object('erased_company', company));
end $$;

create or replace function public.erase_company(confirmation text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := private.company_id();
begin
  if not private.is_company_owner() then
    raise exception 'Only an owner may erase the company.' using errcode = '42501';
  end if;
  perform private.require_recent_sign_in();
  if btrim(confirmation) is distinct from (select btrim(name) from public.companies where id = company for update) then
    raise exception 'Type the name of the company exactly as it stands above.' using errcode = 'P0001';
  end if;
  perform private.keep_an_admin(array(select id from public.profiles where company_id = company));
  perform private.erase(company);
end $$;

-- How far the erasing of the caller's own company is; no row where nothing is being erased.
create function public.company_erasure()
returns table (company_name text, asked_by_me boolean, asked_by_name text, asked_at timestamptz, total_rows bigint, erased_rows bigint,
               total_files bigint, erased_files bigint, updated_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$ begin
  perform private.require_second_factor();
  return query
    select c.name, e.asked_by is not distinct from auth.uid(), asker.full_name, e.asked_at, e.total_rows, e.erased_rows,
           e.total_files, e.erased_files, e.updated_at
      from public.profiles p
      join private.company_erasures e on e.company_id = p.company_id
      join public.companies c on c.id = p.company_id
      left join public.profiles asker on asker.id = e.asked_by and asker.company_id = p.company_id
     where p.id = auth.uid();
end $$;

do $$
declare
  target regprocedure;
begin
  for target in
    select oid::regprocedure from pg_catalog.pg_proc
     where (pronamespace = 'public'::regnamespace and proname = 'company_erasure')
        or (pronamespace = 'private'::regnamespace and proname in ('refuse_erased', 'refuse_joining_erased', 'guard_erased',
         'company_tables', 'count_company_rows', 'erase_batch', 'finish_erasing'))
  loop
    execute format('revoke execute on function %s from public', target);
    if target::text not like 'private.%' then execute format('grant execute on function %s to authenticated', target); end if;
  end loop;
end $$;

-- Deleting a row looks through every table that may name it: each foreign key has an index that begins with its columns.
create index lead_activities_actor on public.lead_activities (company_id, actor_id) where actor_id is not null;
create index recording_insights_task on public.recording_insights (company_id, task_id) where task_id is not null;
create index company_invitations_inviter on public.company_invitations (company_id, invited_by) where invited_by is not null;
create index lead_imports_author on public.lead_imports (company_id, created_by) where created_by is not null;
create index lead_merges_author on public.lead_merges (company_id, created_by) where created_by is not null;
create index lead_views_owner on public.lead_views (company_id, owner_id) where owner_id is not null;
create index api_keys_user on public.api_keys (company_id, user_id);
create index calendar_feeds_company on public.calendar_feeds (company_id, user_id);
create index ai_conversations_company on public.ai_conversations (company_id);
create index ai_turns_company on public.ai_turns (company_id);
drop index public.automation_run_steps_company, public.automation_versions_company;
create index automation_run_steps_run on public.automation_run_steps (company_id, run_id);
create index automation_versions_automation on public.automation_versions (company_id, automation_id);
create index automation_runs_version on public.automation_runs (automation_id, version);
create index automation_marks_task on private.automation_marks (task_id);
create index support_tickets_person on public.support_tickets (user_id);
create index support_tickets_answerer on public.support_tickets (answered_by) where answered_by is not null;
create index blog_posts_author on public.blog_posts (author_id) where author_id is not null;
create index blog_post_revisions_author on public.blog_post_revisions (author_id) where author_id is not null;
create index blog_post_schedules_scheduler on public.blog_post_schedules (scheduled_by) where scheduled_by is not null;
create index blog_post_previews_author on public.blog_post_previews (created_by) where created_by is not null;
-- Events that one company still has waiting, oldest first.
create index events_company on private.events (company_id, id);
