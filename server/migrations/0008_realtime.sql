-- Deleted rows wait here until each subscriber's own policies have said whether they may hear of it.
create unlogged table realtime.deleted_rows (
  id bigint generated always as identity primary key,
  content jsonb not null,
  created_at timestamptz not null default now()
);
create index deleted_rows_age on realtime.deleted_rows (created_at);
alter table realtime.deleted_rows enable row level security;

-- One notification for each statement and forty keys: a NOTIFY holds 8000 bytes. Its arguments are the key columns.
-- Payload: {"schema", "table", "type", "at", "keys": [{column: value}], "deleted": [id]}.
create or replace function realtime.announce() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  key_columns text[] := tg_argv::text[];
  batch record;
  removed bigint[];
begin
  if tg_op = 'DELETE' then
    for batch in
      with gone as (insert into realtime.deleted_rows (content) select to_jsonb(old_rows) from old_rows returning id, content),
           numbered as (select id, content, (row_number() over (order by id) - 1) / 40 as page from gone)
      select jsonb_agg((select jsonb_object_agg(c, content -> c) from unnest(key_columns) c)) as keys, jsonb_agg(id) as deleted
        from numbered group by page
    loop
      perform pg_notify('parley_realtime', jsonb_build_object('schema', tg_table_schema, 'table', tg_table_name,
        'type', tg_op, 'at', now(), 'keys', batch.keys, 'deleted', batch.deleted)::text);
    end loop;
  else
    for batch in
      with numbered as (select to_jsonb(new_rows) as fresh, (row_number() over () - 1) / 40 as page from new_rows)
      select jsonb_agg((select jsonb_object_agg(c, fresh -> c) from unnest(key_columns) c)) as keys
        from numbered group by page order by page
    loop
      perform pg_notify('parley_realtime', jsonb_build_object('schema', tg_table_schema, 'table', tg_table_name,
        'type', tg_op, 'at', now(), 'keys', batch.keys)::text);
    end loop;
  end if;
  return null;
end $$;
revoke execute on function realtime.announce() from public;

-- Brings the triggers in line with the publication, which is where migrations name the tables, as on hosted Supabase.
create or replace function realtime.follow_publication() returns void
language plpgsql set search_path = ''
as $$
declare
  target record;
  event text;
begin
  -- One process after the other: two that start at once would make the same triggers.
  perform pg_advisory_xact_lock(7275541);
  for target in
    select c.oid, format('%I.%I', n.nspname, c.relname) as name,
           (select string_agg(quote_literal(a.attname), ', ' order by k.ordinality)
              from pg_index i, unnest(i.indkey::int2[]) with ordinality k (number, ordinality)
              join pg_attribute a on a.attnum = k.number and a.attrelid = c.oid
             where i.indrelid = c.oid and i.indisprimary) as key_columns
      from pg_publication_rel r join pg_publication p on p.oid = r.prpubid
      join pg_class c on c.oid = r.prrelid join pg_namespace n on n.oid = c.relnamespace
     where p.pubname = 'supabase_realtime'
  loop
    continue when target.key_columns is null
      or exists (select from pg_trigger where tgrelid = target.oid and tgname = 'parley_realtime_insert');
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format('create trigger parley_realtime_%s after %s on %s referencing %s for each statement execute function realtime.announce(%s)',
        event, event, target.name,
        case event when 'delete' then 'old table as old_rows' else 'new table as new_rows' end, target.key_columns);
    end loop;
  end loop;
end $$;
revoke execute on function realtime.follow_publication() from public;
