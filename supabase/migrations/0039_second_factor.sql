-- Who has a second factor is nobody until it was shown: a stolen password alone opens no row, whichever door it tries.
-- Most policies ask for the caller's company or role, so the answer is given there; the few that ask for the caller
-- alone get a policy of their own.
create function private.owes_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select auth.jwt()) ->> 'aal' is distinct from 'aal2'
     and exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified')
$$;

create or replace function private.company_id() returns uuid
language sql stable security definer set search_path = ''
as $$ select company_id from public.profiles where id = (select auth.uid()) and not (select private.owes_second_factor()) $$;

create or replace function private.is_company_owner() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.profiles where id = (select auth.uid()) and company_role = 'owner')
     and not private.owes_second_factor()
$$;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.user_roles where user_id = (select auth.uid()) and role = 'admin')
     and not private.owes_second_factor()
$$;

create or replace function public.is_admin(_user_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select _user_id = (select auth.uid()) and private.is_admin() $$;

do $$
declare
  target text;
begin
  foreach target in array array['profiles', 'user_roles', 'notifications', 'notification_preferences', 'ai_conversations',
      'ai_conversation_messages', 'ai_turns', 'ai_tool_calls', 'support_tickets'] loop
    execute format('create policy "second factor shown" on public.%I as restrictive for all to authenticated
      using (not (select private.owes_second_factor())) with check (not (select private.owes_second_factor()))', target);
  end loop;
end $$;

create function private.require_second_factor() returns void
language plpgsql stable security definer set search_path = ''
as $$ begin
  if private.owes_second_factor() then
    raise exception 'Show your second factor first.' using errcode = '42501', hint = 'insufficient_aal';
  end if;
end $$;

create or replace function private.require_instance_admin() returns void
language plpgsql stable security definer set search_path = ''
as $$ begin
  perform private.require_second_factor();
  if not private.is_admin() then
    raise exception 'Only an admin of this instance may do this.' using errcode = '42501';
  end if;
end $$;

create or replace function private.require_recent_sign_in() returns void
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.require_second_factor();
  if not exists (select from auth.sessions
    where id = nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'session_id', '')::uuid
      and user_id = auth.uid() and created_at > now() - interval '10 minutes') then
    raise exception 'Enter your password again to do this.' using errcode = 'P0001', hint = 'reauthenticate';
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

create or replace function public.end_session(session_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.require_second_factor();
  delete from auth.sessions s where s.id = end_session.session_id and s.user_id = auth.uid();
  return found;
end $$;

create or replace function public.my_sessions()
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
revoke execute on function private.owes_second_factor(), private.require_second_factor() from public;
grant execute on function private.owes_second_factor() to authenticated, service_role;
