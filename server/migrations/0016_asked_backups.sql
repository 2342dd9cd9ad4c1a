-- What /admin/metrics says of a backup before it has begun, and of one whose process is gone.

-- When the backup that is not done yet was asked for: it lies with the events until the worker takes it, and with the jobs
-- until it is done. Null where none was.
create function public.admin_asked_backup() returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked_at timestamptz;
begin
  perform private.require_instance_admin();
  select min(created_at) into asked_at from private.events where name = 'backup.asked';
  if to_regclass('graphile_worker.jobs') is not null then
    select least(asked_at, min(created_at)) into asked_at from graphile_worker.jobs
     where task_identifier = 'backup.take' and (locked_at is not null or attempts < max_attempts);
  end if;
  return asked_at;
end $$;

-- Asked for twice before it is done, it is one.
create or replace function public.admin_start_backup() returns void
language plpgsql security definer set search_path = ''
as $$ begin
  perform private.require_instance_admin();
  if public.admin_asked_backup() is not null then return; end if;
  perform private.log_admin_action('backup_asked', null);
  perform private.emit('backup.asked', null, '{}');
end $$;

-- A backup runs only as long as its process holds the lock under which backups are taken (server/src/backup/removals.ts).
create or replace function public.admin_backups()
returns table (name text, machine text, folder text, status text, error text, row_count bigint, file_count bigint,
               row_bytes bigint, file_bytes bigint, missing_files integer, started_at timestamptz, finished_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_taken boolean := exists (
    select from pg_catalog.pg_locks l join pg_catalog.pg_database d on d.oid = l.database
     where l.locktype = 'advisory' and l.classid = 0 and l.objid = 7275548 and l.objsubid = 1 and l.granted
       and d.datname = current_database());
begin
  perform private.require_instance_admin();
  return query
    select b.name, b.machine, b.folder, case when b.status = 'running' and not is_taken then 'failed' else b.status end,
           case when b.status = 'running' and not is_taken then 'Parley was stopped before it was done.' else b.error end,
           b.row_count, b.file_count, b.row_bytes, b.file_bytes, b.missing_files, b.started_at, b.finished_at
      from host.backups b order by b.started_at desc limit 100;
end $$;

revoke execute on function public.admin_asked_backup() from public;
grant execute on function public.admin_asked_backup() to authenticated;
