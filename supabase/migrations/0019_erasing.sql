-- Accounts and companies that leave: what is erased, what goes on to others.

-- What names a person inside a company lets go of them; the company keeps what they made. The foreign keys say which
-- columns those are, so that a new table is covered at once.
create function private.release_person(person uuid, company uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  reference record;
begin
  for reference in
    select k.conrelid::regclass as place, k.confdeltype = 'c' as is_owned,
      (select a.attname from unnest(k.conkey) with ordinality as own (attnum, at)
         join unnest(k.confkey) with ordinality as target (attnum, at) using (at)
         join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = own.attnum
         join pg_catalog.pg_attribute t on t.attrelid = k.confrelid and t.attnum = target.attnum
        where t.attname = 'id') as name
      from pg_catalog.pg_constraint k
     where k.contype = 'f' and k.confrelid = 'public.profiles'::regclass and cardinality(k.conkey) = 2
  loop
    if reference.is_owned then
      execute format('delete from %s where company_id = $1 and %I = $2', reference.place, reference.name) using company, person;
    else
      execute format('update %s set %2$I = null where company_id = $1 and %2$I = $2', reference.place, reference.name)
        using company, person;
    end if;
  end loop;
  delete from public.notifications where user_id = person;
  delete from public.ai_conversations where user_id = person and company_id = company;
  delete from public.ai_turns where user_id = person and company_id = company;
  delete from public.ai_tool_calls where user_id = person and company_id = company;
end $$;

create function private.has_other_owner(person uuid, company uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.profiles where company_id = company and company_role = 'owner' and id <> person) $$;

-- Whether the caller proved who they are a moment ago: asked before what can't be taken back.
create function private.require_recent_sign_in() returns void
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.require_second_factor();
  if not exists (select from auth.sessions
    where id = nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'session_id', '')::uuid
      and user_id = auth.uid() and created_at > now() - interval '10 minutes') then
    raise exception 'Enter your password again to do this.' using errcode = 'P0001', hint = 'reauthenticate';
  end if;
end $$;

