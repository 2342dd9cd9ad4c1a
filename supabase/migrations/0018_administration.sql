-- What administrators of the instance see and do; support tickets.

create table public.support_tickets (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null default private.company_id() references public.companies on delete cascade,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  subject text not null check (length(btrim(subject)) between 1 and 200),
  body text not null check (length(btrim(body)) between 1 and 10000),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  answer text check (length(btrim(answer)) between 1 and 10000),
  answered_at timestamptz,
  answered_by uuid references auth.users on delete set null
);
create index support_tickets_user on public.support_tickets (company_id, user_id, created_at desc);
create index support_tickets_open on public.support_tickets (status, created_at desc);
create index support_tickets_person on public.support_tickets (user_id);
create index support_tickets_answerer on public.support_tickets (answered_by) where answered_by is not null;
alter table public.support_tickets enable row level security;
grant select, delete on public.support_tickets to authenticated;
grant select, insert, update, delete on public.support_tickets to service_role;
grant insert (subject, body) on public.support_tickets to authenticated;
create policy "own tickets" on public.support_tickets for all to authenticated
  using (company_id = (select private.company_id()) and user_id = (select auth.uid()))
  with check (company_id = (select private.company_id()) and user_id = (select auth.uid()));
create policy "admins read all" on public.support_tickets for select to authenticated
  using ((select private.is_admin()));
create policy "is somebody" on public.support_tickets as restrictive for all to authenticated
  using (not (select private.is_nobody()))
  with check (not (select private.is_nobody()));

