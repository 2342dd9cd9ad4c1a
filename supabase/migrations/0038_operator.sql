-- What /admin/metrics shows and does that rests on the product's own tables (PRODUCT.md). What only the host knows stands
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

do $$
declare
  target regprocedure;
begin
  for target in
    select oid::regprocedure from pg_catalog.pg_proc
     where pronamespace = 'public'::regnamespace
       and proname in ('admin_overview', 'admin_storage', 'admin_audit_actions', 'end_account_sessions')
  loop
    execute format('revoke execute on function %s from public', target);
    execute format('grant execute on function %s to authenticated', target);
  end loop;
end $$;
