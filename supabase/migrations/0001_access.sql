-- Companies, people and who may do what. Everything else is scoped by private.company_id().

-- Companies, people and who may do what. Everything else is scoped by private.company_id().
create schema if not exists private;
create extension if not exists pg_trgm with schema extensions;
grant usage on schema private to authenticated, anon, service_role;

create table public.companies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.companies enable row level security;
grant select on public.companies to authenticated;
grant all on public.companies to service_role;
grant update (name) on public.companies to authenticated;

create table public.profiles (
  id uuid primary key references auth.users on delete cascade,
  company_id uuid not null references public.companies on delete cascade,
  company_role text not null default 'member' check (company_role in ('owner', 'member')),
  full_name text not null default '' check (length(full_name) <= 120),
  email text,
  time_zone text not null default 'UTC' check (length(time_zone) <= 64),
  preferences jsonb not null default '{}' check (jsonb_typeof(preferences) = 'object'),
  onboarded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id)
);
alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant all on public.profiles to service_role;
grant update (full_name, time_zone, preferences, onboarded_at) on public.profiles to authenticated;
create policy "own profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- Who has a second factor is nobody until it was shown: a stolen password alone opens no row, whichever door it tries.
-- Most policies ask for the caller's company or role, so the answer is given there; the few that ask for the caller
-- alone get a policy of their own.
create function private.is_nobody() returns boolean
language plpgsql stable security definer set search_path = '' parallel safe
as $$
declare
  claims jsonb := auth.jwt();