-- What instance admins do to accounts, and the log of it.
create table private.admin_actions (
  id uuid primary key default gen_random_uuid(),
  action text not null,
  actor_id uuid,
  target_id uuid,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index admin_actions_newest on private.admin_actions (created_at desc, id desc);
alter table private.admin_actions enable row level security;

-- Answers one ticket, or changes the answer. Only for admins of the instance.
create function public.answer_support_ticket(ticket_id uuid, answer text) returns void
language plpgsql security definer set search_path = ''
as $$ begin
  if not private.is_admin() then raise exception 'Only an admin answers support tickets.' using errcode = '42501'; end if;
  update public.support_tickets ticket
     set answer = btrim(answer_support_ticket.answer), status = 'answered', answered_at = now(), answered_by = auth.uid(),
         updated_at = now()
   where ticket.id = ticket_id;
  if not found then raise exception 'There is no such ticket.' using errcode = 'P0002'; end if;
end $$;

create function private.support_ticket_asked() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.notify(admin.user_id, 'support', 'A question for support: ' || left(new.subject, 200), left(new.body, 2000),
    '/support?ticket=' || new.id, 'support-asked-' || new.id)
     from public.user_roles admin where admin.role = 'admin' and admin.user_id <> new.user_id;
  return null;
end $$;
create trigger asked after insert on public.support_tickets for each row execute function private.support_ticket_asked();

create function private.support_ticket_answered() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.notify(new.user_id, 'support', 'Support answered: ' || left(new.subject, 200), left(new.answer, 2000),
    '/support?ticket=' || new.id, 'support-answered-' || new.id || '-' || extract(epoch from new.answered_at));
  return null;
end $$;
create trigger answered after update of answer on public.support_tickets for each row
  when (new.answer is distinct from old.answer and new.user_id is distinct from new.answered_by)
  execute function private.support_ticket_answered();

create function private.require_instance_admin() returns void
language plpgsql stable security definer set search_path = ''
as $$ begin
  perform private.require_second_factor();
  if not private.is_admin() then
    raise exception 'Only an admin of this instance may do this.' using errcode = '42501';
  end if;
end $$;

create function private.log_admin_action(action text, target uuid, details jsonb default '{}') returns void
language sql security definer set search_path = ''
as $$ insert into private.admin_actions (action, actor_id, target_id, details) values (action, auth.uid(), target, details) $$;

create function private.require_account(target uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$ begin
  if not exists (select from auth.users where id = target and deleted_at is null) then
    raise exception 'There is no such account.' using errcode = 'P0001';
  end if;
end $$;

-- Both lock the same table, so that two admins who take the role from each other leave one of them.
create function public.set_instance_admin(target uuid, is_admin boolean) returns void
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.require_instance_admin();
  perform private.require_account(target);
  lock table public.user_roles in share row exclusive mode;
  if is_admin then
    insert into public.user_roles (user_id, role) values (target, 'admin') on conflict do nothing;
  else
    perform private.keep_an_admin(array[target]);
    if not exists (select from public.user_roles where role = 'admin' and user_id <> target) then
      raise exception 'This instance would be left without an admin. Make somebody else an admin first.' using errcode = 'P0001';
    end if;
    delete from public.user_roles where user_id = target and role = 'admin';
  end if;
  if found then
    perform private.log_admin_action(case when is_admin then 'admin_granted' else 'admin_revoked' end, target);
  end if;
end $$;

-- Disabling ends every session; whoever is signed in stops at the next refresh or the next call that reads the account.
create function public.set_account_disabled(target uuid, is_disabled boolean, reason text default '') returns void
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.require_instance_admin();
  perform private.require_account(target);
  if is_disabled and target = auth.uid() then
    raise exception 'You can not disable your own account.' using errcode = 'P0001';
  end if;
  update auth.users set banned_until = case when is_disabled then now() + interval '100 years' end, updated_at = now()
   where id = target and is_disabled <> (banned_until is not null and banned_until > now());
  if not found then return; end if;
  if is_disabled then delete from auth.sessions where user_id = target; end if;
  perform private.log_admin_action(case when is_disabled then 'account_disabled' else 'account_enabled' end, target,
    jsonb_build_object('reason', left(reason, 500)));
end $$;

-- Of this instance, newest first. `search` is part of a name, address, number or company.
create function public.admin_accounts(search text default '', page_size integer default 50, page_offset integer default 0)
returns table (id uuid, email text, phone text, full_name text, company_id uuid, company_name text, is_admin boolean,
               is_disabled boolean, has_second_factor boolean, last_sign_in_at timestamptz, created_at timestamptz, total bigint)
language plpgsql stable security definer set search_path = ''
as $$
declare
  pattern text := '%' || replace(replace(replace(btrim(coalesce(search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.require_instance_admin();
  return query
    select u.id, u.email::text, u.phone::text, p.full_name, c.id, c.name,
           exists (select from public.user_roles r where r.user_id = u.id and r.role = 'admin'),
           u.banned_until is not null and u.banned_until > now(),
           exists (select from auth.mfa_factors f where f.user_id = u.id and f.status::text = 'verified'),
           u.last_sign_in_at, u.created_at, count(*) over ()
      from auth.users u
      left join public.profiles p on p.id = u.id
      left join public.companies c on c.id = p.company_id
     where u.deleted_at is null
       and (u.email ilike pattern or u.phone ilike pattern or p.full_name ilike pattern or c.name ilike pattern)
     order by u.created_at desc, u.id desc
     limit least(greatest(page_size, 1), 200) offset greatest(page_offset, 0);
end $$;

-- Security events of the auth service and what admins did, as one log, newest first. The page after an entry begins with
-- its `created_at` and `id`. The auth service's rows are read as JSON, because hosted Supabase keeps them as a payload.
create function public.admin_audit_log(
  before_time timestamptz default null, before_id uuid default null, page_size integer default 50,
  only_action text default null, only_account uuid default null)
returns table (id uuid, created_at timestamptz, action text, actor_id uuid, actor_email text, target_id uuid,
               target_email text, ip_address text, details jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  longest int := least(greatest(page_size, 1), 200);
  until timestamptz := coalesce(before_time, 'infinity');
begin
  perform private.require_instance_admin();
  -- Each half stops at a page of its own, so that a long log is read from its end only.
  return query
    with of_auth as (
      select entry.id, entry.created_at, read.action, read.actor, null::uuid as target, read.ip, read.details
        from auth.audit_log_entries entry, lateral (
          select coalesce(json ->> 'action', json -> 'payload' ->> 'action') as action,
                 coalesce(json ->> 'actor_id', json -> 'payload' ->> 'actor_id') as actor,
                 nullif(json ->> 'ip_address', '') as ip,
                 coalesce(json -> 'details', json -> 'payload' -> 'traits', '{}') as details
            from to_jsonb(entry) as json) as read
       where entry.created_at <= until and (entry.created_at < until or entry.id < before_id)
         and (only_action is null or read.action = only_action)
         and (only_account is null or read.actor = only_account::text)
       order by entry.created_at desc, entry.id desc limit longest
    ), of_admins as (
      select done.id, done.created_at, done.action, done.actor_id::text, done.target_id, null, done.details
        from private.admin_actions done
       where done.created_at <= until and (done.created_at < until or done.id < before_id)
         and (only_action is null or done.action = only_action)
         and (only_account is null or only_account in (done.actor_id, done.target_id))
       order by done.created_at desc, done.id desc limit longest
    ), events as (table of_auth union all table of_admins)
    select events.id, events.created_at, events.action, actor.id, actor.email::text, events.target, target.email::text,
           split_part(events.ip, '/', 1), events.details
      from events
      left join auth.users actor on actor.id = events.actor::uuid
      left join auth.users target on target.id = events.target
     order by events.created_at desc, events.id desc
     limit longest;
end $$;

-- What /admin/metrics shows and does that rests on the product's own tables. What only the host knows stands
-- with the host.
create function public.admin_overview(since timestamptz)
returns table (accounts bigint, new_accounts bigint, active_accounts bigint, disabled_accounts bigint, admins bigint,
               companies bigint, new_companies bigint, leads bigint, recordings bigint, new_recordings bigint,
               recorded_seconds double precision, database_bytes bigint)
language plpgsql stable security definer set search_path = ''
as $$ begin
  perform private.require_instance_admin();
  return query
    select count(*), count(*) filter (where u.created_at >= since),
           count(*) filter (where exists (select from auth.sessions s where s.user_id = u.id
             and coalesce(s.refreshed_at, s.updated_at, s.created_at) >= since) or u.last_sign_in_at >= since),
           count(*) filter (where u.banned_until > now()),
           (select count(*) from public.user_roles r where r.role = 'admin'),
           (select count(*) from public.companies), (select count(*) from public.companies c where c.created_at >= since),
           (select count(*) from public.leads), (select count(*) from public.recordings),
           (select count(*) from public.recordings r where r.created_at >= since),
           (select coalesce(sum(r.duration_seconds), 0)::double precision from public.recordings r),
           pg_database_size(current_database())
      from auth.users u where u.deleted_at is null;
end $$;

create function public.admin_storage() returns table (bucket text, files bigint, bytes bigint)
language plpgsql stable security definer set search_path = ''
as $$ begin
  perform private.require_instance_admin();
  return query
    select b.id, count(o.id), coalesce(sum((o.metadata ->> 'size')::bigint), 0)::bigint
      from storage.buckets b left join storage.objects o on o.bucket_id = b.id group by b.id order by 3 desc, 1;
end $$;

-- What the filter of the log offers: every kind of event it holds.
create function public.admin_audit_actions() returns setof text
language plpgsql stable security definer set search_path = ''
as $$ begin
  perform private.require_instance_admin();
  return query
    select read.action from auth.audit_log_entries entry, lateral (
        select coalesce(json ->> 'action', json -> 'payload' ->> 'action') as action from to_jsonb(entry) as json) as read
     where read.action is not null
    union select done.action from private.admin_actions done order by 1;
end $$;

-- Ends every session of an account; who has a password can sign in again.
create function public.end_account_sessions(target uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  ended integer;
begin
  perform private.require_instance_admin();
  perform private.require_account(target);
  delete from auth.sessions where user_id = target;
  get diagnostics ended = row_count;
  perform private.log_admin_action('sessions_ended', target, jsonb_build_object('sessions', ended));
  return ended;
end $$;

create trigger touch before update on public.support_tickets
  for each row execute function private.touch();

select private.guard_erased('public.support_tickets');

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.admin_accounts(text,integer,integer),
  public.admin_audit_actions(),
  public.admin_audit_log(timestamp with time zone,uuid,integer,text,uuid),
  public.admin_overview(timestamp with time zone),
  public.admin_storage(),
  public.answer_support_ticket(uuid,text),
  public.end_account_sessions(uuid),
  private.log_admin_action(text,uuid,jsonb),
  private.require_account(uuid),
  private.require_instance_admin(),
  public.set_account_disabled(uuid,boolean,text),
  public.set_instance_admin(uuid,boolean)
  from public;
grant execute on function
  public.admin_accounts(text,integer,integer),
  public.admin_audit_actions(),
  public.admin_audit_log(timestamp with time zone,uuid,integer,text,uuid),
  public.admin_overview(timestamp with time zone),
  public.admin_storage(),
  public.answer_support_ticket(uuid,text),
  public.end_account_sessions(uuid),
  public.set_account_disabled(uuid,boolean,text),
  public.set_instance_admin(uuid,boolean)
  to authenticated;

-- What pages hear of as it changes.
alter publication supabase_realtime add table public.support_tickets;
