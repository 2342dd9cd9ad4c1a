-- Whether a backup's rows were compared with the database when it was taken. Those that are known by now were not, and the
-- version that took them damaged larger tables.
alter table host.backups add column is_proven boolean not null default false;

drop function public.admin_backups();
create function public.admin_backups()
returns table (name text, machine text, folder text, status text, error text, row_count bigint, file_count bigint,
               row_bytes bigint, file_bytes bigint, missing_files integer, started_at timestamptz, finished_at timestamptz,
               is_proven boolean)
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
           b.row_count, b.file_count, b.row_bytes, b.file_bytes, b.missing_files, b.started_at, b.finished_at, b.is_proven
      from host.backups b order by b.started_at desc limit 100;
end $$;
revoke execute on function public.admin_backups() from public;
grant execute on function public.admin_backups() to authenticated;