begin
  return not private.access_stands(claims)
    or (claims ->> 'aal' is distinct from 'aal2'
        and exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'));
end $$;

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
create function private.company_id() returns uuid
language sql stable security definer set search_path = '' parallel safe
as $$
  select p.company_id from public.profiles p
   where p.id = (select auth.uid()) and not (select private.is_nobody())
     and not exists (select from private.company_erasures e where e.company_id = p.company_id)
$$;

-- Who may join which private channel: a company's own ("company:ID" and below, "company:ID:list") and a person's own ("user:ID" and
-- below), to hear and to speak. Any other private topic is nobody's until a policy of the operator's says whose it is.
create function private.may_use_topic(topic text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case split_part(topic, ':', 1)
    when 'company' then split_part(topic, ':', 2) = (select private.company_id())::text
    when 'user' then split_part(topic, ':', 2) = (select auth.uid())::text and not (select private.is_nobody())
    else false end
$$;

do $$ begin
  if pg_catalog.to_regclass('realtime.messages') is null then return; end if;
  create policy "hear the own company and oneself" on realtime.messages for select to authenticated
    using (extension in ('broadcast', 'presence') and (select private.may_use_topic(realtime.topic())));
  create policy "speak to the own company and oneself" on realtime.messages for insert to authenticated
    with check (extension in ('broadcast', 'presence') and (select private.may_use_topic(realtime.topic())));
end $$;

create table public.vertical_configurations (
  company_id uuid primary key references public.companies on delete cascade,
  vertical_type text not null default 'other' check (vertical_type in ('saas', 'ecommerce', 'other')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.vertical_configurations enable row level security;
grant select on public.vertical_configurations to authenticated;
grant all on public.vertical_configurations to service_role;
grant update (vertical_type) on public.vertical_configurations to authenticated;
create policy "own company" on public.vertical_configurations for select to authenticated
  using (company_id = (select private.company_id()));

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  role text not null check (role in ('admin')),
  created_at timestamptz not null default now(),
  unique (user_id, role)
);
alter table public.user_roles enable row level security;
grant select on public.user_roles to authenticated;
grant all on public.user_roles to service_role;
create policy "own roles" on public.user_roles for select to authenticated using (user_id = (select auth.uid()));
create policy "is somebody" on public.user_roles as restrictive for all to authenticated
  using (not (select private.is_nobody()))
  with check (not (select private.is_nobody()));

create table public.company_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  email text check (email is null or email ~ '^[^@\s]+@[^@\s]+$'),
  company_role text not null default 'member' check (company_role in ('owner', 'member')),
  token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  invited_by uuid default auth.uid(),
  accepted_by uuid,
  accepted_at timestamptz,
  expires_at timestamptz not null default now() + interval '14 days',
  created_at timestamptz not null default now(),
  mailed_at timestamptz,
  foreign key (company_id, invited_by) references public.profiles (company_id, id) on delete set null (invited_by)
);
create index company_invitations_company on public.company_invitations (company_id, created_at desc);
create index company_invitations_inviter on public.company_invitations (company_id, invited_by) where invited_by is not null;
alter table public.company_invitations enable row level security;
grant select, delete on public.company_invitations to authenticated;
grant all on public.company_invitations to service_role;
grant insert (company_id, email, company_role) on public.company_invitations to authenticated;

-- Settings the host writes at start, such as first_user_is_admin.
create table private.settings (
  name text primary key,
  value jsonb not null
);
alter table private.settings enable row level security;

-- When a company's invitations were mailed in the last day; revoking one does not give its mail back.
create table private.invitation_mails (
  company_id uuid not null references public.companies on delete cascade,
  mailed_at timestamptz not null default now()
);
create index invitation_mails_company on private.invitation_mails (company_id, mailed_at);
alter table private.invitation_mails enable row level security;

create function private.is_company_owner() returns boolean
language sql stable security definer set search_path = '' parallel safe
as $$
  select exists (select from public.profiles p where p.id = (select auth.uid()) and p.company_role = 'owner'
                    and not exists (select from private.company_erasures e where e.company_id = p.company_id))
     and not private.is_nobody()
$$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' parallel safe
as $$
  select exists (select from public.user_roles where user_id = (select auth.uid()) and role = 'admin')
     and not private.is_nobody()
$$;

-- docs/specified.md S6.2. Answers for the caller only: nobody learns who else is an admin.
create function public.is_admin(_user_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select _user_id = (select auth.uid()) and private.is_admin() $$;

create function private.touch() returns trigger language plpgsql set search_path = ''
as $$ begin new.updated_at = now(); return new; end $$;
create trigger touch before update on public.companies for each row execute function private.touch();
create trigger touch before update on public.profiles for each row execute function private.touch();
create trigger touch before update on public.vertical_configurations for each row execute function private.touch();

create function private.is_free_mail(domain text) returns boolean language sql immutable set search_path = ''
as $$
  select domain in ('gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'yahoo.com', 'icloud.com',
    'me.com', 'aol.com', 'proton.me', 'protonmail.com', 'gmx.com', 'gmx.net', 'gmx.de', 'web.de', 'mail.com', 'zoho.com',
    'yandex.com', 'fastmail.com', 'hey.com', 'msn.com', 'qq.com', '163.com')
$$;

-- The name given at sign-up, else from the email's domain, else "My company".
create function private.company_name_for(email text, given text) returns text language sql immutable set search_path = ''
as $$
  select coalesce(
    nullif(left(btrim(given), 120), ''),
    (select initcap(replace(split_part(domain, '.', 1), '-', ' '))
       from (select split_part(lower(email), '@', 2) as domain) as parts
      where domain <> '' and not private.is_free_mail(domain)),
    'My company')
$$;

-- Joins the invitation's company, or makes one. The first account of a fresh instance becomes admin where the
-- operator's setting says so; the lock lets two first sign-ups take turns.
create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  invitation public.company_invitations;
  target uuid;
  given_role text := 'owner';
begin
  select * into invitation from public.company_invitations
   where token = new.raw_user_meta_data ->> 'invitation_token'
     and accepted_at is null and expires_at > now()
     and (email is null or lower(email) = lower(new.email))
   for update;
  if invitation.id is not null then
    target := invitation.company_id;
    given_role := invitation.company_role;
  else
    insert into public.companies (name)
    values (private.company_name_for(new.email, new.raw_user_meta_data ->> 'company_name'))
    returning id into target;
    insert into public.vertical_configurations (company_id) values (target);
  end if;
  insert into public.profiles (id, company_id, company_role, full_name, email, time_zone)
  values (new.id, target, given_role, left(coalesce(new.raw_user_meta_data ->> 'full_name', ''), 120), new.email,
          left(coalesce(nullif(new.raw_user_meta_data ->> 'time_zone', ''), 'UTC'), 64));
  if invitation.id is not null then
    update public.company_invitations set accepted_at = now(), accepted_by = new.id where id = invitation.id;
  end if;
  perform pg_advisory_xact_lock(7275540);
  if coalesce((select value = 'true' from private.settings where name = 'first_user_is_admin'), false)
     and not exists (select from public.user_roles where role = 'admin')
     and not exists (select from public.profiles where id <> new.id) then
    insert into public.user_roles (user_id, role) values (new.id, 'admin');
  end if;
  return new;
end $$;
create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.handle_new_user();

create function private.handle_changed_user() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update public.profiles set email = new.email where id = new.id;
  return new;
end $$;
create trigger on_auth_user_email_changed after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.handle_changed_user();

-- For those who already have an account: they move to the inviting company when theirs holds nobody else. What named them there
-- lets go, and an empty or sample-only company of theirs is not left behind.
create function public.accept_invitation(invitation_token text) returns uuid
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

-- What the sign-up page may say about an invitation link to somebody not signed in yet.
create function public.invitation_preview(invitation_token text) returns table (company_name text, email text)
language sql stable security definer set search_path = ''
as $$
  select companies.name, invitation.email from public.company_invitations invitation
    join public.companies on companies.id = invitation.company_id
   where invitation.token = invitation_token and accepted_at is null and expires_at > now()
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

create function private.guard_erased(target regclass) returns void
language plpgsql set search_path = ''
as $$ begin
  execute format('create trigger refuse_erased after insert on %s referencing new table as came
    for each statement execute function private.refuse_erased()', target);
end $$;

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
  perform private.guard_erased(target);
end $$;

create function private.require_second_factor() returns void
language plpgsql stable security definer set search_path = ''
as $$ begin
  if not private.access_stands(auth.jwt()) then
    raise exception 'Your session has ended. Sign in again.' using errcode = '42501';
  end if;
  if private.is_nobody() then
    raise exception 'Show your second factor first.' using errcode = '42501', hint = 'insufficient_aal';
  end if;
end $$;

-- No function takes somebody into another company, or ends a session, for a caller who owes the second factor.
create function private.refuse_half_signed_in() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.require_second_factor();
  return new;
end $$;
create trigger second_factor before update of company_id, company_role on public.profiles
  for each row execute function private.refuse_half_signed_in();

create function private.refuse_joining_erased() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if exists (select from private.company_erasures where company_id = new.company_id) then
    raise exception 'This company is being erased.' using errcode = 'P0001';
  end if;
  return null;
end $$;

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

-- Whether the account, the session and the API key that the claims name still count. True for claims that name no account, which
-- open nothing. In plpgsql, since that keeps its plan from one statement of a connection to the next.
create function private.access_stands(claims jsonb) returns boolean
language plpgsql stable security definer set search_path = '' parallel safe
as $$
declare
  account uuid := nullif(claims ->> 'sub', '')::uuid;
begin
  return account is null or (
    exists (select from auth.users u
             where u.id = account and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now()))
    and (nullif(claims ->> 'session_id', '') is null
         or exists (select from auth.sessions s
                     where s.id = (claims ->> 'session_id')::uuid and s.user_id = account
                       and (s.not_after is null or s.not_after > now())))
    and (claims -> 'api_key' is null
         or exists (select from public.api_keys k
                     where k.id = (claims #>> '{api_key,id}')::uuid and k.user_id = account and k.revoked_at is null)));
end $$;

create function private.invitation_made() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.emit('invitation.made', new.company_id, jsonb_build_object('invitation_id', new.id));
  return null;
end $$;
create trigger invitation_made after insert on public.company_invitations for each row when (new.email is not null)
  execute function private.invitation_made();

-- Whoever changes company is asked anew what they may hear.
create function private.announce_changed_company() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform pg_notify('parley_access', new.id::text);
  return null;
end $$;
create trigger announce_changed_company after update of company_id on public.profiles for each row
  when (old.company_id is distinct from new.company_id) execute function private.announce_changed_company();

create policy "own company" on public.companies for select to authenticated using (id = (select private.company_id()));
create policy "owner renames" on public.companies for update to authenticated
  using (id = (select private.company_id()) and (select private.is_company_owner()))
  with check (id = (select private.company_id()));

create policy "colleagues" on public.profiles for select to authenticated using (company_id = (select private.company_id()));

create policy "owner chooses" on public.vertical_configurations for update to authenticated
  using (company_id = (select private.company_id()) and (select private.is_company_owner()))
  with check (company_id = (select private.company_id()));

create policy "own company" on public.company_invitations for select to authenticated
  using (company_id = (select private.company_id()) and (select private.is_company_owner()));
create policy "owner invites" on public.company_invitations for insert to authenticated
  with check (company_id = (select private.company_id()) and (select private.is_company_owner()) and invited_by = (select auth.uid()));
create policy "owner revokes" on public.company_invitations for delete to authenticated
  using (company_id = (select private.company_id()) and (select private.is_company_owner()));

create policy "is somebody" on public.profiles as restrictive for all to authenticated
  using (not (select private.is_nobody()))
  with check (not (select private.is_nobody()));

select private.guard_erased('public.profiles');
select private.guard_erased('public.vertical_configurations');
select private.guard_erased('public.company_invitations');

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.accept_invitation(text),
  public.invitation_preview(text),
  public.is_admin(uuid),
  private.access_stands(jsonb),
  private.announce_changed_company(),
  private.company_id(),
  private.company_name_for(text,text),
  private.company_tables(),
  private.guard_erased(regclass),
  private.handle_changed_user(),
  private.handle_new_user(),
  private.invitation_made(),
  private.is_admin(),
  private.is_company_owner(),
  private.is_free_mail(text),
  private.is_nobody(),
  private.may_use_topic(text),
  private.protect_company_table(regclass),
  private.refuse_erased(),
  private.refuse_joining_erased(),
  private.require_second_factor(),
  private.touch()
  from public;
grant execute on function
  public.accept_invitation(text),
  public.is_admin(uuid),
  private.company_id(),
  private.is_admin(),
  private.is_company_owner(),
  private.is_nobody()
  to authenticated, service_role;
grant execute on function
  private.may_use_topic(text)
  to authenticated;
grant execute on function
  public.invitation_preview(text)
  to anon, authenticated, service_role;

-- What pages hear of as it changes.
alter publication supabase_realtime add table public.profiles;