create function public.set_member_role(member uuid, new_role text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := private.company_id();
begin
  if not private.is_company_owner() then
    raise exception 'Only an owner of the company may change roles.' using errcode = '42501';
  end if;
  if new_role is null or new_role not in ('owner', 'member') then
    raise exception 'A role is owner or member.' using errcode = '22023';
  end if;
  perform from public.companies where id = company for update;
  if new_role = 'member' and not private.has_other_owner(member, company) then
    raise exception 'A company needs an owner. Make somebody else an owner first.' using errcode = 'P0001';
  end if;
  update public.profiles set company_role = new_role where id = member and company_id = company;
  if not found then raise exception 'This person is not in your company any more.' using errcode = 'P0001'; end if;
end $$;

-- An owner removes a member, or a person leaves. They go on in an empty company of their own; leads, tasks and recordings stay.
create function public.remove_member(member uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := private.company_id();
  leaving public.profiles;
  fresh uuid;
begin
  if member is distinct from auth.uid() and not private.is_company_owner() then
    raise exception 'Only an owner of the company may remove people.' using errcode = '42501';
  end if;
  perform from public.companies where id = company for update;
  select * into leaving from public.profiles where id = member and company_id = company;
  if leaving.id is null then raise exception 'This person is not in your company any more.' using errcode = 'P0001'; end if;
  if not exists (select from public.profiles where company_id = company and id <> member) then
    raise exception 'You are the only one here. Erase the company instead.' using errcode = 'P0001';
  end if;
  if leaving.company_role = 'owner' and not private.has_other_owner(member, company) then
    raise exception 'A company needs an owner. Make somebody else an owner first.' using errcode = 'P0001';
  end if;
  perform private.release_person(member, company);
  insert into public.companies (name) values (private.company_name_for(leaving.email, null)) returning id into fresh;
  insert into public.vertical_configurations (company_id) values (fresh);
  update public.profiles set company_id = fresh, company_role = 'owner', onboarded_at = null where id = member;
end $$;

create function public.my_sessions()
returns table (id uuid, created_at timestamptz, last_seen_at timestamptz, user_agent text, ip text, is_current boolean)
language plpgsql stable security definer set search_path = ''
as $$ begin
  perform private.require_second_factor();
  return query
    select s.id, s.created_at, greatest(s.refreshed_at::timestamptz, s.updated_at, s.created_at), s.user_agent, host(s.ip),
      s.id = nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'session_id', '')::uuid
      from auth.sessions s
     where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
     order by 3 desc;
end $$;

create function public.end_session(session_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.require_second_factor();
  delete from auth.sessions s where s.id = end_session.session_id and s.user_id = auth.uid();
  return found;
end $$;

create function private.keep_an_admin(leaving uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$ begin
  if exists (select from public.user_roles where role = 'admin' and user_id = any (leaving))
     and not exists (select from public.user_roles where role = 'admin' and user_id <> all (leaving))
     and exists (select from public.profiles where id <> all (leaving)) then
    raise exception 'This instance would be left without an admin. Make somebody else an admin first.' using errcode = 'P0001';
  end if;
end $$;

create function public.delete_account() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := private.company_id();
begin
  perform private.require_recent_sign_in();
  perform from public.companies where id = company for update;
  if not exists (select from public.profiles where company_id = company and id <> auth.uid()) then
    raise exception 'You are the only one in your company. Erase the company: that deletes your account too.' using errcode = 'P0001';
  end if;
  if private.is_company_owner() and not private.has_other_owner(auth.uid(), company) then
    raise exception 'A company needs an owner. Make somebody else an owner first.' using errcode = 'P0001';
  end if;
  perform private.keep_an_admin(array[auth.uid()]);
  perform private.release_person(auth.uid(), company);
  delete from auth.users where id = auth.uid();
end $$;

-- Closes a company for good. Its keys and links end here, what still waited to happen does not happen, and nobody of its people
-- governs this instance any more; the job does the rest.
create function private.erase(company uuid) returns void
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

create function public.erase_company(confirmation text) returns void
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

create trigger refuse_erased_move after update of company_id on public.profiles for each row
  when (old.company_id is distinct from new.company_id) execute function private.refuse_joining_erased();

create trigger lead_field_removed after delete on public.lead_fields for each row
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.lead_field_removed();

create trigger words_gone after delete on public.transcript_segments referencing old table as changed for each statement
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.words_changed();

create trigger recording_deleted after delete on public.recordings for each row
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.recording_deleted();

create trigger went_old after delete on private.lead_facts referencing old table as went for each statement
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.facts_went();

create trigger counted_gone after delete on public.leads referencing old table as went for each statement
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.leads_went();

create trigger counted_gone after delete on public.lead_activities referencing old table as went for each statement
  when (current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.activities_went();

create trigger counted_gone after delete on public.tasks for each row
  when (old.status = 'done' and current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.task_counted();

create trigger counted_gone after delete on public.recordings for each row
  when (old.status = 'ready' and current_setting('parley.is_erasing', true) is distinct from 'on') execute function private.recording_counted();

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.company_erasure(),
  public.delete_account(),
  public.end_session(uuid),
  public.erase_company(text),
  public.my_sessions(),
  private.count_company_rows(uuid),
  private.erase(uuid),
  private.erase_batch(uuid,regclass,integer),
  private.finish_erasing(uuid),
  private.has_other_owner(uuid,uuid),
  private.keep_an_admin(uuid[]),
  private.release_person(uuid,uuid),
  private.require_recent_sign_in(),
  public.remove_member(uuid),
  public.set_member_role(uuid,text)
  from public;
grant execute on function
  public.company_erasure(),
  public.delete_account(),
  public.end_session(uuid),
  public.erase_company(text),
  public.my_sessions(),
  public.remove_member(uuid),
  public.set_member_role(uuid,text)
  to authenticated;
