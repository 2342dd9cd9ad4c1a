-- Companies, people and who may do what. Everything else is scoped by private.company_id().
create schema if not exists private;
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
grant usage on schema private to authenticated, anon, service_role;

create table public.companies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

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

create table public.vertical_configurations (
  company_id uuid primary key references public.companies on delete cascade,
  vertical_type text not null default 'other' check (vertical_type in ('saas', 'ecommerce', 'other')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  role text not null check (role in ('admin')),
  created_at timestamptz not null default now(),
  unique (user_id, role)
);

create table public.company_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  email text check (email is null or email ~ '^[^@\s]+@[^@\s]+$'),
  company_role text not null default 'member' check (company_role in ('owner', 'member')),
  token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  invited_by uuid default auth.uid(),
  accepted_by uuid,
  accepted_at timestamptz,
  expires_at timestamptz not null default now() + interval '14 days',
  created_at timestamptz not null default now(),
  foreign key (company_id, invited_by) references public.profiles (company_id, id) on delete set null (invited_by)
);
create index company_invitations_company on public.company_invitations (company_id, created_at desc);

-- Settings the host writes at start, such as first_user_is_admin.
create table private.settings (
  name text primary key,
  value jsonb not null
);
alter table private.settings enable row level security;

-- The caller's company. Policies call it inside (select …), so that it runs once a statement.
create function private.company_id() returns uuid
language sql stable security definer set search_path = ''
as $$ select company_id from public.profiles where id = (select auth.uid()) $$;

create function private.is_company_owner() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.profiles where id = (select auth.uid()) and company_role = 'owner') $$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.user_roles where user_id = (select auth.uid()) and role = 'admin') $$;

-- SPECIFICATION section 6. Answers for the caller only: nobody learns who else is an admin.
create function public.is_admin(_user_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select _user_id = (select auth.uid())
     and exists (select from public.user_roles where user_id = _user_id and role = 'admin')
$$;

create function private.touch() returns trigger language plpgsql set search_path = ''
as $$ begin new.updated_at = now(); return new; end $$;

create function private.is_free_mail(domain text) returns boolean language sql immutable set search_path = ''
as $$
  select domain in ('gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'yahoo.com', 'icloud.com',
    'me.com', 'aol.com', 'proton.me', 'protonmail.com', 'gmx.com', 'gmx.net', 'gmx.de', 'web.de', 'mail.com', 'zoho.com',
    'yandex.com', 'fastmail.com', 'hey.com', 'msn.com', 'qq.com', '163.com')
$$;

-- PRODUCT.md, reading 1: the name given at sign-up, else from the email's domain, else "My company".
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

create function private.handle_changed_user() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update public.profiles set email = new.email where id = new.id;
  return new;
end $$;

create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.handle_new_user();
create trigger on_auth_user_email_changed after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.handle_changed_user();

-- For those who already have an account: they move to the inviting company when theirs holds nobody else.
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
  update public.profiles set company_id = invitation.company_id, company_role = invitation.company_role where id = auth.uid();
  update public.company_invitations set accepted_at = now(), accepted_by = auth.uid() where id = invitation.id;
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

create trigger touch before update on public.companies for each row execute function private.touch();
create trigger touch before update on public.profiles for each row execute function private.touch();
create trigger touch before update on public.vertical_configurations for each row execute function private.touch();

alter table public.companies enable row level security;
alter table public.profiles enable row level security;
alter table public.vertical_configurations enable row level security;
alter table public.user_roles enable row level security;
alter table public.company_invitations enable row level security;

create policy "own company" on public.companies for select to authenticated using (id = (select private.company_id()));
create policy "owner renames" on public.companies for update to authenticated
  using (id = (select private.company_id()) and (select private.is_company_owner()))
  with check (id = (select private.company_id()));
create policy "colleagues" on public.profiles for select to authenticated using (company_id = (select private.company_id()));
create policy "own profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "own company" on public.vertical_configurations for select to authenticated
  using (company_id = (select private.company_id()));
create policy "owner chooses" on public.vertical_configurations for update to authenticated
  using (company_id = (select private.company_id()) and (select private.is_company_owner()))
  with check (company_id = (select private.company_id()));
create policy "own roles" on public.user_roles for select to authenticated using (user_id = (select auth.uid()));
create policy "own company" on public.company_invitations for select to authenticated
  using (company_id = (select private.company_id()) and (select private.is_company_owner()));
create policy "owner invites" on public.company_invitations for insert to authenticated
  with check (company_id = (select private.company_id()) and (select private.is_company_owner()) and invited_by = (select auth.uid()));
create policy "owner revokes" on public.company_invitations for delete to authenticated
  using (company_id = (select private.company_id()) and (select private.is_company_owner()));

-- A person belongs to the company the trigger gave; moving is accept_invitation's business alone.
grant select on public.companies, public.profiles, public.vertical_configurations, public.user_roles,
  public.company_invitations to authenticated;
grant update (name) on public.companies to authenticated;
grant update (full_name, time_zone, preferences, onboarded_at) on public.profiles to authenticated;
grant update (vertical_type) on public.vertical_configurations to authenticated;
grant insert (company_id, email, company_role), delete on public.company_invitations to authenticated;
grant all on all tables in schema public to service_role;
alter table public.company_invitations alter column company_id set default private.company_id();

revoke execute on all functions in schema private from public;
grant execute on function private.company_id(), private.is_company_owner(), private.is_admin() to authenticated, service_role;
revoke execute on function public.accept_invitation(text), public.is_admin(uuid), public.invitation_preview(text) from public;
grant execute on function public.accept_invitation(text), public.is_admin(uuid) to authenticated, service_role;
grant execute on function public.invitation_preview(text) to anon, authenticated, service_role;
