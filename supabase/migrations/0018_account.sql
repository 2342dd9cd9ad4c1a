-- Who belongs to a company, where they are signed in, leaving, and erasing.

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

-- All rows go with this transaction; the files follow by a job, whose event is written in the same transaction.
create function private.erase(company uuid) returns void
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.emit('company.erased', company, jsonb_build_object('erased_company', company));
  delete from public.companies where id = company;
end $$;

create function public.erase_company(confirmation text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := private.company_id();
  people uuid[];
begin
  if not private.is_company_owner() then
    raise exception 'Only an owner may erase the company.' using errcode = '42501';
  end if;
  perform private.require_recent_sign_in();
  if btrim(confirmation) is distinct from (select btrim(name) from public.companies where id = company for update) then
    raise exception 'Type the name of the company exactly as it stands above.' using errcode = 'P0001';
  end if;
  select array_agg(id) into people from public.profiles where company_id = company;
  perform private.keep_an_admin(people);
  perform private.erase(company);
  delete from auth.users where id = any (people);
end $$;

-- As in 0001, and: what named the person lets go, and an empty or sample-only company of theirs is not left behind.
create or replace function public.accept_invitation(invitation_token text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  invitation public.company_invitations;
  previous uuid;
begin
  select * into invitation from public.company_invitations
   where token = invitation_token and accepted_at is null and expires_at > now()
     and (email is null or lower(email) = lower((select u.email from auth.users u where u.id = auth.uid())))
   for update;
  if invitation.id is null or auth.uid() is null then
    raise exception 'This invitation is not valid any more. Ask for a new one.' using errcode = 'P0001';
  end if;
  select company_id into previous from public.profiles where id = auth.uid();
  if previous = invitation.company_id then return previous; end if;
  if exists (select from public.profiles where company_id = previous and id <> auth.uid()) then
    raise exception 'You already belong to a company with colleagues. Leave it first.' using errcode = 'P0001';
  end if;
  if exists (select from public.leads where company_id = previous and not is_sample)
     or exists (select from public.tasks where company_id = previous and not is_sample)
     or exists (select from public.recordings where company_id = previous and not is_sample) then
    raise exception 'Your own company still holds leads, tasks or recordings. Export and delete them first, or join with another email address.'
      using errcode = 'P0001';
  end if;
  perform private.release_person(auth.uid(), previous);
  update public.profiles set company_id = invitation.company_id, company_role = invitation.company_role where id = auth.uid();
  update public.company_invitations set accepted_at = now(), accepted_by = auth.uid() where id = invitation.id;
  perform private.erase(previous);
  return invitation.company_id;
end $$;

do $$
declare
  target regprocedure;
begin
  for target in
    select oid::regprocedure from pg_catalog.pg_proc
     where (pronamespace = 'public'::regnamespace and proname in ('set_member_role', 'remove_member', 'my_sessions',
         'end_session', 'delete_account', 'erase_company'))
        or (pronamespace = 'private'::regnamespace and proname in ('release_person', 'has_other_owner',
         'require_recent_sign_in', 'keep_an_admin', 'erase'))
  loop
    execute format('revoke execute on function %s from public', target);
    if target::text not like 'private.%' then execute format('grant execute on function %s to authenticated', target); end if;
  end loop;
end $$;

-- The list of members is live.
alter publication supabase_realtime add table public.profiles;
